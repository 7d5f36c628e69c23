export { applyAppearance, defaultAppearance, densityNames, themes } from './appearance.ts';
export type { Appearance, Density, Theme } from './appearance.ts';
export { GlobalStyle } from './GlobalStyle.tsx';
export { iconSize, plainList, visuallyHidden } from './mixins.ts';
export { seriesColor, seriesVariable } from './seriesColor.ts';
export type { SeriesColor } from './seriesColor.ts';
export { breakpoints, dark, densities, light } from './tokens.ts';
export type { Palette } from './tokens.ts';
export {
  color,
  density,
  fontFamily,
  fontSize,
  layer,
  media,
  motion,
  radius,
  series,
  shadow,
  space,
} from './variables.ts';
