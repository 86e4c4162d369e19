/** The Vitest environment: state and effects work as in a browser, but nothing is rendered. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
