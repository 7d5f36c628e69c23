import { channelsOf } from './hex.ts';
import { hexOfOklch, oklchOf, type Oklch } from './oklch.ts';
import { type Ground, isReadable, readable, SHAPES, WORDS } from './readable.ts';
import { light, type Palette } from '../tokens.ts';

/** Below this chroma a hue cannot be seen. */
const GREY = 0.04;
/** Our own primary colour, to which a brand is compared. */
const ours = oklchOf(light.primary);
/** Our own grey, to which a neutral is compared. */
const ourGrey = oklchOf(light.textMuted);

/** A hover: one step further from the ground, or back where the colour is nearly black or white. */
function strongerThan(primary: Oklch, isDark: boolean): Oklch {
  const { lightness } = primary;
  if (isDark) return { ...primary, lightness: lightness < 0.92 ? lightness + 0.05 : lightness - 0.08 };
  return { ...primary, lightness: lightness > 0.2 ? lightness - 0.07 : lightness + 0.12 };
}

/**
 * The palette of a brand: the lightness and strength of our own colours, in the hues of the brand. Positive, warning,
 * danger and info keep their hues, because they have a meaning.
 *
 * @param wanted The colour of the brand, `#rrggbb`.
 * @param neutral What the greys take their hue and strength from; null for the brand.
 * @param base Our own palette of that scheme.
 * @returns The palette, and the grounds that its primary colour had to be read on.
 */
export function brandPalette(
  wanted: string,
  neutral: Oklch | null,
  base: Palette,
): { readonly palette: Palette; readonly grounds: readonly Ground[] } {
  const brand = oklchOf(wanted);
  const isDark = oklchOf(base.surface).lightness < 0.5;
  const strength = Math.min(1, brand.chroma / ours.chroma);
  const grey = neutral ?? brand;
  const greyStrength = neutral === null ? strength : Math.min(2, neutral.chroma / ourGrey.chroma);

  const branded = (color: string): Oklch => {
    const { lightness, chroma } = oklchOf(color);
    return { lightness, chroma: chroma * strength, hue: brand.hue };
  };
  const greyed = (color: string): Oklch => {
    const { lightness, chroma } = oklchOf(color);
    return { lightness, chroma: chroma * greyStrength, hue: grey.hue };
  };

  const surfaces = {
    bg: hexOfOklch(greyed(base.bg)),
    surface: hexOfOklch(greyed(base.surface)),
    surfaceSunken: hexOfOklch(greyed(base.surfaceSunken)),
  };
  const softs = {
    primarySoft: hexOfOklch(branded(base.primarySoft)),
    positiveSoft: base.positiveSoft,
    warningSoft: base.warningSoft,
    dangerSoft: base.dangerSoft,
    infoSoft: base.infoSoft,
  };
  const ground = (on: keyof typeof surfaces | keyof typeof softs, least: number): Ground => ({
    on,
    color: { ...surfaces, ...softs }[on],
    least,
  });
  const page = [ground('surface', WORDS), ground('bg', WORDS)];
  const everywhere = [
    ...page,
    ground('surfaceSunken', WORDS),
    ...(['primarySoft', 'positiveSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const).map((soft) =>
      ground(soft, WORDS),
    ),
  ];
  const tone = (color: string, soft: keyof typeof softs): string =>
    readable(oklchOf(color), [...page, ground(soft, WORDS)]);

  const grounds = [...page, ground('primarySoft', WORDS), ground('surfaceSunken', SHAPES)];
  const primary = isReadable(wanted, grounds) ? wanted : readable(brand, grounds);
  const primaryStrong = hexOfOklch(strongerThan(oklchOf(primary), isDark));
  const text = readable(greyed(base.text), everywhere);

  // A grey has no hue to turn the others by.
  const isGrey = brand.chroma < GREY;
  const turned = (color: string): Oklch => {
    const own = oklchOf(color);
    return isGrey ? own : { ...own, hue: own.hue + brand.hue - ours.hue };
  };
  // On dark ground a brand that only just reaches 3 would be the dimmest of the eight.
  const leading = isDark ? oklchOf(primary) : brand;
  const point = (color: Oklch): string => readable(color, [ground('surface', SHAPES)]);
  const [first, second, third, fourth, fifth, sixth, seventh, eighth] = base.series;

  const tinted = (value: string): string => value.replace(channelsOf(base.text).join(' '), channelsOf(text).join(' '));
  const palette: Palette = {
    ...surfaces,
    ...softs,
    border: hexOfOklch(greyed(base.border)),
    borderStrong: readable(greyed(base.borderStrong), [ground('surface', SHAPES), ground('bg', SHAPES)]),
    text,
    textMuted: readable(greyed(base.textMuted), everywhere),
    primary,
    primaryStrong,
    onPrimary: readable(
      branded(base.onPrimary),
      [primary, primaryStrong].map((color) => ({ on: 'primary', color, least: WORDS })),
    ),
    positive: tone(base.positive, 'positiveSoft'),
    warning: tone(base.warning, 'warningSoft'),
    danger: tone(base.danger, 'dangerSoft'),
    info: tone(base.info, 'infoSoft'),
    backdrop: tinted(base.backdrop),
    shadow: tinted(base.shadow),
    series: [
      point(isGrey ? turned(first) : { ...leading, chroma: Math.max(leading.chroma, ours.chroma) }),
      point(turned(second)),
      point(turned(third)),
      point(turned(fourth)),
      point(turned(fifth)),
      point(turned(sixth)),
      point(turned(seventh)),
      point(greyed(eighth)),
    ],
  };
  return { palette, grounds };
}
