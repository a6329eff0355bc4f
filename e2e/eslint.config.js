import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['**/node_modules/', '**/results/'] },
  js.configs.recommended,
  {
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['crates/pages/assets/*.js'],
    languageOptions: { globals: globals.browser },
    rules: { complexity: ['error', 10] },
  },
  { files: ['e2e/**'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
