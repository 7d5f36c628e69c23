import { describe, expect, test } from 'vitest';
import type { RowButton } from '../state/tableProps.ts';
import { widthOf } from './useButtonsWidth.ts';

const button = (label: string, icon?: string): RowButton => ({ id: label, label, icon, onPress: () => undefined });

describe('the width of a set of buttons', () => {
  test('grows with letters, with each button, and with an icon', () => {
    expect(widthOf([button('nueva')])).toBeCloseTo(1.1 + 2.6 + 5 * 0.6);
    expect(widthOf([button('nueva'), button('cae')])).toBeCloseTo(1.1 + 2 * 2.6 + 8 * 0.6);
    expect(widthOf([button('nueva', '▶')])).toBeCloseTo(widthOf([button('nueva')]) + 1.9);
  });

  test.each([
    ['Finalizar', 51],
    ['Nueva Actividad', 103],
    ['Reagendar', 67],
  ])('is that of "%s", %s px at 13 px, or up to an eighth more', (label, width) => {
    const ratio = ((widthOf([button(label)]) - 1.1 - 2.6) * 13) / width;
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.125);
  });

  test('takes a letter of East Asia for one that is as wide as high', () => {
    expect(widthOf([button('開始')])).toBeCloseTo(1.1 + 2.6 + 2 * 1.05);
  });

  test('is only that of its padding without buttons', () => {
    expect(widthOf([])).toBe(1.1);
  });
});
