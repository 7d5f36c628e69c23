import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: {
    // The ground of a story is the theme's.
    backgrounds: false,
    // Code is shown as the story's file has it; read from what was rendered, it would hold every row of a table.
    experimentalCodeExamples: true,
  },
  // Parts that hosts cannot import are hidden until the filter of the sidebar shows them.
  tags: { internal: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The worker that answers the calls of whole screens, as its package has it; of `staticDirs` the tests serve no single file.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })] }),
  typescript: {
    // The other reader calls every optional prop "union". This one asks the compiler, and knows what `Omit<…> & …` holds.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
      savePropValueAsString: true,
      // The hundreds of attributes that a component passes on are described in its text, not in its table.
      propFilter: ({ declarations = [] }) =>
        declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
};

export default config;
