import { describe, expect, it } from 'vitest';
import { isInReach, readWeekFilters, type WeekFilters, writeWeekFilters } from './weekAddress.ts';

const TODAY = '2026-11-22';
const NONE: WeekFilters = { week: null, noWeek: null, management: null, adviser: null };
const W46 = { year: 2026, week: 46 };

const read = (search: string, canChoose = true) =>
  readWeekFilters(new URLSearchParams(search), canChoose, [], (week) => isInReach(week, TODAY, []));

describe('the week in an address', () => {
  it('CMA-01 says week, management and adviser, and the same is written again', () => {
    const search = 'semana=46-2026&gerencia=6&asesor=208';
    const filters = { ...NONE, week: W46, management: 6, adviser: 208 };
    expect(read(search)).toEqual(filters);
    expect(writeWeekFilters(filters, new URLSearchParams()).toString()).toBe(search);
    expect(writeWeekFilters(NONE, new URLSearchParams(`otra=x&${search}`)).toString()).toBe('otra=x');
  });

  it('CMA-02 ignores other people for a viewer who sees only their own rows', () => {
    expect(read('semana=46-2026&gerencia=6&asesor=208', false)).toEqual({ ...NONE, week: W46 });
  });

  it.each(['semana=', 'gerencia=0&asesor=-1', 'gerencia=6,7&asesor=1e3', 'gerencia=99999999999&asesor=x'])(
    'CMA-01 leaves out what cannot be: %s',
    (search) => {
      expect(read(search)).toEqual(NONE);
    },
  );

  it.each(['46', '2026-46', '00-2026', '54-2026', '__proto__'])(
    'CMA-01 WKP-10 keeps that a week was asked for which is none, so that no other takes its place: %s',
    (text) => {
      const filters = { ...NONE, noWeek: text };
      expect(read(`semana=${text}`)).toEqual(filters);
      expect(writeWeekFilters(filters, new URLSearchParams()).get('semana')).toBe(text);
    },
  );

  it('CMA-01 repeats no more of what somebody wrote there than a week has room for', () => {
    expect(read(`semana=${'9'.repeat(500)}`).noWeek).toBe('9'.repeat(12));
  });

  it('WKP-05 WKP-06 leaves out a week that is yet to come, and one of long ago', () => {
    expect(read('semana=48-2026').week).toBeNull();
    expect(read('semana=47-2026').week).toEqual({ year: 2026, week: 47 });
    expect(read('semana=33-2026')).toEqual({ ...NONE, noWeek: '33-2026' });
    expect(read('semana=34-2026').week).toEqual({ year: 2026, week: 34 });
  });

  it('WKP-11 takes a number that the company gives to a week', () => {
    const days = { start: '2026-11-11', end: '2026-11-17' } as const;
    const catalogue = [{ year: 2026, week: 54, range: days }];
    const isOffered = (week: { readonly year: number; readonly week: number }) => isInReach(week, TODAY, catalogue);
    const { week } = readWeekFilters(new URLSearchParams('semana=54-2026'), true, catalogue, isOffered);
    expect(week).toEqual({ year: 2026, week: 54 });
  });
});
