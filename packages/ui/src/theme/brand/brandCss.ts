import { measureCss, paletteCss } from '../declarations.ts';
import type { BrandTheme } from './createTheme.ts';

const TOUCH = 44;

/**
 * The custom properties of a brand as a style sheet. It follows the attributes of `applyAppearance`, on the part of the
 * page that the selector names and on parts of that with a theme of their own.
 */
export function brandCss(
  { light, dark, radii, densities, font }: Omit<BrandTheme, 'corrections' | 'css'>,
  scope: string,
): string {
  const family = font === undefined ? '' : `--sereno-font:${font};font-family:${font};`;
  const within = (value: string): string =>
    `[data-theme='${value}'] ${scope}:not([data-theme]),${scope}[data-theme='${value}'],${scope} [data-theme='${value}']`;
  const dense = (value: string): string =>
    `[data-density='${value}'] ${scope}:not([data-density]),${scope}[data-density='${value}'],${scope} [data-density='${value}']`;
  const touched = { controlHeight: Math.max(TOUCH, densities.comfortable.controlHeight) };
  return [
    `${scope}{${measureCss(radii, 'radius-')}${family}}`,
    `${scope},${scope} [data-theme='light'],${scope} [data-theme='system']{color-scheme:light;${paletteCss(light)}}`,
    `${within('dark')}{color-scheme:dark;${paletteCss(dark)}}`,
    `@media (prefers-color-scheme:dark){${within('system')}{color-scheme:dark;${paletteCss(dark)}}}`,
    `${scope},${scope} [data-density='comfortable']{${measureCss(densities.comfortable)}}`,
    `${dense('compact')}{${measureCss(densities.compact)}}`,
    `@media (pointer:coarse){${scope},${dense('compact')},${dense('comfortable')}{${measureCss(touched)}}}`,
  ].join('\n');
}
