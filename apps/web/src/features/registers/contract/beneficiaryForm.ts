import { type CalendarDate, parseIsoDate } from '@sereno/domain/calendar';
import {
  type Beneficiary,
  beneficiaryIssues,
  type BeneficiaryList,
  type ContractBeneficiaries,
  equalShares,
  missingShare,
  type Relationship,
  RELATIONSHIPS,
} from '@sereno/domain/contract';
import { fromCents, toCents } from '@sereno/domain/money';
import type { FieldIssue } from '@sereno/domain/register';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../../platform/commands/sentRequest.ts';

/** A beneficiary as it stands in the form; a day or a percentage that cannot be read is null. */
export type PersonForm = {
  /** Distinguishes the rows of the form. */
  readonly key: number;
  readonly id: number | null;
  readonly name: string;
  readonly relationship: Relationship | null;
  readonly bornOn: CalendarDate | null;
  readonly phone: string;
  /** In percent. */
  readonly percent: number | null;
};

type FormValues = {
  /** The version that the list is changed upon; 0 for the first. */
  readonly version: number;
  readonly validFrom: CalendarDate | null;
  readonly people: readonly PersonForm[];
};

/** The form of the beneficiaries of a contract. */
export type BeneficiaryForm = FormValues & { readonly isTouched: boolean };

export type BeneficiaryDraft = FormValues & { readonly sent: SentRequest | null };

const daySchema: v.GenericSchema<unknown, CalendarDate | null> = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text === null ? null : parseIsoDate(text))),
);

export const draftSchema: v.GenericSchema<unknown, BeneficiaryDraft> = v.object({
  version: v.number(),
  validFrom: daySchema,
  people: v.array(
    v.object({
      key: v.number(),
      id: v.nullable(v.number()),
      name: v.string(),
      relationship: v.nullable(v.picklist(RELATIONSHIPS)),
      bornOn: daySchema,
      phone: v.string(),
      percent: v.nullable(v.number()),
    }),
  ),
  sent: sentRequestSchema,
});

/** What is saved of the form. */
export function draftOf({ version, validFrom, people }: BeneficiaryForm, sent: SentRequest | null): BeneficiaryDraft {
  return { version, validFrom, people, sent };
}

/** The form that a draft holds. */
export function formOf({ version, validFrom, people }: BeneficiaryDraft): BeneficiaryForm {
  return { version, validFrom, people, isTouched: false };
}

const newPerson = (key: number): PersonForm => ({
  key,
  id: null,
  name: '',
  relationship: null,
  bornOn: null,
  phone: '',
  percent: null,
});

/** The list in force as it is edited; an empty one begins with one person who receives all. */
export function draftOfList(list: BeneficiaryList | undefined, today: CalendarDate): BeneficiaryDraft {
  const people = list?.beneficiaries.map(({ share, phone, ...person }, key) => ({
    ...person,
    key,
    phone: phone ?? '',
    percent: fromCents(share),
  }));
  return {
    version: list?.version ?? 0,
    validFrom: today,
    people: people ?? [{ ...newPerson(0), percent: 100 }],
    sent: null,
  };
}

/** The people with one more, who is to be filled in. */
export const withAnother = (people: readonly PersonForm[]): readonly PersonForm[] => [
  ...people,
  newPerson(1 + Math.max(-1, ...people.map(({ key }) => key))),
];

/** The people with equal shares. */
export function sharedEqually(people: readonly PersonForm[]): readonly PersonForm[] {
  const shares = equalShares(people.length);
  return people.map((person, at) => ({ ...person, percent: fromCents(shares[at] ?? 0) }));
}

/** Hundredths of a percent; a fraction of one stays, for the rule to refuse it. */
function shareOf(percent: number): number {
  const hundredths = toCents(percent);
  return fromCents(hundredths) === percent ? hundredths : percent * 100;
}

/** What the shares come to, and what they lack of the whole, in hundredths of a percent; of those that can be read. */
export function sumOf(people: readonly PersonForm[]): { readonly sum: number; readonly missing: number } {
  const shares = people.map(({ percent }) => toCents(percent ?? 0));
  return { sum: shares.reduce((sum, share) => sum + share, 0), missing: missingShare(shares) };
}

function personOf(form: PersonForm): Beneficiary | null {
  const { relationship, bornOn, percent } = form;
  if (relationship === null || bornOn === null || percent === null) return null;
  const { id, name, phone } = form;
  return { id, name: name.trim(), relationship, bornOn, phone: phone.trim() || null, share: shareOf(percent) };
}

/** The list that the form says, or what is wrong with it. */
export function readForm(
  { version, validFrom, people }: BeneficiaryForm,
  contract: ContractBeneficiaries,
  today: CalendarDate,
): { readonly list: Omit<BeneficiaryList, 'by'> } | { readonly issues: readonly FieldIssue[] } {
  const missing = people.flatMap(({ name, relationship, bornOn, percent }, at) =>
    Object.entries({ name: name.trim() || null, relationship, bornOn, share: percent }).flatMap(([field, value]) =>
      value === null ? [{ field: `beneficiaries.${at}.${field}`, code: 'required' as const }] : [],
    ),
  );
  const issues = validFrom === null ? [{ field: 'validFrom', code: 'required' as const }, ...missing] : missing;
  const beneficiaries = people.map(personOf).filter((person) => person !== null);
  if (issues.length > 0 || validFrom === null) return { issues };
  const before = contract.lists[0]?.beneficiaries ?? [];
  const found = beneficiaryIssues({ validFrom, beneficiaries }, { ...contract, today, before });
  return found.length > 0 ? { issues: found } : { list: { version, validFrom, beneficiaries } };
}
