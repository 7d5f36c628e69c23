import { describe, expect, it } from 'vitest';
import { BEFORE, comparedWith, drawingOf, figureMarkup } from './testing/comparedParts.tsx';

describe('a figure of a dashboard', () => {
  it.each([
    ['stands beside that of the period before while the person compares', true, undefined, true],
    ['stands alone while nothing is compared', false, undefined, false],
    ['stands alone where it cannot be compared', true, false, false],
  ])('DSH-02 TOT-02 %s', (_, compare, isComparable, isCompared) => {
    const shown = figureMarkup({ compare }, isComparable);
    expect(shown).toContain('12');
    // 12 are 50 % more than 8.
    expect(shown.includes('50')).toBe(isCompared);
  });

  it('DSH-02 keeps room for the comparison while the period before loads', () => {
    const loading = figureMarkup({ compare: true, isBeforeKnown: false });
    expect(loading).not.toBe(figureMarkup({ compare: false }));
    expect(loading).not.toContain('50');
  });
});

describe('a chart of a dashboard', () => {
  it.each([
    ['draws both periods where it can be compared and the person compares', true, true, true, BEFORE, true],
    ['waits for the period before', true, true, false, undefined, true],
    ['draws one period while nothing is compared', true, false, true, undefined, false],
    ['draws one period where it cannot be compared', false, true, true, undefined, false],
  ])('DSH-04 SAL-20 %s', (_, isComparable, compare, isBeforeKnown, before, isCompared) => {
    expect(drawingOf({ compare, isBeforeKnown }, isComparable)).toMatchObject({ before, isCompared });
  });
});

describe('the period before', () => {
  it('FLT-11 is never compared with an answer about other filters', () => {
    expect(comparedWith(false)).toEqual(BEFORE);
    expect(comparedWith(true)).toBeUndefined();
  });
});
