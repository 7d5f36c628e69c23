import { type CalendarDate, daysInMonth, parseIsoDate, parseMonth } from '../calendar/index.ts';
import { isVisibleText, readPhone } from '../contact/index.ts';
import { distribute, formatDecimal, fromCents } from '../money/index.ts';
import type { FieldIssue, FieldIssueCode } from '../register/register.ts';
import { fold } from '../search/index.ts';

/** How a beneficiary is related to the holder of the contract. */
export const RELATIONSHIPS = ['spouse', 'child', 'parent', 'sibling', 'grandparent', 'grandchild', 'other'] as const;

export type Relationship = (typeof RELATIONSHIPS)[number];

/** All of a contract, in hundredths of a percent: what the shares of its beneficiaries add up to. */
export const WHOLE_SHARE = 10_000;
/** Beneficiaries of one contract at most. */
export const MOST_BENEFICIARIES = 20;
/** Characters of a text of a beneficiary at most. */
const BENEFICIARY_LENGTH = { name: 120, phone: 20 } as const;

/** Who receives which part of a contract. */
export type Beneficiary = {
  /** The person, the same in each list of the contract; null for one who is new. */
  readonly id: number | null;
  readonly name: string;
  readonly relationship: Relationship;
  readonly bornOn: CalendarDate;
  readonly phone: string | null;
  /** In hundredths of a percent. */
  readonly share: number;
};

/** The beneficiaries of a contract as they were from a day on. */
export type BeneficiaryList = {
  /** Counts the lists of a contract from 1; a list is changed upon the newest one. */
  readonly version: number;
  readonly validFrom: CalendarDate;
  /** Who wrote it. */
  readonly by: string;
  readonly beneficiaries: readonly Beneficiary[];
};

/** The age that the plans of a contract ask of a beneficiary, in whole years, both included; null for no limit. */
export type AgeLimits = { readonly minimumAge: number | null; readonly maximumAge: number | null };

/** The beneficiaries of a contract, now and before. */
export type ContractBeneficiaries = AgeLimits & {
  readonly contractId: number;
  readonly contractNumber: string;
  readonly holder: string;
  /** The first day that a new list may be valid from: the day of the sale, or that of the list in force. */
  readonly earliest: CalendarDate;
  /** Whether the list may change; that of a cancelled contract may not. */
  readonly isOpen: boolean;
  /** Newest first: the first one is in force. */
  readonly lists: readonly BeneficiaryList[];
};

/** What can be wrong with a list of beneficiaries. */
export const BENEFICIARY_ISSUES = [
  'required',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'wrongFormat',
  'unknown',
  'taken',
  'notWritable',
] as const satisfies readonly FieldIssueCode[];

/** The birthday in a year: that of 29 February is on the 28th where the year has no such day. */
export function birthdayIn(bornOn: CalendarDate, year: number): CalendarDate {
  const month = parseMonth(`${String(year).padStart(4, '0')}${bornOn.slice(4, 7)}`);
  const day =
    month === null
      ? null
      : parseIsoDate(`${month}-${String(Math.min(Number(bornOn.slice(8)), daysInMonth(month))).padStart(2, '0')}`);
  if (day === null) throw new RangeError(`The calendar has no year ${year}.`);
  return day;
}

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

/** Whole years on a day; below zero before the birth. */
export function ageOn(bornOn: CalendarDate, day: CalendarDate): number {
  const years = yearOf(day) - yearOf(bornOn);
  return day < birthdayIn(bornOn, yearOf(day)) ? years - 1 : years;
}

/** Equal shares of the whole, in hundredths of a percent; what cannot be divided goes to the first. */
export const equalShares = (count: number): readonly number[] => (count === 0 ? [] : distribute(WHOLE_SHARE, count));

/** What the shares lack of the whole, in hundredths of a percent; below zero where they are too many. */
export const missingShare = (shares: readonly number[]): number =>
  WHOLE_SHARE - shares.reduce((sum, share) => sum + share, 0);

/** A share as it is shown, in percent: '33.33'. */
export const shareText = (share: number): string => formatDecimal(fromCents(share), 2);

