import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import config from './svelte.config.js';

export default ts.config(
    {
        ignores: [
            'src/stolek/server/site',
            '.svelte-check',
            'build',
            '.venv',
            'examples',
            'web/client/messages.d.ts',
        ],
    },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: globals.browser } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig: config },
        },
    },
    // TypeScript itself reports undefined names.
    { rules: { 'no-undef': 'off' } },
    // Maps here are private, or replaced as a whole: they need not be reactive.
    { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
);
