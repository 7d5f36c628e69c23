import { REGISTER, type RegisterRow } from '@sereno/domain/register';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapMarks } from './mapPlaces.ts';

const row = (fullName: string, longitude: number | null, latitude: number | null): RegisterRow => ({
  id: 1,
  version: 1,
  isEnded: false,
  values: { fullName, longitude, latitude },
  names: {},
});

const degrees = (most: number) => fc.option(fc.double({ min: -most, max: most, noNaN: true }));

describe('UND-50 the map', () => {
  it('has those of one city in one mark, and counts who is elsewhere or told no place', () => {
    const { marks, without } = mapMarks([
      row('Ana', -103.34, 20.67),
      row('Luis', -103.4, 20.7),
      row('Rosa', -99.13, 19.43),
      row('Eva', null, null),
      row('Iván', 2.35, 48.86),
    ]);
    expect(marks.map(({ names }) => names)).toEqual([['Ana', 'Luis'], ['Rosa']]);
    expect(without).toBe(2);
  });

  it('shows everyone, whatever places there are, and every mark is on it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees(180), degrees(90)), { maxLength: 50 }), (places) => {
        const { marks, without } = mapMarks(places.map((place, at) => row(String(at), ...place)));
        expect(marks.reduce((sum, { names }) => sum + names.length, without)).toBe(places.length);
        for (const place of marks) {
          expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(place.x, place.y)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('reads the fields that the register has', () => {
    const names = REGISTER['user-locations'].fields.map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(['fullName', 'longitude', 'latitude']));
  });
});
