import { StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { loadTexts, LocaleProvider, parseLocale, type Locale, type UiTexts } from '../packages/ui/src/locale/index.ts';
import { applyAppearance, color, densityNames, GlobalStyle, themes } from '../packages/ui/src/theme/index.ts';

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

type WorkbenchProps = {
  globals: Record<string, unknown>;
  /** The story stands on a page with others, each of which may have a theme of its own. */
  inDocs: boolean;
  story: ReactNode;
};

/** What a host does around the components: tokens, appearance and language, as the toolbar says. */
export function Workbench({ globals, inDocs, story }: WorkbenchProps) {
  const theme = themes.find((name) => name === globals['theme']) ?? 'light';
  const density = densityNames.find((name) => name === globals['density']) ?? 'comfortable';
  const locale = parseLocale(String(globals['locale'])) ?? 'es';
  // During rendering rather than in an effect: a story that measures itself must find its theme.
  if (!inDocs) applyAppearance({ theme, density });
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <StrictMode>
      <GlobalStyle />
      <Texts locale={locale}>
        {inDocs ? (
          <div data-theme={theme} data-density={density} style={{ background: color.bg, color: color.text }}>
            {story}
          </div>
        ) : (
          story
        )}
      </Texts>
    </StrictMode>
  );
}
