/**
 * The design tokens as data: the one place where a colour or a measure has a value. Components never read these; they
 * read the custom properties of `variables.ts`, so that a change of theme renders nothing again.
 */

/** Colours of one theme. Every text colour reaches 4.5:1 on `surface`, every control border and series 3:1. */
export type Palette = {
  readonly bg: string;
  readonly surface: string;
  readonly surfaceSunken: string;
  readonly border: string;
  readonly borderStrong: string;
  readonly text: string;
  readonly textMuted: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly primarySoft: string;
  readonly onPrimary: string;
  readonly positive: string;
  readonly positiveSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly info: string;
  readonly infoSoft: string;
  readonly backdrop: string;
  readonly shadow: string;
  readonly series: readonly [string, string, string, string, string, string, string, string];
};

export const light: Palette = {
  bg: '#f7fbfa',
  surface: '#ffffff',
  surfaceSunken: '#eff5f3',
  border: '#d8e0df',
  borderStrong: '#7c8988',
  text: '#142226',
  textMuted: '#516164',
  primary: '#00695f',
  primaryStrong: '#00544c',
  primarySoft: '#ddf4f1',
  onPrimary: '#ffffff',
  positive: '#21763c',
  positiveSoft: '#e3f3e7',
  warning: '#9a6000',
  warningSoft: '#fdf1dc',
  danger: '#ba2b2e',
  dangerSoft: '#fdeaea',
  info: '#0f68a2',
  infoSoft: '#e3f1fb',
  backdrop: 'rgb(20 34 38 / 45%)',
  shadow: '0 8px 28px rgb(20 34 38 / 14%)',
  series: ['#00695f', '#c9690c', '#4d57b7', '#c3518d', '#88891a', '#0e84b7', '#a03f3c', '#5f767e'],
};

export const dark: Palette = {
  bg: '#0e1518',
  surface: '#161f21',
  surfaceSunken: '#091012',
  border: '#2c383b',
  borderStrong: '#6d7e81',
  text: '#e5eded',
  textMuted: '#9dabac',
  primary: '#59c7b4',
  primaryStrong: '#7ad6c6',
  primarySoft: '#153733',
  onPrimary: '#06211d',
  positive: '#76cf8a',
  positiveSoft: '#162b1c',
  warning: '#edbb64',
  warningSoft: '#33270f',
  danger: '#fa8880',
  dangerSoft: '#3a1b1a',
  info: '#75bbf6',
  infoSoft: '#12293c',
  backdrop: 'rgb(0 0 0 / 60%)',
  shadow: '0 8px 28px rgb(0 0 0 / 50%)',
  series: ['#66ccba', '#f3ad66', '#969cee', '#ee8dbd', '#d0d267', '#6ab8e4', '#e97871', '#a1b1b7'],
};

/**
 * Measures that change with the density: heights of controls and the air around them, in px. `space` is one step of every other distance,
 * of which ours are the same in both.
 */
export const densities = {
  comfortable: { controlHeight: 40, cardPadding: 16, rowPadding: 10, space: 4 },
  compact: { controlHeight: 32, cardPadding: 12, rowPadding: 6, space: 4 },
} as const;

/** Corners in px: of what is pressed or typed in; of cards, dialogs and menus; of badges, switches and tracks, which are round. */
export const radii = { control: 6, card: 10, pill: 999 } as const;

/** Type sizes in px of a browser whose text size is 16 px; they are set in rem, so that they follow it. */
export const fontSizes = [12, 13, 14, 16, 20, 24, 32] as const;

/** Durations; all become 0 under `prefers-reduced-motion` (SHL-42). */
export const durations = { fast: '120ms', normal: '200ms', collapse: '400ms' } as const;

/** Layout breakpoints in px (LAY-01). `lg` is where the side menu stops being a drawer (LAY-03). */
export const breakpoints = { sm: 544, md: 768, lg: 992, xl: 1200 } as const;
