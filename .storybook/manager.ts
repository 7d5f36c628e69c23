import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { light } from '../packages/ui/src/theme/index.ts';

/** `data-table` as a heading: Data table. */
const headingOf = (folder: string): string => (folder.charAt(0).toUpperCase() + folder.slice(1)).replaceAll('-', ' ');

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'root' || type === 'group' ? headingOf(name) : name) },
  theme: create({
    base: 'light',
    brandTitle: 'Sereno UI',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    colorPrimary: light.primary,
    colorSecondary: light.primary,
    appBg: light.surfaceSunken,
    appContentBg: light.surface,
    appPreviewBg: light.bg,
    appBorderColor: light.border,
    textColor: light.text,
    textMutedColor: light.textMuted,
    barSelectedColor: light.primary,
    barHoverColor: light.primary,
  }),
});
