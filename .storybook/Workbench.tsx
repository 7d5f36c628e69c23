import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { useSpoken } from './stage/language.ts';
import { localeOf, textsOf } from './stage/texts.ts';
import { LocaleProvider, mexicanFormats } from '../packages/ui/src/locale/index.ts';
import { applyAppearance, color, densityNames, GlobalStyle, themes } from '../packages/ui/src/theme/index.ts';

type WorkbenchProps = {
  globals: Record<string, unknown>;
  /** The story stands on a page with others, each of which may have a theme of its own. */
  inDocs: boolean;
  story: ReactNode;
};

const asTheLanguage = {};

/** What a host does around the components: tokens, appearance, language and formats, as the toolbar says. */
export function Workbench({ globals, inDocs, story }: WorkbenchProps) {
  const theme = themes.find((name) => name === globals['theme']) ?? 'light';
  const density = densityNames.find((name) => name === globals['density']) ?? 'comfortable';
  const chosen = localeOf(globals);
  const { locale, texts } = useSpoken() ?? { locale: chosen, texts: textsOf(chosen) };
  // During rendering rather than in an effect: a story that measures itself must find its theme.
  if (!inDocs) applyAppearance({ theme, density });
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <StrictMode>
      <GlobalStyle />
      <LocaleProvider
        locale={locale}
        texts={texts}
        formats={globals['formats'] === 'language' ? asTheLanguage : mexicanFormats}
      >
        {inDocs ? (
          <div data-theme={theme} data-density={density} style={{ background: color.bg, color: color.text }}>
            {story}
          </div>
        ) : (
          story
        )}
      </LocaleProvider>
    </StrictMode>
  );
}
