import { describe, expect, it } from 'vitest';
import { EVERY_VIEWER, everyListOfOne, LISTED_EMPLOYEE, viewer } from '../testing/viewers.ts';
import { COMMISSION_FILTERS, levelsFor, SALES_FILTERS, SUMMARY_FILTERS, teamFilters, TOTAL_FILTERS } from './index.ts';

describe('filter levels of a dashboard', () => {
  it('DSH-01 FLT-06 are management and adviser for roles 1 to 5, and none for others', () => {
    for (const person of EVERY_VIEWER) {
      const { roleId } = person;
      const levels = roleId >= 1 && roleId <= 5 ? ['management', 'adviser'] : [];
      expect([roleId, levelsFor(SUMMARY_FILTERS, person)]).toEqual([roleId, levels]);
    }
  });

  it('FLT-07 SAL-05 of the sales follow their cascade, with teams for roles 1 to 3 only', () => {
    const withTeams = [
      'businessLine',
      'assistantManagement',
      'channelManagement',
      'juniorManagement',
      'team',
      'adviser',
    ];
    for (const person of EVERY_VIEWER) {
      const { roleId } = person;
      const levels = withTeams.filter((level) => level !== 'team' || (roleId >= 1 && roleId <= 3));
      expect([roleId, levelsFor(SALES_FILTERS, person)]).toEqual([roleId, levels]);
    }
  });

  it('STM-02 STM-03 STM-06 FLT-10 of the teams are managers and teams for roles 1 to 4 and the listed employee, then advisers', () => {
    const plan = teamFilters(everyListOfOne);
    for (const person of EVERY_VIEWER) {
      const { roleId, employeeId } = person;
      const chooses = roleId >= 1 && (roleId <= 4 || employeeId === LISTED_EMPLOYEE);
      expect([person, levelsFor(plan, person)]).toEqual([
        person,
        chooses ? ['manager', 'dashboardTeam', 'adviser'] : ['adviser'],
      ]);
    }
  });

  it('TOT-01 of the total sales are none', () => {
    expect(levelsFor(TOTAL_FILTERS, viewer(1))).toEqual([]);
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'FLT-06 SAL-05 are the fewest for the role %d',
    (roleId) => {
      expect(levelsFor(SUMMARY_FILTERS, viewer(roleId))).toEqual([]);
      expect(levelsFor(SALES_FILTERS, viewer(roleId))).not.toContain('team');
    },
  );

  it('are stored under names of their own', () => {
    const plans = [SALES_FILTERS, SUMMARY_FILTERS, teamFilters(everyListOfOne), TOTAL_FILTERS, COMMISSION_FILTERS];
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  });
});
