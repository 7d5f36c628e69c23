import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { light } from '../packages/ui/src/theme/index.ts';

addons.setConfig({
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
