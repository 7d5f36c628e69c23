'use client';
import { createGlobalStyle } from 'styled-components';
import { measureCss, paletteCss } from './declarations.ts';
import { dark, densities, durations, fontSizes, light, radii } from './tokens.ts';
import { color, fontFamily, fontSize } from './variables.ts';

export type GlobalStyleProps = {
  /** The brand of the page, from `createTheme`. Default: our own. */
  brand?: { readonly css: string } | undefined;
};

/**
 * Defines the tokens on the document and the few rules every page shares. Render it once, at the top.
 * The theme and the density are attributes of the document element, see `applyAppearance`. The tokens stand in the cascade
 * layer `sereno`, so that a rule of the host such as `:root { --sereno-primary: … }` wins in any order of style sheets.
 */
export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  @layer sereno {
    :root {
      ${measureCss(durations, 'motion-')}
      ${measureCss(radii, 'radius-')}
      ${fontSizes.map((size) => `--sereno-font-size-${size}: ${size / 16}rem;`).join('')}
    }
    :root:lang(zh) { --sereno-font-east: 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'; }
    :root, [data-theme='light'], [data-theme='system'] { color-scheme: light; ${paletteCss(light)} }
    :root, [data-density='comfortable'] { ${measureCss(densities.comfortable)} }
    [data-density='compact'] { ${measureCss(densities.compact)} }
    [data-theme='dark'] { color-scheme: dark; ${paletteCss(dark)} }
    @media (prefers-color-scheme: dark) {
      [data-theme='system'] { color-scheme: dark; ${paletteCss(dark)} }
    }
    @media (pointer: coarse) {
      :root, [data-density] { --sereno-control-height: 44px; }
    }
    /* Important, because a person asked for it, whatever durations a brand has. */
    @media (prefers-reduced-motion: reduce) {
      :root { --sereno-motion-fast: 0ms !important; --sereno-motion-normal: 0ms !important; --sereno-motion-collapse: 0ms !important; }
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    background: ${color.bg};
    color: ${color.text};
    font-family: ${fontFamily};
    font-size: ${fontSize[14]};
    line-height: 1.45;
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
  }
  /* Without specificity, so that any component's own colour wins. */
  :where(a) { color: ${color.primary}; text-underline-offset: 0.2em; }
  /* Without specificity, so that a control whose ring is drawn around it can remove its own in any order of rules. */
  :where(:focus-visible) { outline: 2px solid ${color.primary}; outline-offset: 2px; }
  ${({ brand }) => brand?.css ?? ''}
`;
