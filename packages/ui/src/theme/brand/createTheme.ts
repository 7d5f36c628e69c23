import { brandCss } from './brandCss.ts';
import { brandPalette } from './brandPalette.ts';
import { contrast } from './contrast.ts';
import { channelsOf, hexOf } from './hex.ts';
import { oklchOf } from './oklch.ts';
import { dark, densities, light, radii, type Palette } from '../tokens.ts';

/** Measures of one density, in px. */
export type DensityMeasures = { readonly [Measure in keyof (typeof densities)['comfortable']]: number };

export type ThemeOptions = {
  /** Colour of the brand, `#rrggbb` or `#rgb`: buttons, links, focus, what is selected. The charts begin with its hue. */
  readonly brand: string;
  /** A colour whose hue and strength the greys take: surfaces, borders, text. Default: a breath of the brand. */
  readonly neutral?: string | undefined;
  /** Corners of controls in px; those of cards and dialogs are 4 px larger. 0 makes all square, pills too. Default 6. */
  readonly radius?: number | undefined;
  /** Measures that differ from ours, by density: `{ compact: { controlHeight: 28, space: 3 } }`. */
  readonly density?: { readonly [Name in keyof typeof densities]?: Partial<DensityMeasures> } | undefined;
  /** The `font-family`, with what follows it where it is missing: `"'Acme Sans', system-ui, sans-serif"`. */
  readonly font?: string | undefined;
  /** Selector of the part of the page that has this brand, one simple selector: `'.acme'`. Default ':root'. */
  readonly scope?: string | undefined;
};

/** A brand that could not be read in a scheme, and the colour in its place. */
export type ThemeCorrection = {
  readonly scheme: 'light' | 'dark';
  /** The brand as it was given. */
  readonly wanted: string;
  /** The nearest lightness of the same hue that can be read. */
  readonly used: string;
  /** The token on which it could be read least. */
  readonly on: string;
  /** Its contrast there. */
  readonly contrast: number;
  /** What it needs there. */
  readonly least: number;
};

export type BrandTheme = {
  readonly light: Palette;
  readonly dark: Palette;
  readonly radii: { readonly [Corner in keyof typeof radii]: number };
  readonly densities: { readonly [Name in keyof typeof densities]: DensityMeasures };
  readonly font?: string | undefined;
  /** What had to be changed so that everything can be read; empty when nothing had to. */
  readonly corrections: readonly ThemeCorrection[];
  /** The custom properties of both schemes as a style sheet: a file of its own, or `<GlobalStyle brand={theme} />`. */
  readonly css: string;
};

/**
 * Makes both colour schemes of a brand. Words reach a contrast of 4.5:1 and shapes 3:1 on everything they stand on,
 * whatever the brand; one that does not is made darker or lighter, and `corrections` says so.
 * @throws When a colour is not `#rrggbb` or `#rgb`.
 */
export function createTheme({
  brand,
  neutral,
  radius = radii.control,
  density,
  font,
  scope = ':root',
}: ThemeOptions): BrandTheme {
  const wanted = hexOf(channelsOf(brand));
  const grey = neutral === undefined ? null : oklchOf(neutral);
  const [bright, dim] = [brandPalette(wanted, grey, light), brandPalette(wanted, grey, dark)];
  const theme = {
    light: bright.palette,
    dark: dim.palette,
    radii:
      radius === 0
        ? { control: 0, card: 0, pill: 0 }
        : { control: radius, card: radius + radii.card - radii.control, pill: radii.pill },
    densities: {
      comfortable: { ...densities.comfortable, ...density?.comfortable },
      compact: { ...densities.compact, ...density?.compact },
    },
    font,
  };
  return {
    ...theme,
    corrections: [...correctionsOf('light', wanted, bright), ...correctionsOf('dark', wanted, dim)],
    css: brandCss(theme, scope),
  };
}

function correctionsOf(
  scheme: 'light' | 'dark',
  wanted: string,
  { palette, grounds }: ReturnType<typeof brandPalette>,
): readonly ThemeCorrection[] {
  if (palette.primary === wanted) return [];
  const missed = grounds
    .map(({ on, color, least }) => ({ on, contrast: contrast(wanted, color), least }))
    .toSorted((one, other) => one.contrast / one.least - other.contrast / other.least);
  return missed.slice(0, 1).map((ground) => ({ scheme, wanted, used: palette.primary, ...ground }));
}
