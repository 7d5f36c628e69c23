import { describe, expect, it } from 'vitest';
import { canOpenPath, canSeeMenuEntry, DEFAULT_ACCESS_CONFIG } from './index.ts';
import { viewer } from '../testing/viewers.ts';
import { canDecideDiscounts, canReassign, canSeeLeads, canSwitchAvailability } from './leadAccess.ts';

const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/** Ids that are not roles: everything stays closed to them. */
const ODD = [0, -1];

describe('who sees leads', () => {
  it('CAR-15 shows them to everyone who is available', () => {
    expect([...ODD, ...ROLES].filter((roleId) => canSeeLeads({ roleId, carouselOn: true }))).toEqual(ROLES);
  });

  it('CAR-09 CAR-15 shows them only to those who reassign them when unavailable', () => {
    expect([...ODD, ...ROLES].filter((roleId) => canSeeLeads({ roleId, carouselOn: false }))).toEqual([1, 2, 3, 4]);
  });
});

describe('who reassigns leads', () => {
  it('CAR-09 roles 4 and lower', () => {
    expect([...ODD, ...ROLES].filter((roleId) => canReassign({ roleId }))).toEqual([1, 2, 3, 4]);
  });

  it('MNU-31 roles 1 to 5 decide on discounts', () => {
    expect([...ODD, ...ROLES].filter((roleId) => canDecideDiscounts({ roleId }))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('who switches availability', () => {
  it('CAR-19 everyone whose team takes part in the carousel', () => {
    expect([...ODD, ...ROLES].filter((roleId) => canSwitchAvailability({ roleId, teamCarousel: true }))).toEqual(ROLES);
    expect(ROLES.filter((roleId) => canSwitchAvailability({ roleId, teamCarousel: false }))).toEqual([]);
  });
});

const inTeam = (teamCarousel: boolean) => (roleId: number) => viewer(roleId, { teamCarousel });
const finds = (teamCarousel: boolean) =>
  ROLES.map(inTeam(teamCarousel))
    .filter((who) => canSeeMenuEntry('carousel', who, DEFAULT_ACCESS_CONFIG))
    .map(({ roleId }) => roleId);

describe('who sees and opens the carousel page', () => {
  it('CAR-22 CST-30 follows the wider rules, not roles 1, 4, 5 and 13 alone', () => {
    expect(finds(false)).toEqual([1, 2, 3, 12, 13, 14]);
    expect(finds(true)).toEqual([1, 2, 3, 4, 5, 7, 12, 13, 14]);
  });

  it('CAR-02 the guard is the same without role 7', () => {
    const opens = ROLES.map(inTeam(true))
      .filter((who) => canOpenPath('/carousel', who, DEFAULT_ACCESS_CONFIG))
      .map(({ roleId }) => roleId);
    expect(opens).toEqual([1, 2, 3, 4, 5, 12, 13, 14]);
  });
});
