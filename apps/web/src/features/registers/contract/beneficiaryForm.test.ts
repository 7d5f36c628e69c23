import type { ContractBeneficiaries } from '@sereno/domain/contract';
import { describe, expect, it } from 'vitest';
import {
  draftOfList,
  formOf,
  type PersonForm,
  readForm,
  sharedEqually,
  sumOf,
  withAnother,
} from './beneficiaryForm.ts';

const TODAY = '2026-11-26';
const CONTRACT: ContractBeneficiaries = {
  contractId: 1,
  contractNumber: 'PF-1',
  holder: 'Ana',
  earliest: '2026-01-01',
  isOpen: true,
  minimumAge: null,
  maximumAge: null,
  lists: [],
};
const filled = (people: readonly PersonForm[]): readonly PersonForm[] =>
  people.map((one, at) => ({ ...one, name: ` Persona ${at} `, relationship: 'child', bornOn: '1990-01-01' }));

describe('the form of beneficiaries', () => {
  it('begins with the list in force, or with one person who receives all', () => {
    expect(draftOfList(undefined, TODAY)).toMatchObject({ version: 0, validFrom: TODAY, people: [{ percent: 100 }] });
    const beneficiaries = [
      { id: 7, name: 'Eva', relationship: 'spouse', bornOn: '1980-02-29', phone: null, share: 3334 } as const,
    ];
    expect(draftOfList({ version: 4, validFrom: '2026-02-01', by: 'Ana', beneficiaries }, TODAY)).toMatchObject({
      version: 4,
      people: [{ id: 7, phone: '', percent: 33.34 }],
    });
  });

  it('shares equally to the hundredth, and tells what is missing', () => {
    const three = withAnother(withAnother(draftOfList(undefined, TODAY).people));
    expect(new Set(three.map(({ key }) => key)).size).toBe(3);
    expect(sumOf(three)).toEqual({ sum: 10_000, missing: 0 });
    expect(sumOf(three.map((one) => ({ ...one, percent: 33.33 })))).toEqual({ sum: 9999, missing: 1 });
    expect(sharedEqually(three).map(({ percent }) => percent)).toEqual([33.34, 33.33, 33.33]);
  });

  it('says what is not filled in, and else the list', () => {
    const form = formOf(draftOfList(undefined, TODAY));
    expect(readForm({ ...form, validFrom: null }, CONTRACT, TODAY)).toEqual({
      issues: ['validFrom', 'beneficiaries.0.name', 'beneficiaries.0.relationship', 'beneficiaries.0.bornOn'].map(
        (field) => ({ field, code: 'required' }),
      ),
    });
    expect(readForm({ ...form, people: [] }, CONTRACT, TODAY)).toEqual({
      issues: [{ field: 'beneficiaries', code: 'required' }],
    });
    const people = filled(form.people);
    expect(readForm({ ...form, people }, CONTRACT, TODAY)).toMatchObject({
      list: { version: 0, beneficiaries: [{ name: 'Persona 0', phone: null, share: 10_000 }] },
    });
    const third = people.map((one) => ({ ...one, percent: 33.335 }));
    expect(readForm({ ...form, people: third }, CONTRACT, TODAY)).toEqual({
      issues: [{ field: 'beneficiaries.0.share', code: 'wrongFormat' }],
    });
  });
});
