import type { Preview } from '@storybook/react-vite';
import { locales } from '../packages/ui/src/locale/locales.ts';
import { densityNames } from '../packages/ui/src/theme/index.ts';

/** The switches above every story. The last, width, is Storybook's own and takes its entries from `widths.ts`. */
export const toolbar = {
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
  formats: {
    description: 'How numbers, amounts, days and times are written',
    toolbar: { title: 'Formats', icon: 'calendar', items: ['mexican', 'language'], dynamicTitle: true },
  },
} satisfies Preview['globalTypes'];
