import { describe, expect, it } from 'vitest';
import { leadName } from './leadName.ts';

describe('the name of a lead', () => {
  it.each([
    ['Rosa', 'Rosa Elena Campos', 'Rosa Elena Campos'],
    ['Rosa', null, 'Rosa'],
    [' Rosa ', '   ', 'Rosa'],
    ['', ' Rosa Elena ', 'Rosa Elena'],
    ['', null, ''],
  ])('CAR-03 ENT-21 of %j and %j is %j', (name, fullName, shown) => {
    expect(leadName({ name, fullName })).toBe(shown);
  });
});
