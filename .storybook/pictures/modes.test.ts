import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toolbar } from '../toolbar.ts';
import { widths } from '../widths.ts';
import { picturesOf } from './choosePictures.ts';
import { modes } from './modes.ts';

describe.each(Object.entries(modes))('the stage "%s"', (_name, mode) => {
  test.each([
    ['theme', toolbar.theme.toolbar.items],
    ['density', toolbar.density.toolbar.items],
    ['locale', toolbar.locale.toolbar.items],
    ['formats', toolbar.formats.toolbar.items],
    ['viewport', Object.keys(widths)],
  ] as const)('has a %s that the toolbar offers', (name, offered) => {
    expect(offered).toContain(mode[name]);
  });

  test('sets every switch, and no other', () => {
    expect(Object.keys(mode).toSorted()).toEqual([...Object.keys(toolbar), 'viewport'].toSorted());
  });
});

test('every theme, density and width stands in a stage', () => {
  const all = Object.values(modes);
  expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
  expect(new Set(all.map(({ density }) => density))).toEqual(new Set(toolbar.density.toolbar.items));
  expect(new Set(all.map(({ viewport }) => viewport))).toEqual(new Set(Object.keys(widths)));
});

describe('the pictures of a story', () => {
  test('are one for each stage', () => {
    expect(picturesOf({})).toEqual({ modes });
  });

  test('are one alone where the story brings its own stage', () => {
    expect(picturesOf({ theme: 'dark', viewport: { value: 'phone' } })).toEqual({
      modes: {
        'own stage': { theme: 'dark', density: 'comfortable', locale: 'es', formats: 'mexican', viewport: 'phone' },
      },
    });
  });
});

test('no token is written down', () => {
  const file = path.join(import.meta.dirname, '../../chromatic.config.json');
  const settings: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(settings)).not.toContain('projectToken');
  expect(JSON.stringify(settings)).not.toMatch(/chpt_/);
});
