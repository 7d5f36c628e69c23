import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import { addWeeks, weekOf, weekRange } from '@sereno/domain/week';
import { describe, expect, it } from 'vitest';
import { planDemo } from './plan.ts';

/** What the README and the screens promise of the demo, on days at every turn of a week, a month and a year. */
describe.each<CalendarDate>([
  '2026-11-20',
  '2026-11-24',
  '2026-11-25',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-01',
  '2028-02-29',
])('the demo that begins on %s', (today) => {
  const plan = planDemo(today);
  const { contracts, commissions, commissionWeeks, prospects, employees, waiting, leads, ranks, offers } = plan;
  const lastWeek = contracts.filter(({ sold_on }) => sold_on > addDays(today, -7));

  it.each([108, 109])(
    'CMA-06 CMA-12 gives employee %i commissions in six of the last eight weeks, some pending',
    (id) => {
      const last = Array.from({ length: 8 }, (_, index) => weekRange(addWeeks(weekOf(today), -1 - index)).start);
      const own = new Set(
        commissions.filter(({ employee_id }) => employee_id === id).map(({ week_start }) => week_start),
      );
      expect(last.filter((start) => own.has(start)).length).toBeGreaterThanOrEqual(6);
      const weeks = commissionWeeks.filter(({ employee_id }) => employee_id === id);
      expect(weeks.filter(({ status }) => status === 'P').length).toBeGreaterThanOrEqual(2);
      expect(new Set(commissionWeeks.map(({ status }) => status))).toEqual(new Set(['P', 'A', 'R']));
      expect(own.has(weekRange(weekOf(today)).start)).toBe(true);
    },
  );

  it('CAR-01 has at least five leads waiting, each of a campaign and not answered', () => {
    expect(waiting.filter(({ company_id }) => company_id === 1).length).toBeGreaterThanOrEqual(5);
    const open = new Set(leads.filter(({ answered_at }) => answered_at === null).map(({ id }) => id));
    expect(waiting.every(({ digital_lead_id }) => open.has(digital_lead_id ?? 0))).toBe(true);
  });

  it('SAL-08 SAL-16 SAL-18 SAL-19 SAL-30 has sales of all lines, beginners, and advisers without any, in the last seven days', () => {
    expect(new Set(lastWeek.map(({ business_line }) => business_line))).toEqual(new Set(['PF', 'SG', 'BF']));
    const first = employees.filter(({ id }) => {
      const own = contracts.filter(({ employee_id }) => employee_id === id);
      return own.length > 0 && own.every(({ sold_on }) => sold_on > addDays(today, -7));
    });
    expect(first.length).toBeGreaterThanOrEqual(2);
    const sellers = new Set(lastWeek.map(({ employee_id }) => employee_id));
    expect(employees.filter(({ id, pace }) => pace === 'adviser' && !sellers.has(id)).length).toBeGreaterThan(5);
    expect(contracts.some(({ employee_id, sold_on }) => employee_id === 108 && sold_on === today)).toBe(true);
  });

  it('SAL-12 SAL-23 SAL-24 TOT-03 OFR-03 has every status, plan and method, late cancellations, and a ranking of the month', () => {
    expect(new Set(contracts.map(({ status }) => status)).size).toBe(4);
    expect(new Set(contracts.map(({ financing_plan }) => financing_plan)).size).toBe(5);
    expect(new Set(contracts.map(({ down_payment_method }) => down_payment_method)).size).toBe(5);
    expect(contracts.filter(({ cancelled_on }) => (cancelled_on ?? '') > addDays(today, -30)).length).toBeGreaterThan(
      3,
    );
    const running = offers.filter(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
    expect(running).toHaveLength(3);
    for (const { id } of running) expect(ranks.some(({ offer_id }) => offer_id === id)).toBe(true);
  });

  it('is of the size that was agreed on, the smaller companies included', () => {
    expect(employees.filter(({ pace }) => pace === 'adviser').length).toBeGreaterThanOrEqual(80);
    expect(prospects.length).toBeGreaterThanOrEqual(3000);
    expect(contracts.length).toBeGreaterThan(3800);
    expect(plan.activities.length).toBeGreaterThan(14_000);
    for (const company of [2, 3]) {
      expect(contracts.filter(({ company_id }) => company_id === company).length).toBeGreaterThan(50);
      expect(commissions.filter(({ company_id }) => company_id === company).length).toBeGreaterThan(100);
    }
  });
});

it('is the same every time for the same beginning, and follows the minute and the zone', () => {
  expect(JSON.stringify(planDemo('2026-11-20', 3))).toBe(JSON.stringify(planDemo('2026-11-20', 3)));
  const early = planDemo('2026-11-20', 3, 'America/Tijuana');
  expect(early.waiting.every(({ created_at }) => String(created_at).endsWith('America/Tijuana'))).toBe(true);
  expect(early.waiting.some(({ created_at }) => String(created_at) < '2026-11-20')).toBe(true);
});
