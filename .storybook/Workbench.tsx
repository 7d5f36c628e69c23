import { StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { loadTexts, LocaleProvider, parseLocale, type Locale, type UiTexts } from '../packages/ui/src/locale/index.ts';
import { applyAppearance, densityNames, GlobalStyle, themes } from '../packages/ui/src/theme/index.ts';

function Texts({ locale, children }: { locale: Locale; children: ReactNode }) {
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

/** What a host does around the components: tokens, appearance and language, as the toolbar says. */
export function Workbench({ globals, story }: { globals: Record<string, unknown>; story: ReactNode }) {
  const theme = themes.find((name) => name === globals['theme']) ?? 'light';
  const density = densityNames.find((name) => name === globals['density']) ?? 'comfortable';
  const locale = parseLocale(String(globals['locale'])) ?? 'es';
  // During rendering rather than in an effect: a story that measures itself must find its theme.
  applyAppearance({ theme, density });
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <StrictMode>
      <GlobalStyle />
      <Texts locale={locale}>{story}</Texts>
    </StrictMode>
  );
}
