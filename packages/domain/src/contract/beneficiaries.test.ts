import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromDayNumber, monthOf } from '../calendar/index.ts';
import {
  ageOn,
  type Beneficiary,
  beneficiaryIssues,
  type BeneficiaryRules,
  birthdayIn,
  equalShares,
  MOST_BENEFICIARIES,
  missingShare,
  WHOLE_SHARE,
} from './index.ts';

const TODAY = '2026-11-26';
const RULES: BeneficiaryRules = {
  earliest: '2026-01-15',
  today: TODAY,
  minimumAge: null,
  maximumAge: null,
  before: [],
};

const person = (over: Partial<Beneficiary> = {}): Beneficiary => ({
  id: null,
  name: 'Ana Ruiz',
  relationship: 'child',
  bornOn: '1990-05-10',
  phone: null,
  share: WHOLE_SHARE,
  ...over,
});
const issuesOf = (beneficiaries: readonly Beneficiary[], rules: Partial<BeneficiaryRules> = {}) =>
  beneficiaryIssues({ validFrom: TODAY, beneficiaries }, { ...RULES, ...rules });

/** So many people with those shares. */
const sharing = (...shares: readonly number[]) => shares.map((share, at) => person({ name: `Persona ${at}`, share }));

describe('the shares of beneficiaries', () => {
  it('UND-37 are the whole, to the hundredth of a percent', () => {
    expect(issuesOf(sharing(3333, 3333, 3334))).toEqual([]);
    expect(issuesOf(sharing(3333, 3333, 3333))).toEqual([{ field: 'share', code: 'tooSmall' }]);
    expect(missingShare([3333, 3333, 3333])).toBe(1);
    expect(issuesOf(sharing(5000, 5001))).toEqual([{ field: 'share', code: 'tooLarge' }]);
    expect(missingShare([5000, 5001])).toBe(-1);
  });

  it('are each more than nothing, no more than the whole, and whole hundredths', () => {
    expect(issuesOf(sharing(0, 10_001, 0.5)).map(({ field, code }) => [field, code])).toEqual([
      ['beneficiaries.0.share', 'tooSmall'],
      ['beneficiaries.1.share', 'tooLarge'],
      ['beneficiaries.2.share', 'wrongFormat'],
    ]);
  });

  it('that are equal are the whole, differ by a hundredth at most, and the first ones are the larger', () => {
    expect(equalShares(3)).toEqual([3334, 3333, 3333]);
    expect(equalShares(0)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_BENEFICIARIES }), (count) => {
        const shares = equalShares(count);
        expect(shares).toHaveLength(count);
        expect(missingShare(shares)).toBe(0);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(issuesOf(sharing(...shares))).toEqual([]);
      }),
    );
  });

  it('are refused whenever they are not the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: WHOLE_SHARE }), { minLength: 1, maxLength: 6 }), (shares) => {
        const missing = missingShare(shares);
        const codes = issuesOf(sharing(...shares)).map(({ code }) => code);
        expect(codes).toEqual(missing === 0 ? [] : [missing > 0 ? 'tooSmall' : 'tooLarge']);
      }),
    );
  });
});

describe('a list of beneficiaries', () => {
  it('has somebody, and not more than can be read', () => {
    expect(issuesOf([])).toEqual([{ field: 'beneficiaries', code: 'required' }]);
    expect(issuesOf(sharing(...Array.from({ length: 21 }, () => 100)))).toContainEqual({
      field: 'beneficiaries',
      code: 'tooLarge',
    });
  });

  it('names a person once, however the name is written', () => {
    const twice = [person({ share: 5000 }), person({ name: '  ANA   RUÍZ ', share: 5000 })];
    expect(issuesOf(twice)).toEqual([{ field: 'beneficiaries.1.name', code: 'taken' }]);
    expect(issuesOf([person({ share: 5000 }), person({ share: 5000, bornOn: '1990-05-11' })])).toEqual([]);
  });

  it('is valid from no day before the one before it, and none to come', () => {
    const list = { beneficiaries: [person()] };
    expect(beneficiaryIssues({ ...list, validFrom: '2026-01-14' }, RULES)).toEqual([
      { field: 'validFrom', code: 'tooSmall' },
    ]);
    expect(beneficiaryIssues({ ...list, validFrom: '2026-01-15' }, RULES)).toEqual([]);
    expect(beneficiaryIssues({ ...list, validFrom: addDays(TODAY, 1) }, RULES)).toEqual([
      { field: 'validFrom', code: 'tooLarge' },
    ]);
  });

  it.each<[Partial<Beneficiary>, string, string]>([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'á'.repeat(121) }, 'name', 'tooLong'],
    [{ name: 'Ana\nRuiz' }, 'name', 'wrongFormat'],
    [{ phone: '12' }, 'phone', 'wrongFormat'],
    [{ bornOn: '2026-11-27' }, 'bornOn', 'wrongFormat'],
  ])('refuses %j', (over, field, code) => {
    expect(issuesOf([person(over)])).toEqual([{ field: `beneficiaries.0.${field}`, code }]);
  });
});

describe('the age of a beneficiary', () => {
  it('lies within the limits of the plan, on the day from which the list is valid', () => {
    const adults = { minimumAge: 18, maximumAge: 70 };
    expect(issuesOf([person({ bornOn: '2008-11-26' })], adults)).toEqual([]);
    expect(issuesOf([person({ bornOn: '2008-11-27' })], adults)).toEqual([
      { field: 'beneficiaries.0.bornOn', code: 'tooSmall' },
    ]);
    expect(issuesOf([person({ bornOn: '1955-11-27' })], adults)).toEqual([]);
    expect(issuesOf([person({ bornOn: '1955-11-26' })], adults)).toEqual([
      { field: 'beneficiaries.0.bornOn', code: 'tooLarge' },
    ]);
  });

  it('is not asked again of somebody who stays', () => {
    const old = person({ id: 7, bornOn: '1930-01-01' });
    const rules = { minimumAge: 18, maximumAge: 70 };
    expect(issuesOf([old], { ...rules, before: [old] })).toEqual([]);
    expect(issuesOf([{ ...old, bornOn: '1931-01-01' }], { ...rules, before: [old] })).toHaveLength(1);
    expect(issuesOf([old], rules)).toHaveLength(1);
  });

  it('UND-39 grows on the birthday, which is 28 February for the 29th in other years', () => {
    expect(birthdayIn('1992-02-29', 2026)).toBe('2026-02-28');
    expect(birthdayIn('1992-02-29', 2028)).toBe('2028-02-29');
    expect(ageOn('1992-02-29', '2026-02-27')).toBe(33);
    expect(ageOn('1992-02-29', '2026-02-28')).toBe(34);
    expect(() => birthdayIn('1992-02-29', 10_000)).toThrow(RangeError);
  });

  it('is that of the last birthday, which lies in the month of the birth', () => {
    const days = fc.integer({ min: -25_000, max: 20_000 }).map((number) => fromDayNumber(number));
    fc.assert(
      fc.property(days, fc.integer({ min: 1900, max: 2100 }), (bornOn, year) => {
        const birthday = birthdayIn(bornOn, year);
        expect(monthOf(birthday)).toBe(`${year}${bornOn.slice(4, 7)}`);
        expect(ageOn(bornOn, birthday)).toBe(year - Number(bornOn.slice(0, 4)));
        expect(ageOn(bornOn, addDays(birthday, -1))).toBe(year - Number(bornOn.slice(0, 4)) - 1);
      }),
    );
  });
});
