'use client';
import { createGlobalStyle } from 'styled-components';
import { dark, densities, light, type Palette } from './tokens.ts';
import { color, fontFamily, fontSize } from './variables.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(palette: Palette): string {
  const { series, ...colors } = palette;
  return [
    ...Object.entries(colors).map(([name, value]) => `--sereno-${kebab(name)}: ${value};`),
    ...series.map((value, index) => `--sereno-series-${index + 1}: ${value};`),
  ].join('');
}

function measures(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--sereno-${kebab(name)}: ${value}px;`)
    .join('');
}

/**
 * Defines the tokens on the document and the few rules every page shares. Render it once, at the top.
 * The theme and the density are attributes of the document element, see `applyAppearance`.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${measures(densities.comfortable)}
    --sereno-motion-fast: 120ms;
    --sereno-motion-normal: 200ms;
    --sereno-motion-collapse: 400ms;
  }
  :root:lang(zh) { --sereno-font-east: 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'; }
  :root, [data-theme='light'], [data-theme='system'] { color-scheme: light; ${declarations(light)} }
  [data-density='comfortable'] { ${measures(densities.comfortable)} }
  [data-density='compact'] { ${measures(densities.compact)} }
  [data-theme='dark'] { color-scheme: dark; ${declarations(dark)} }
  @media (prefers-color-scheme: dark) {
    [data-theme='system'] { color-scheme: dark; ${declarations(dark)} }
  }
  @media (pointer: coarse) {
    :root, [data-density] { --sereno-control-height: 44px; }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --sereno-motion-fast: 0ms; --sereno-motion-normal: 0ms; --sereno-motion-collapse: 0ms; }
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
`;
