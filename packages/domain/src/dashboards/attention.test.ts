import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/index.ts';
import { daysWithoutAttention, unattendedProspects } from './index.ts';

describe('days without attention', () => {
  it.each<[CalendarDate, CalendarDate, number]>([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-10-31', '2026-11-01', 1],
    ['2025-11-21', '2026-11-21', 365],
    ['2024-02-28', '2024-03-01', 2],
    // Clocks change in these nights: a day of 23 or 25 hours is still one day.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
  ])('DSH-12 from %s to %s are %i', (date, today, days) => {
    expect(daysWithoutAttention(date, today)).toBe(days);
  });

  it('DSH-12 are never negative for a day ahead', () => {
    expect(daysWithoutAttention('2026-11-22', '2026-11-21')).toBe(0);
  });

  it('DSH-12 are the days between the two', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (offset) => {
        expect(daysWithoutAttention('2026-11-21', addDays('2026-11-21', offset))).toBe(Math.max(0, offset));
      }),
    );
  });
});

const row = (prospectName: string, adviserName: string, subject = 'Llamar') => ({
  prospectName,
  adviserName,
  subject,
  date: '2026-11-18' as const,
});

describe('unattended prospects', () => {
  it('DSH-02 count once, whatever their number of unattended activities', () => {
    expect(unattendedProspects([row('Rosa', 'Lucía'), row('Rosa', 'Lucía', 'Visitar'), row('Ana', 'Lucía')])).toBe(2);
  });

  it('DSH-02 with one name are two when their advisers differ', () => {
    expect(unattendedProspects([row('Rosa', 'Lucía'), row('Rosa', 'Raúl')])).toBe(2);
  });

  it('DSH-02 ignore activities without a prospect', () => {
    expect(unattendedProspects([row('', 'Lucía'), row(' ', 'Raúl')])).toBe(0);
    expect(unattendedProspects([])).toBe(0);
  });
});
