import type { Palette } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties of a palette as CSS: `--sereno-bg: #f7fbfa; …`. */
export function paletteCss({ series, ...colors }: Palette): string {
  return measureCss(colors) + series.map((value, index) => `--sereno-series-${index + 1}: ${value};`).join('');
}

/** Custom properties as CSS; a number is one of px. */
export function measureCss(values: Readonly<Record<string, number | string>>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--sereno-${prefix}${kebab(name)}: ${value}${typeof value === 'number' ? 'px' : ''};`)
    .join('');
}
