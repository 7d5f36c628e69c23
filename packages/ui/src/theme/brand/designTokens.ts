import type { BrandTheme } from './createTheme.ts';
import { channelsOf, hexOf, type Channels } from './hex.ts';
import { dark, densities, durations, fontSizes, light, radii, type Palette } from '../tokens.ts';

/** A value of the Design Tokens Format (DTCG, 2025.10), as Figma and Style Dictionary read it. */
export type DesignToken = { readonly $type: string; readonly $value: unknown };
/** Tokens by name, in groups. */
export type DesignTokens = { readonly [name: string]: DesignToken | DesignTokens };

const measure = (value: number, unit: 'px' | 'rem' = 'px') => ({ value, unit });

function colorValue(channels: Channels, alpha = 1) {
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round(channel / 0.255) / 1000),
    alpha,
    hex: hexOf(channels),
  };
}

const colorToken = (color: string): DesignToken => ({ $type: 'color', $value: colorValue(channelsOf(color)) });

/** `rgb(20 34 38 / 45%)`, as the backdrop and the shadow are written. */
function translucent(css: string) {
  const [red = 0, green = 0, blue = 0, percent = 100] =
    /rgb\((.*)\)/
      .exec(css)?.[1]
      ?.split(/[ /%]+/)
      .map(Number) ?? [];
  return colorValue([red, green, blue], percent / 100);
}

function shadowToken(css: string): DesignToken {
  const [offsetX = 0, offsetY = 0, blur = 0] = css.split(' ').map((part) => Number.parseFloat(part));
  return {
    $type: 'shadow',
    $value: {
      color: translucent(css),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure(0),
    },
  };
}

/** Each entry of a record as a token. */
function group<Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken): DesignTokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
}

const dimensions = (values: Readonly<Record<string, number>>): DesignTokens =>
  group(values, (value) => ({ $type: 'dimension', $value: measure(value) }));

function schemeTokens({ series, backdrop, shadow, ...colors }: Palette): DesignTokens {
  return {
    color: { ...group(colors, colorToken), backdrop: { $type: 'color', $value: translucent(backdrop) } },
    series: Object.fromEntries(series.map((color, index) => [index + 1, colorToken(color)])),
    shadow: shadowToken(shadow),
  };
}

/**
 * The tokens of a theme as three files of the Design Tokens Format: a design tool takes `light` and `dark` as the two
 * modes of one collection, and `base` for what is the same in both.
 * @param theme From `createTheme`. Default: our own.
 */
export function designTokens(
  theme: Pick<BrandTheme, 'light' | 'dark' | 'radii' | 'densities'> = { light, dark, radii, densities },
): { readonly light: DesignTokens; readonly dark: DesignTokens; readonly base: DesignTokens } {
  return {
    light: schemeTokens(theme.light),
    dark: schemeTokens(theme.dark),
    base: {
      radius: dimensions(theme.radii),
      density: { comfortable: dimensions(theme.densities.comfortable), compact: dimensions(theme.densities.compact) },
      fontSize: Object.fromEntries(
        fontSizes.map((size) => [size, { $type: 'dimension', $value: measure(size / 16, 'rem') }]),
      ),
      motion: group(durations, (duration) => ({
        $type: 'duration',
        $value: { value: Number.parseFloat(duration), unit: 'ms' },
      })),
    },
  };
}
