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
    // Our Content Security Policy forbids inline scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['web/index.html', 'web/notifications/serviceWorker.ts'],
      // A browser recognises its service worker by the URL; all other names contain a content hash.
      output: {
        entryFileNames: ({ name }) =>
          name === 'serviceWorker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        // Requests are what takes long on a phone: fifty small files of the start page are merged into a few chunks.
        // The first group that matches a module gets it, with all that it imports.
        codeSplitting: {
          groups: [
            // One chunk per language: a user needs all phrases of one language, and no others.
            { test: WORDS, name: (id) => `words-${WORDS.exec(id)?.[1]}`, priority: 3 },
            { test: /web\/(App|pages\/Home)\.svelte/, name: 'shell', priority: 2 },
            { test: /games\/\w+\/web\/Picture\.svelte/, name: 'pictures', priority: 1 },
            // Modules that several of the other pages share.
            { test: /^(?!.*\/games\/).*\/web\//, name: 'common', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false }, '/service-worker.js': SERVER },
  },
  resolve: {
    alias: { $web: new URL('./web', import.meta.url).pathname },
    // Tests use the browser build of Svelte: effects run when state changes.
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  test: {
    root: '.',
    include: ['tests/**/*.test.ts'],
    environment: './tests/pages/page.ts',
    pool: 'threads', // cheaper to start than processes
    // Generous: the first import in a test compiles what it needs, however busy the machine is.
    testTimeout: 120_000,
  },
});
