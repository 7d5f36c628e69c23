export {
  applyAppearance,
  defaultAppearance,
  densityNames,
  themes,
  type Appearance,
  type Density,
  type Theme,
} from './appearance.ts';
export { GlobalStyle } from './GlobalStyle.tsx';
export { iconSize, plainList, visuallyHidden } from './mixins.ts';
export { seriesColor, seriesVariable, type SeriesColor } from './seriesColor.ts';
export { breakpoints, dark, densities, light, type Palette } from './tokens.ts';
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
