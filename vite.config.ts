import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.STOLEK_SERVER ?? 'http://localhost:8420';
const WORDS = /web\/words\/(?:.*\/)?(\w+)\.ftl/;

export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: {
    outDir: '../src/stolek/server/site',
    emptyOutDir: true,
    // A script or a style in the page itself would be refused by our own content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['web/index.html', 'web/notifications/serviceWorker.ts'],
      // A browser knows its servant again by the address; all else has a name that changes with its contents.
      output: {
        entryFileNames: ({ name }) => (name === 'servant' ? 'servant.js' : 'assets/[name]-[hash].js'),
        // Every file is a request more, and they are what takes long on a phone: fifty small ones of the start
        // page become a few large ones. The first group that wants a module gets it, with all that it imports.
        codeSplitting: {
          groups: [
            // A reader needs all words of one language, and no others.
            { test: WORDS, name: (id) => `words-${WORDS.exec(id)?.[1]}`, priority: 3 },
            { test: /web\/(App|pages\/Home)\.svelte/, name: 'shell', priority: 2 },
            { test: /games\/\w+\/web\/Picture\.svelte/, name: 'pictures', priority: 1 },
            // What several of the other pages use.
            { test: /^(?!.*\/games\/).*\/web\//, name: 'common', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false }, '/servant.js': SERVER },
  },
  resolve: {
    alias: { $web: new URL('./web', import.meta.url).pathname },
    // In tests, too, state is that of a browser: what depends on it is done again when it changes.
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  test: {
    root: '.',
    include: ['tests/**/*.test.ts'],
    environment: './tests/pages/page.ts',
    pool: 'threads', // cheaper to start than processes
    // A safety net: the first import of a test compiles what it needs, however busy the machine is.
    testTimeout: 120_000,
  },
});
