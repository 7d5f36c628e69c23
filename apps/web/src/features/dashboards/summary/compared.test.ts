import { describe, expect, it } from 'vitest';
import { comparedFigure } from './compared.ts';

const figureOf = (rows: readonly number[]): number => rows.length;

describe('the comparison of a figure', () => {
  it('FLT-01 is not there while nobody compares', () => {
    expect(comparedFigure(false, [1], figureOf)).toEqual({});
  });

  it('FLT-01 keeps its place while it is on its way', () => {
    expect(comparedFigure(true, undefined, figureOf)).toEqual({ compareLoading: true });
  });

  it('FLT-04 is not known where the call failed', () => {
    expect(comparedFigure(true, null, figureOf)).toEqual({ previous: null });
  });

  it('FLT-01 is the figure of the period before', () => {
    expect(comparedFigure(true, [1, 2], figureOf)).toEqual({ previous: 2 });
  });
});
