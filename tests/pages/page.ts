/** Where Vitests run: state and effects are those of a browser, though no page is drawn. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
