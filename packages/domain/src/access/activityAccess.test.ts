import { describe, expect, it } from 'vitest';
import { canSeeAdviserName, canSeeManagerColumn, canSeeManagerName, canWorkActivities } from './activityAccess.ts';
import { DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
import { NO_VIEWER } from './rule.ts';

const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/** Ids that are not roles. */
const ODD = [0, -1, 1.5, Number.NaN];

describe('names shown with activities', () => {
  it('ACL-14 has a column of managers for roles below 5; role 13 would see it empty', () => {
    expect([...ROLES, ...ODD].filter(canSeeManagerColumn)).toEqual([1, 2, 3, 4]);
  });

  it('ACL-16 names the manager for roles up to 5', () => {
    expect([...ROLES, ...ODD].filter(canSeeManagerName)).toEqual([1, 2, 3, 4, 5]);
  });

  it('ACL-15 names the adviser for roles up to 5 and 13', () => {
    expect([...ROLES, ...ODD].filter(canSeeAdviserName)).toEqual([1, 2, 3, 4, 5, 13]);
  });
});

describe('who begins, ends and reschedules activities', () => {
  it('MNU-08 CDR-08 has every role whose menu has them, in any company', () => {
    const working = [2, 3].map((companyId) =>
      [...ROLES, ...ODD].filter((roleId) =>
        canWorkActivities({ ...NO_VIEWER, roleId, companyId }, DEFAULT_ACCESS_CONFIG),
      ),
    );
    const offered = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13];
    expect(working).toEqual([offered, offered]);
  });
});
