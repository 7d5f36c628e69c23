export {
  applyAppearance,
  defaultAppearance,
  densityNames,
  themes,
  type Appearance,
  type Density,
  type Theme,
} from './appearance.ts';
export { contrast } from './brand/contrast.ts';
export {
  createTheme,
  type BrandTheme,
  type DensityMeasures,
  type ThemeCorrection,
  type ThemeOptions,
} from './brand/createTheme.ts';
export { designTokens, type DesignToken, type DesignTokens } from './brand/designTokens.ts';
export { GlobalStyle, type GlobalStyleProps } from './GlobalStyle.tsx';
export { iconSize, plainList, visuallyHidden } from './mixins.ts';
export { seriesColor, seriesVariable, type SeriesColor } from './seriesColor.ts';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx';
export { useThemeScope } from './themeScopeContext.ts';
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