/** The same for the same person, however the name is written. */
const personOf = ({ name, bornOn }: Pick<Beneficiary, 'name' | 'bornOn'>): string =>
  `${fold(name.trim().replaceAll(/\s+/gu, ' '))} ${bornOn}`;

function ownIssues(
  { name, bornOn, phone, share }: Beneficiary,
  { minimumAge, maximumAge }: AgeLimits,
  validFrom: CalendarDate,
): readonly Omit<FieldIssue, 'limit'>[] {
  const issues: FieldIssue[] = [];
  const text = name.trim();
  if (text === '') issues.push({ field: 'name', code: 'required' });
  else if (Array.from(text).length > BENEFICIARY_LENGTH.name) issues.push({ field: 'name', code: 'tooLong' });
  else if (!isVisibleText(text)) issues.push({ field: 'name', code: 'wrongFormat' });
  const age = ageOn(bornOn, validFrom);
  if (age < (minimumAge ?? 0)) issues.push({ field: 'bornOn', code: age < 0 ? 'wrongFormat' : 'tooSmall' });
  else if (maximumAge !== null && age > maximumAge) issues.push({ field: 'bornOn', code: 'tooLarge' });
  const isPhone = phone === null || (phone.length <= BENEFICIARY_LENGTH.phone && readPhone(phone) !== null);
  if (!isPhone) issues.push({ field: 'phone', code: 'wrongFormat' });
  if (!Number.isSafeInteger(share)) issues.push({ field: 'share', code: 'wrongFormat' });
  else if (share < 1) issues.push({ field: 'share', code: 'tooSmall' });
  else if (share > WHOLE_SHARE) issues.push({ field: 'share', code: 'tooLarge' });
  return issues;
}

/** What a list of beneficiaries is checked against. */
export type BeneficiaryRules = AgeLimits & {
  readonly earliest: CalendarDate;
  /** In the business zone: no list is written ahead. */
  readonly today: CalendarDate;
  /** The list in force: somebody who stays in it, born on the same day, may have outgrown the limits of age. */
  readonly before: readonly Beneficiary[];
};

/**
 * What keeps a list of beneficiaries from being saved. A field of the third one is 'beneficiaries.2.name'; 'share' is the sum of the
 * shares, which is checked once each of them is right.
 */
export function beneficiaryIssues(
  { validFrom, beneficiaries }: Pick<BeneficiaryList, 'validFrom' | 'beneficiaries'>,
  { earliest, today, before, ...ages }: BeneficiaryRules,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (validFrom < earliest) issues.push({ field: 'validFrom', code: 'tooSmall' });
  else if (validFrom > today) issues.push({ field: 'validFrom', code: 'tooLarge' });
  if (beneficiaries.length === 0) issues.push({ field: 'beneficiaries', code: 'required' });
  if (beneficiaries.length > MOST_BENEFICIARIES) issues.push({ field: 'beneficiaries', code: 'tooLarge' });
  const known = new Map(before.map(({ id, bornOn }) => [id, bornOn]));
  const seen = new Set<string>();
  for (const [at, one] of beneficiaries.entries()) {
    const stays = one.id !== null && known.get(one.id) === one.bornOn;
    const found = ownIssues(one, stays ? { minimumAge: null, maximumAge: null } : ages, validFrom);
    issues.push(...found.map(({ field, code }) => ({ field: `beneficiaries.${at}.${field}`, code })));
    const person = personOf(one);
    const isNamed = !found.some(({ field }) => field === 'name');
    if (isNamed && seen.has(person)) issues.push({ field: `beneficiaries.${at}.name`, code: 'taken' });
    seen.add(person);
  }
  const areRight = beneficiaries.length > 0 && !issues.some(({ field }) => field.endsWith('.share'));
  const missing = missingShare(beneficiaries.map(({ share }) => share));
  if (areRight && missing !== 0) issues.push({ field: 'share', code: missing > 0 ? 'tooSmall' : 'tooLarge' });
  return issues;
}
