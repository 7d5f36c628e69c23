import type { Preview } from '@storybook/react-vite';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import {
  loadTexts,
  LocaleProvider,
  locales,
  parseLocale,
  type Locale,
  type UiTexts,
} from '../packages/ui/src/locale/index.ts';
import { applyAppearance, GlobalStyle, type Density, type Theme } from '../packages/ui/src/theme/index.ts';

function Workbench({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ locale: Locale; texts: UiTexts }>();
  useEffect(() => {
    let current = true;
    void loadTexts(locale).then((texts) => current && setLoaded({ locale, texts }));
    return () => {
      current = false;
    };
  }, [locale]);
  if (loaded?.locale !== locale) return null;
  return (
    <LocaleProvider locale={locale} texts={loaded.texts}>
      {children}
    </LocaleProvider>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true } },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'es' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
  },
  decorators: [
    (Story, { globals }) => {
      const theme: Theme = globals['theme'];
      const density: Density = globals['density'];
      applyAppearance({ theme, density });
      return (
        <StrictMode>
          <GlobalStyle />
          <Workbench locale={parseLocale(globals['locale']) ?? 'es'}>
            <Story />
          </Workbench>
        </StrictMode>
      );
    },
  ],
};

export default preview;
