import { breakpoints } from './tokens.ts';

/**
 * The custom properties that components read. The names are public: a host may set any of them in a style sheet of its
 * own.
 */
export const color = {
  bg: 'var(--sereno-bg)',
  surface: 'var(--sereno-surface)',
  surfaceSunken: 'var(--sereno-surface-sunken)',
  border: 'var(--sereno-border)',
  borderStrong: 'var(--sereno-border-strong)',
  text: 'var(--sereno-text)',
  textMuted: 'var(--sereno-text-muted)',
  primary: 'var(--sereno-primary)',
  primaryStrong: 'var(--sereno-primary-strong)',
  primarySoft: 'var(--sereno-primary-soft)',
  onPrimary: 'var(--sereno-on-primary)',
  positive: 'var(--sereno-positive)',
  positiveSoft: 'var(--sereno-positive-soft)',
  warning: 'var(--sereno-warning)',
  warningSoft: 'var(--sereno-warning-soft)',
  danger: 'var(--sereno-danger)',
  dangerSoft: 'var(--sereno-danger-soft)',
  info: 'var(--sereno-info)',
  infoSoft: 'var(--sereno-info-soft)',
  backdrop: 'var(--sereno-backdrop)',
} as const;

/** The shadow of what floats above the page; cards have none. */
export const shadow = 'var(--sereno-shadow)';

/** Chart colours 1 to 8 in their fixed order. */
export const series = (position: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): string => `var(--sereno-series-${position})`;

/** Spacing in steps of 4 px, or of what a density or a host makes of them: `space(3)` is 12 px, `space(-3)` the same outwards. */
export const space = (steps: number): string => `calc(${steps}*var(--sereno-space))`;

/** Type sizes by their default in px. */
export const fontSize = {
  12: 'var(--sereno-font-size-12)',
  13: 'var(--sereno-font-size-13)',
  14: 'var(--sereno-font-size-14)',
  16: 'var(--sereno-font-size-16)',
  20: 'var(--sereno-font-size-20)',
  24: 'var(--sereno-font-size-24)',
  32: 'var(--sereno-font-size-32)',
} as const;

/** A Chinese page asks for Chinese fonts first: the same signs are drawn otherwise in Japan. */
export const fontFamily =
  "var(--sereno-font, 'Inter Variable', system-ui, var(--sereno-font-east, 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'PingFang SC', 'Microsoft YaHei'), sans-serif)";

/** Corners; a pill is round in every brand whose controls have corners at all. */
export const radius = {
  control: 'var(--sereno-radius-control)',
  card: 'var(--sereno-radius-card)',
  pill: 'var(--sereno-radius-pill)',
} as const;

/** Heights and paddings that follow the density. */
export const density = {
  controlHeight: 'var(--sereno-control-height)',
  cardPadding: 'var(--sereno-card-padding)',
  rowPadding: 'var(--sereno-row-padding)',
} as const;

/** Durations; all become 0 under `prefers-reduced-motion` (SHL-42). */
export const motion = {
  fast: 'var(--sereno-motion-fast)',
  normal: 'var(--sereno-motion-normal)',
  /** A card that collapses or opens (SHL-39). */
  collapse: 'var(--sereno-motion-collapse)',
} as const;

/** Stacking order of what lies above the page. */
export const layer = { sticky: 10, drawer: 30, dialog: 40, popup: 45, toast: 50 } as const;

/** Media conditions for `@media ${media.lg}`: from that breakpoint upwards. */
export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  touch: '(pointer: coarse)',
} as const;
