import { addDays, addToMonth, type CalendarDate, monthOf } from '@sereno/domain/calendar';
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
  const { contracts, commissions, commissionWeeks, prospects, employees, waiting, taken, leads, ranks, offers } = plan;
  const lastWeek = contracts.filter(({ sold_on }) => sold_on > addDays(today, -7));
  const came = (id: number) => leads.filter((lead) => lead.campaign_id === id).length;
  const spent = (id: number) => plan.budgets.filter((row) => row.campaign_id === id && row.exercised > 0).length;

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

  it.each([
    ['rol8', 108, 3],
    ['rol9', 109, 2],
    ['empresa2', 202, 2],
    ['funeral', 302, 2],
  ])('CMA-12 CMA-15 leaves %s, employee %i, at least %i weeks to sign', (_, id, least) => {
    const open = commissionWeeks.filter(({ employee_id, status }) => employee_id === id && status === 'P');
    expect(open.length).toBeGreaterThanOrEqual(least);
  });

  it('CAR-01 has at least five leads waiting, each of a campaign and not answered', () => {
    expect(waiting.filter(({ company_id }) => company_id === 1).length).toBeGreaterThanOrEqual(5);
    const open = new Set(leads.filter(({ answered_at }) => answered_at === null).map(({ id }) => id));
    expect(waiting.every(({ digital_lead_id }) => open.has(digital_lead_id ?? 0))).toBe(true);
  });

  it('CAR-07 has two leads that are still to be registered, both of rol8', () => {
    expect(taken.filter(({ prospect_id }) => prospect_id === null)).toMatchObject([
      { attended_by: 8, assigned_to: null },
      { attended_by: 8, assigned_to: null },
    ]);
  });

  it('CAR-09 has leads of the last week and of the weeks before, unevenly shared, and advisers without any', () => {
    const got = new Map<number, number>();
    for (const { assigned_to, attended_by } of taken) {
      const employee = assigned_to ?? (attended_by ?? 0) + 100;
      got.set(employee, (got.get(employee) ?? 0) + 1);
    }
    expect(Math.max(...got.values())).toBeGreaterThan(10);
    expect(Math.min(...got.values())).toBe(1);
    const without = employees.filter(({ id, pace, active }) => pace === 'adviser' && active && !got.has(id));
    expect(without.length).toBeGreaterThan(40);
    const recent = taken.filter(({ created_at }) => String(created_at) >= addDays(today, -6));
    expect(recent.length).toBeGreaterThanOrEqual(10);
    expect(recent.length).toBeLessThan(taken.length / 2);
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

  it('FIN-04 FIN-05 FIN-07 has campaigns of each line and medium in each month, one that costs nothing and one that brings no leads', () => {
    const own = plan.campaigns.filter(({ company_id }) => company_id === 1);
    const kinds = Map.groupBy(own, ({ business_line, social_web }) => `${business_line} ${social_web}`);
    expect(kinds.size).toBe(9);
    const month = monthOf(today);
    for (const of of kinds.values()) {
      expect(of.length).toBeGreaterThan(1);
      for (const { id } of of) {
        const months = plan.budgets.filter(({ campaign_id }) => campaign_id === id);
        expect(months).toHaveLength(18);
        expect(months.at(-1)?.month).toBe(`${month}-01`);
      }
    }
    expect(own.filter(({ id }) => spent(id) === 0 && came(id) > 10)).toHaveLength(1);
    expect(own.filter(({ id }) => spent(id) > 15 && came(id) === 0)).toHaveLength(1);
    expect(own.filter(({ id }) => spent(id) > 15 && came(id) > 20)).toHaveLength(18);
  });

  it('FIN-06 FIN-13 FIN-14 has leads of the running month that were answered, and sales of those of the month before', () => {
    const since = `${monthOf(today)}-01`;
    const running = leads.filter(({ received_at, company_id }) => company_id === 1 && String(received_at) >= since);
    expect(running.filter(({ answered_at }) => answered_at !== null).length).toBeGreaterThan(8);
    expect(running.some(({ answered_at }) => answered_at === null)).toBe(true);
    const before = addToMonth(monthOf(today), -1);
    const campaignOf = new Map(
      leads
        .filter(({ received_at }) => String(received_at).startsWith(before))
        .map(({ prospect_id, campaign_id }) => [prospect_id, campaign_id]),
    );
    const sales = contracts.filter(
      ({ prospect_id, campaign_id }) => campaign_id !== null && campaignOf.get(prospect_id) === campaign_id,
    );
    expect(sales.length).toBeGreaterThan(10);
    expect(new Set(sales.map(({ campaign_id }) => campaign_id)).size).toBeGreaterThan(6);
  });

  it.each([104, 105, 106, 107, 108, 109])(
    'STM-08 STM-15 has renewals of the last seven days at or below employee %i, and goals for every team that works',
    (head) => {
      const superiors = new Map(employees.map(({ id, managerId }) => [id, managerId]));
      const isBelow = (id: number | null): boolean =>
        id === head || (id !== null && isBelow(superiors.get(id) ?? null));
      const late = plan.renewals.filter(({ renewed_on }) => renewed_on > addDays(today, -7));
      expect(late.some(({ employee_id }) => isBelow(employee_id))).toBe(true);
      const goals = plan.goals.filter(({ month }) => month === `${monthOf(today)}-01`);
      expect(new Set(goals.map(({ team_id }) => team_id)).size).toBe(
        plan.organisation.teams.filter(({ active }) => active).length,
      );
    },
  );

  it.each([104, 105, 106, 107, 108])(
    'SAL-12 SAL-27 SAL-30 has cancellations, places, items and advisers without sales in the last seven days at or below employee %i',
    (head) => {
      const superiors = new Map(employees.map(({ id, managerId }) => [id, managerId]));
      const isBelow = (id: number | null): boolean =>
        id === head || (id !== null && isBelow(superiors.get(id) ?? null));
      const own = lastWeek.filter(({ employee_id }) => isBelow(employee_id));
      // What one adviser sells in a week may be all of a kind.
      const several = head === 108 ? 1 : 2;
      expect(new Set(own.map(({ county }) => county)).size).toBeGreaterThanOrEqual(several);
      expect(new Set(own.map(({ zip_code }) => zip_code)).size).toBeGreaterThanOrEqual(several);
      expect(new Set(own.flatMap(({ items }) => items.map(({ item_name }) => item_name))).size).toBeGreaterThanOrEqual(
        several,
      );
      expect(
        contracts.some(
          ({ employee_id, cancelled_on }) => isBelow(employee_id) && (cancelled_on ?? '') > addDays(today, -7),
        ),
      ).toBe(true);
      const sellers = new Set(own.map(({ employee_id }) => employee_id));
      const without = employees.filter(
        ({ id, pace, active }) => pace === 'adviser' && active && isBelow(id) && !sellers.has(id),
      );
      expect(without.length > 0).toBe(head !== 108);
    },
  );

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
