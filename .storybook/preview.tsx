import '@fontsource-variable/inter/wght.css';
import type { Preview } from '@storybook/react-vite';
import { ThemedDocs } from './ThemedDocs.tsx';
import { Workbench } from './Workbench.tsx';
import { locales } from '../packages/ui/src/locale/index.ts';
import { densityNames } from '../packages/ui/src/theme/index.ts';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme of the components',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    density: {
      description: 'Air in tables and forms',
      toolbar: { title: 'Density', icon: 'component', items: [...densityNames], dynamicTitle: true },
    },
    locale: {
      description: "Language of the components' own texts",
      toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true },
    },
  },
  initialGlobals: {
    // `STORYBOOK_THEME=dark pnpm stories` runs every story, axe included, in the dark theme.
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    density: 'comfortable',
    locale: 'es',
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    // The page's own background follows the theme.
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: ['Foundations', ['Tokens', 'Button', 'ButtonLink', 'IconButton', 'Field', 'TextField', 'PasswordField']],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => <Workbench globals={globals} inDocs={viewMode === 'docs'} story={<Story />} />,
  ],
};

export default preview;
