import { assert, integer, option, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorNamed, contrastPromises } from '../../testing/contrastPromises.ts';
import { dark, light } from '../tokens.ts';
import { contrast } from './contrast.ts';
import { createTheme } from './createTheme.ts';
import { hexOf } from './hex.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';

const channel = integer({ min: 0, max: 255 });
const anyColor = tuple(channel, channel, channel).map(hexOf);

/** How far apart two colours look, in OKLab: 0.02 can just be seen side by side. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const { lightness, chroma, hue } = oklchOf(color);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

test('any colour survives the way to lightness, chroma and hue and back', () => {
  assert(
    property(anyColor, (color) => {
      expect(hexOfOklch(oklchOf(color))).toBe(color);
    }),
  );
});

describe('the theme of a brand', () => {
  test('keeps every promised contrast in both schemes, whatever the brand and the neutral', () => {
    assert(
      property(anyColor, option(anyColor, { nil: undefined }), (brand, neutral) => {
        const theme = createTheme({ brand, neutral });
        for (const palette of [theme.light, theme.dark])
          for (const { ink, on, least } of contrastPromises)
            expect([ink, on, contrast(colorNamed(palette, ink), colorNamed(palette, on)) >= least]).toEqual([
              ink,
              on,
              true,
            ]);
      }),
    );
  });

  test('has eight series that can be told apart', () => {
    assert(
      property(anyColor, (brand) => {
        const theme = createTheme({ brand });
        for (const { series } of [theme.light, theme.dark])
          for (const [index, one] of series.entries())
            for (const other of series.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(0.04);
      }),
    );
  });

  test('of our own colour is nearly our own', () => {
    const theme = createTheme({ brand: light.primary });
    for (const [made, ours] of [
      [theme.light, light],
      [theme.dark, dark],
    ] as const)
      for (const name of ['bg', 'surface', 'border', 'text', 'textMuted', 'primarySoft', 'series 2', 'series 5'])
        expect([name, distance(colorNamed(made, name), colorNamed(ours, name)) < 0.03]).toEqual([name, true]);
  });

  test('says what it corrected, and on what the brand could not be read', () => {
    expect(createTheme({ brand: '#fff2e0' }).corrections).toMatchObject([
      { scheme: 'light', wanted: '#fff2e0', on: 'primarySoft', least: 4.5 },
    ]);
    expect(createTheme({ brand: '#3b0a78' }).corrections.map(({ scheme }) => scheme)).toEqual(['dark']);
  });

  test.each(['orange', '#12345', 'rgb(0 0 0)', '#gggggg'])('of %s is an error, not a guess', (brand) => {
    expect(() => createTheme({ brand })).toThrow(/no #rrggbb colour/);
  });

  test('takes a colour of three digits', () => {
    expect(createTheme({ brand: '#063' }).light.primary).toBe('#006633');
  });

  test('has square corners, measures and a font where they are asked for', () => {
    const { css } = createTheme({
      brand: '#3b0a78',
      radius: 0,
      density: { compact: { controlHeight: 28, space: 3 } },
      font: "'Acme Sans', sans-serif",
      scope: '.acme',
    });
    expect(css).toContain('.acme{--sereno-radius-control: 0px;--sereno-radius-card: 0px;--sereno-radius-pill: 0px;');
    expect(css).toContain("--sereno-font:'Acme Sans', sans-serif;");
    expect(css).toMatch(/\.acme\[data-density='compact'\].*--sereno-control-height: 28px.*--sereno-space: 3px/);
    expect(css).toMatch(/^\.acme,\.acme \[data-density='comfortable'\].*--sereno-space: 4px/mu);
  });

  test('has round pills beside corners of any other size', () => {
    expect(createTheme({ brand: '#3b0a78', radius: 2 }).radii).toEqual({ control: 2, card: 6, pill: 999 });
  });
});
