import { defineConfig } from 'oxlint';
import { arrows } from './scripts/importArrows.ts';
import { purities } from './scripts/purity.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  // The last two are strangers' applications: they resolve their packages only where they are installed.
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'packages/api/src/generated/**',
    'tests/package/foreign/**',
    'examples/**',
  ],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'no-console': 'error',
    // A stylesheet is imported for its effect alone.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    // A continuation that only sets state returns nothing; floating promises have their own rule.
    'promise/always-return': 'off',
  },
  overrides: [
    { files: ['scripts/guard.mjs'], rules: { 'no-console': 'off' } },
    {
      // Rows are CSS grids, which the browser lays out twice as fast as a <table>; a <table> laid out so loses its own roles.
      files: ['packages/ui/src/data-table/grid/Grid*.tsx'],
      rules: { 'jsx-a11y/prefer-tag-over-role': 'off' },
    },
    {
      // A register is a description, not a page.
      files: ['packages/domain/src/register/registers/*.ts'],
      excludeFiles: ['**/index.ts'],
      rules: { 'max-lines': ['error', 100] },
    },
    {
      files: ['tests/e2e/**'],
      rules: {
        // Waiting for what the person must see is the assertion of an end-to-end test.
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expectTotals', '**.waitFor', '**.waitForURL', '**.waitForFunction'] },
        ],
      },
    },
    ...purities.map(({ files, globals, properties, because: message }) => ({
      files: [files],
      // Tests and stories set the stage: they stop the clock and answer in the network's place.
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.stories.tsx', '**/*samples.tsx'],
      rules: {
        'no-restricted-globals': ['error' as const, ...globals.map((name) => ({ name, message }))],
        'no-restricted-properties': [
          'error' as const,
          ...properties.map(([object, property]) => ({ object, property, message })),
        ],
      },
    })),
    ...arrows.map((layer) => ({
      files: layer.slice(-1).map(({ files }) => files),
      excludeFiles: [
        // Tests may check a rule against the library that it must not depend on.
        '**/*.test.{ts,tsx}',
        '**/testing/**',
        ...(layer.at(-1)?.sparesStories === true ? ['**/*.stories.tsx', '**/*amples.{ts,tsx}'] : []),
      ],
      rules: {
        'no-restricted-imports': [
          'error' as const,
          { patterns: layer.map(({ refused, because }) => ({ regex: refused.join('|'), message: because })) },
        ],
      },
    })),
  ],
});
