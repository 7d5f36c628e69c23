import { expect, it } from 'vitest';
import { instantParts } from './instantParts.ts';

it("FMT-02 FMT-03 FMT-09 shows an instant in the zone's date and time", () => {
  expect(instantParts('2026-11-20T02:40:00Z', 'America/Mexico_City')).toEqual({ date: '19/11/2026', time: '20:40' });
});

it.each([null, undefined, '', 'ayer'])('tells nothing of %s', (instant) => {
  expect(instantParts(instant, 'America/Mexico_City')).toBeNull();
});
