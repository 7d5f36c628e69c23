import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import {
  dark as darkTokens,
  fontFamily,
  light as lightTokens,
  type Palette,
} from '../../packages/ui/src/theme/index.ts';

/** Storybook's own pages in the product's colours: it reads values, not custom properties. */
const pages = (base: 'light' | 'dark', palette: Palette) =>
  create({
    fontBase: fontFamily,
    base,
    appContentBg: palette.bg,
    appPreviewBg: palette.bg,
    appBorderColor: palette.border,
    textColor: palette.text,
    textMutedColor: palette.textMuted,
    colorPrimary: palette.primary,
    colorSecondary: palette.primary,
  });
const lightPages = pages('light', lightTokens);
const darkPages = pages('dark', darkTokens);

const isDark = (theme: unknown): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The theme that the address names: `globals=theme:dark;density:compact`. */
function themeOfAddress(): string | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

/** Documentation pages in the theme of the toolbar, so that text and examples stand on one background. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() => isDark(themeOfAddress()));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }): void => setDark(isDark(globals['theme']));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={dark ? darkPages : lightPages} />;
}
