import { expect, test } from 'vitest';
import { createTheme } from './createTheme.ts';
import { designTokens } from './designTokens.ts';

test('our own tokens in the Design Tokens Format', () => {
  const { light, dark, base } = designTokens();
  expect(light).toMatchObject({
    color: {
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, 0.412, 0.373], alpha: 1, hex: '#00695f' },
      },
      backdrop: { $value: { alpha: 0.45, hex: '#142226' } },
    },
    series: { 8: { $value: { hex: '#5f767e' } } },
    shadow: { $type: 'shadow', $value: { offsetY: { value: 8, unit: 'px' }, color: { alpha: 0.14 } } },
  });
  expect(dark).toMatchObject({ color: { primary: { $value: { hex: '#59c7b4' } } } });
  expect(base).toMatchObject({
    radius: { card: { $type: 'dimension', $value: { value: 10, unit: 'px' } } },
    fontSize: { 13: { $type: 'dimension', $value: { value: 0.8125, unit: 'rem' } } },
    motion: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
  });
});

test('the tokens of a brand', () => {
  const { light, base } = designTokens(createTheme({ brand: '#3b0a78', radius: 0 }));
  expect(light).toMatchObject({ color: { primary: { $value: { hex: '#3b0a78' } } } });
  expect(base).toMatchObject({ radius: { control: { $value: { value: 0 } }, card: { $value: { value: 0 } } } });
});
