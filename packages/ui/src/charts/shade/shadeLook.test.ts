import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/brand/contrast.ts';
import { dark, light, type Palette } from '../../theme/tokens.ts';
import { FIRST_STRONG, SHADE_PERCENTS } from './shadeLook.styles.ts';

const channelsOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** The colour as a browser mixes it in sRGB. */
function mixed({ series, surface }: Palette, percent: number): string {
  const ground = channelsOf(surface);
  const channels = channelsOf(series[0]).map((channel, place) =>
    Math.round((channel * percent + (ground[place] ?? 0) * (100 - percent)) / 100),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the shades of the %s theme', (_, palette) => {
  it.each([...SHADE_PERCENTS])('can be written upon: %i %', (percent) => {
    const isStrong = SHADE_PERCENTS.indexOf(percent) + 1 >= FIRST_STRONG;
    const ink = isStrong ? palette.onPrimary : palette.text;
    expect(contrast(mixed(palette, percent), ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('can be told from their neighbours', () => {
    const steps = [palette.surfaceSunken, ...SHADE_PERCENTS.map((percent) => mixed(palette, percent))];
    for (const [place, step] of steps.slice(1).entries()) {
      expect(contrast(steps[place] ?? '', step)).toBeGreaterThan(1.1);
    }
  });

  it('can be written upon where nothing is, or less than nothing', () => {
    expect(contrast(palette.surfaceSunken, palette.textMuted)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.surface, palette.textMuted)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.dangerSoft, palette.text)).toBeGreaterThanOrEqual(4.5);
  });
});
