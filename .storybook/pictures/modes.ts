import type { Locale } from '../../packages/ui/src/locale/locales.ts';
import type { Density, Theme } from '../../packages/ui/src/theme/index.ts';
import type { widths } from '../widths.ts';

/** One stage on which Chromatic takes a picture of a story: a value for each switch of the toolbar. */
export type Mode = {
  readonly theme: Exclude<Theme, 'system'>;
  readonly density: Density;
  readonly locale: Locale;
  readonly formats: 'mexican' | 'language';
  readonly viewport: keyof typeof widths;
};

/** Where most people meet the product; also the stage of what is photographed once. */
export const lightLaptop: Mode = {
  theme: 'light',
  density: 'comfortable',
  locale: 'es',
  formats: 'mexican',
  viewport: 'laptop',
};

/**
 * The stages of every story. Not every combination, which would be hundreds: each theme, density and width stands in at least two.
 * German stands for long words, Japanese for words without spaces.
 */
export const modes: Readonly<Record<string, Mode>> = {
  'light laptop': lightLaptop,
  'dark phone': { theme: 'dark', density: 'comfortable', locale: 'es', formats: 'mexican', viewport: 'phone' },
  'dark wide, compact, English': {
    theme: 'dark',
    density: 'compact',
    locale: 'en',
    formats: 'mexican',
    viewport: 'wide',
  },
  'light phone, German': {
    theme: 'light',
    density: 'comfortable',
    locale: 'de',
    formats: 'mexican',
    viewport: 'phone',
  },
  'light tablet, compact, Japanese': {
    theme: 'light',
    density: 'compact',
    locale: 'ja',
    formats: 'mexican',
    viewport: 'tablet',
  },
  'dark tablet, French': {
    theme: 'dark',
    density: 'comfortable',
    locale: 'fr',
    formats: 'mexican',
    viewport: 'tablet',
  },
};
