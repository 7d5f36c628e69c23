import type { Palette } from '../theme/tokens.ts';

/** A pair of tokens that is used one on the other, and the contrast it must reach. */
export type ContrastPromise = { readonly on: string; readonly ink: string; readonly least: number };

type ColorName = Exclude<keyof Palette, 'series' | 'shadow' | 'backdrop'>;

const grounds: readonly ColorName[] = ['surface', 'bg', 'surfaceSunken'];
const tones: readonly (readonly [ColorName, ColorName])[] = [
  ['primary', 'primarySoft'],
  ['positive', 'positiveSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
];

const pair = (ink: ColorName, on: ColorName, least: number): ContrastPromise => ({ ink, on, least });

/** Every pair of tokens the components set on each other: 4.5 for words, 3 for shapes one must make out. */
export const contrastPromises: readonly ContrastPromise[] = [
  ...grounds.flatMap((on) => [pair('text', on, 4.5), pair('textMuted', on, 4.5)]),
  ...tones.flatMap(([ink, soft]) => [
    pair(ink, 'surface', 4.5),
    pair(ink, 'bg', 4.5),
    pair(ink, soft, 4.5),
    pair('text', soft, 4.5),
    pair('textMuted', soft, 4.5),
  ]),
  pair('onPrimary', 'primary', 4.5),
  pair('onPrimary', 'primaryStrong', 4.5),
  // The danger button writes in the colour of the surface.
  pair('surface', 'danger', 4.5),
  pair('borderStrong', 'surface', 3),
  pair('borderStrong', 'bg', 3),
  // The focus ring.
  ...grounds.map((on) => pair('primary', on, 3)),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((position) => ({ ink: `series ${position}`, on: 'surface', least: 3 })),
];

/** The colour of a token by the name used in a promise, `series 1` included. */
export function colorNamed(palette: Palette, name: string): string {
  const { series, ...colors } = palette;
  const position = /^series (\d)$/.exec(name)?.[1];
  const found =
    position === undefined
      ? Object.entries(colors).find(([token]) => token === name)?.[1]
      : series[Number(position) - 1];
  if (found === undefined)
    throw new Error(`colorNamed: there is no token "${name}". Nothing can be drawn. Correct the name.`);
  return found;
}
