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
    // Clocks change in these nights: a day is a day, whether it has 23 hours or 25.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
  ])('DSH-12 from %s to %s are %i', (date, today, days) => {
    expect(daysWithoutAttention(date, today)).toBe(days);
  });

  it('DSH-12 are never below zero: what is still ahead has not waited', () => {
    expect(daysWithoutAttention('2026-11-22', '2026-11-21')).toBe(0);
  });

  it('DSH-12 are the days that lie between the two', () => {
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
  it('DSH-02 count once, however many of their activities nobody attended', () => {
    expect(unattendedProspects([row('Rosa', 'Lucía'), row('Rosa', 'Lucía', 'Visitar'), row('Ana', 'Lucía')])).toBe(2);
  });

  it('DSH-02 of one name are two where two advisers have them', () => {
    expect(unattendedProspects([row('Rosa', 'Lucía'), row('Rosa', 'Raúl')])).toBe(2);
  });

  it('DSH-02 are none where an activity has no prospect', () => {
    expect(unattendedProspects([row('', 'Lucía'), row(' ', 'Raúl')])).toBe(0);
    expect(unattendedProspects([])).toBe(0);
  });
});
