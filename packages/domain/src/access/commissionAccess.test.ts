import { describe, expect, it } from 'vitest';
import { mayDecide, seesIntegre, seesOthersCommissions } from './commissionAccess.ts';
import { ROLES } from './role.ts';

/** Valid roles and ids that are not roles. */
const NUMBERS = [...ROLES, 0, 16, -1, 7.5, Number.NaN, Number.NEGATIVE_INFINITY];

describe('commission access', () => {
  it('CMA-12 CMA-15 lets roles 8 and 9 decide', () => {
    expect(NUMBERS.filter((roleId) => mayDecide({ roleId }))).toEqual([8, 9]);
  });

  it('CMA-02 CMA-03 shows the commissions of others below role 8', () => {
    expect(NUMBERS.filter((roleId) => seesOthersCommissions({ roleId }))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('CMR-03 CMR-06 shows the 26 % to role 1 only', () => {
    expect(NUMBERS.filter((roleId) => seesIntegre({ roleId }))).toEqual([1]);
  });
});
