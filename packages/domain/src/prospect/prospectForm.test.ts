import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProspectForm } from '../testing/prospectForms.ts';
import type { Prospect } from './prospect.ts';
import {
  editProspectForm,
  emptyProspectForm,
  formOfProspect,
  formOfRecord,
  type ProspectForm,
  tidyForm,
} from './prospectForm.ts';
import { PROSPECT_LENGTH, prospectIssues, prospectRecord, recordIssues } from './prospectIssue.ts';

const typed: ProspectForm = {
  firstName: '  Ana María ',
  lastName: ' López Ruiz',
  mobilePhone: '+52 1 55 1000-3001',
  homePhone: '(222) 555.0123',
  email: ' ana@correo.mx ',
  acceptsEmail: true,
  meansId: 3,
  street: ' Av. Juárez 12 ',
  county: 'Puebla',
  state: 'Puebla',
  zipCode: ' 72000 ',
  comments: ' Llamar\r\nen la tarde \u0000',
};

const record = {
  firstName: 'Ana María',
  lastName: 'López Ruiz',
  mobilePhone: '5510003001',
  homePhone: '2225550123',
  email: 'ana@correo.mx',
  acceptsEmail: true,
  meansId: 3,
  address: { street: 'Av. Juárez 12', county: 'Puebla', state: 'Puebla', zipCode: '72000' },
  comments: 'Llamar\nen la tarde',
} as const;

const prospect: Prospect = {
  ...record,
  id: 7,
  hasPhone: true,
  hasEmail: true,
  hasAddress: true,
  means: { id: 3, name: 'Facebook' },
  adviserName: null,
  formerAdviserName: null,
  createdAt: null,
  reassignedAt: null,
  discardedAt: null,
  canEdit: true,
  canReassign: false,
  version: 1,
};

const issuesOf = (form: Partial<ProspectForm>, kind: 'simple' | 'full' = 'full') =>
  prospectIssues({ ...typed, ...form }, kind);

describe('the form of a prospect', () => {
  it('sends trimmed texts, phones in dialled form and null for empty fields', () => {
    expect(prospectRecord(typed, 'full')).toEqual(record);
    expect(prospectRecord({ ...emptyProspectForm, firstName: 'Al', homePhone: '55 1000 3001' })).toEqual({
      firstName: 'Al',
      lastName: null,
      mobilePhone: null,
      homePhone: '5510003001',
      email: null,
      acceptsEmail: false,
      meansId: null,
      address: { street: null, county: null, state: null, zipCode: null },
      comments: null,
    });
  });

  it('opens with a prospect, phones grouped for reading', () => {
    expect(formOfProspect(prospect)).toEqual({
      ...typed,
      firstName: 'Ana María',
      lastName: 'López Ruiz',
      mobilePhone: '55 1000 3001',
      homePhone: '222 555 0123',
      email: 'ana@correo.mx',
      street: 'Av. Juárez 12',
      zipCode: '72000',
      comments: 'Llamar\nen la tarde',
    });
    expect(formOfProspect({ ...prospect, means: null, mobilePhone: null }).mobilePhone).toBe('');
  });

  it('VAL-06 accepts no mail without an address', () => {
    expect(prospectRecord({ ...typed, email: '  ' })?.acceptsEmail).toBe(false);
  });

  it('VAL-03 drops invisible characters of a copied number or address', () => {
    const copied = { ...typed, mobilePhone: '\u202A+52 1 55 1000 3001\u202C', email: 'ana@correo.mx\u200B' };
    expect(prospectRecord(copied)).toMatchObject({ mobilePhone: '5510003001', email: 'ana@correo.mx' });
  });
});

describe('an edit', () => {
  it('changes only its field, and returns the same form when nothing changes', () => {
    const edited = editProspectForm(emptyProspectForm, { field: 'county', value: 'León' });
    expect(edited).toEqual({ ...emptyProspectForm, county: 'León' });
    expect(editProspectForm(edited, { field: 'county', value: 'León' })).toBe(edited);
  });
});

describe('issues of a prospect', () => {
  it.each([
    ['', 'required', undefined],
    ['   ', 'required', undefined],
    ['A', 'tooShort', 2],
    [' A ', 'tooShort', 2],
    ['😀', 'tooShort', 2],
    ['a'.repeat(101), 'tooLong', 100],
    ['a'.repeat(300), 'tooLong', 100],
    ['Ana\u200BMaría', 'wrongFormat', undefined],
    ['Ana\u202EMaría', 'wrongFormat', undefined],
    ['Ana\u0000María', 'wrongFormat', undefined],
    ['Ana\nMaría', 'wrongFormat', undefined],
  ] as const)('VAL-01 VAL-02 VAL-03 refuse the first name %j: %s', (firstName, code, limit) => {
    expect(issuesOf({ firstName })).toEqual([{ field: 'firstName', code, ...(limit === undefined ? {} : { limit }) }]);
  });

  it.each(['Al', 'Ñ.', 'Ana María', 'O’Connor', '李明', 'a'.repeat(100), '😀'.repeat(100)])(
    'VAL-02 accept the first name %j',
    (firstName) => expect(issuesOf({ firstName })).toEqual([]),
  );

  it('VAL-05 require a phone or an e-mail, as one issue of its own', () => {
    const none = { mobilePhone: ' ', homePhone: '', email: ' ' };
    expect(issuesOf(none)).toEqual([{ field: 'contact', code: 'required' }]);
    expect(issuesOf({ ...none, homePhone: '5510003001' })).toEqual([]);
    expect(issuesOf({ ...none, mobilePhone: '5510003001' })).toEqual([]);
    expect(issuesOf({ ...none, email: 'ana@correo.mx' })).toEqual([]);
    expect(issuesOf({ ...none, mobilePhone: '123' })).toEqual([{ field: 'mobilePhone', code: 'wrongFormat' }]);
  });

  it('VAL-03 refuse a phone that cannot be dialled, quickly for a long text', () => {
    expect(issuesOf({ homePhone: '55 1000 300' })).toEqual([{ field: 'homePhone', code: 'wrongFormat' }]);
    expect(issuesOf({ homePhone: `5${' '.repeat(200_000)}1` })).toEqual([{ field: 'homePhone', code: 'wrongFormat' }]);
  });

  it.each(['ana', 'ana@correo', 'ana@@correo.mx', 'ana@correo.mx,eva@correo.mx', 'a na@correo.mx', '<ana@correo.mx>'])(
    'VAL-03 refuse the e-mail address %j',
    (email) => expect(issuesOf({ email })).toEqual([{ field: 'email', code: 'wrongFormat' }]),
  );

  it('VAL-01 require the medium in the full form only', () => {
    expect(issuesOf({ meansId: null })).toEqual([{ field: 'meansId', code: 'required' }]);
    expect(issuesOf({ meansId: null }, 'simple')).toEqual([]);
  });

  it.each(['1', '1234', '123456', '1234a', '١٢٣٤٥', '-1234', '12 34'])(
    'POS-01 CST-02 VAL-03 refuse the postal code %j',
    (zipCode) => expect(issuesOf({ zipCode })).toEqual([{ field: 'zipCode', code: 'wrongFormat' }]),
  );

  it.each(['lastName', 'email', 'street', 'county', 'state', 'comments'] as const)(
    'VAL-02 limit %s to its maximum',
    (field) => {
      const { max } = PROSPECT_LENGTH[field];
      const text = field === 'email' ? `${'a'.repeat(max - 4)}@b.mx` : 'a'.repeat(max + 1);
      expect(issuesOf({ [field]: text })).toEqual([{ field, code: 'tooLong', limit: max }]);
      expect(issuesOf({ [field]: text.slice(1) })).toEqual([]);
      expect(issuesOf({ [field]: '' })).toEqual([]);
    },
  );

  it('are in screen order', () => {
    const all = { ...emptyProspectForm, zipCode: '1', lastName: 'a\u200B', homePhone: '1', email: 'x' };
    expect(prospectIssues(all, 'full').map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'homePhone',
      'email',
      'meansId',
      'zipCode',
    ]);
  });

  it('refuse in records what the form itself would normalise', () => {
    expect(recordIssues(record)).toEqual([]);
    expect(recordIssues({ ...record, firstName: ' Ana' })).toEqual([{ field: 'firstName', code: 'wrongFormat' }]);
    expect(recordIssues({ ...record, mobilePhone: '55 1000 3001' })).toEqual([
      { field: 'mobilePhone', code: 'wrongFormat' },
    ]);
    expect(recordIssues({ ...record, comments: 'a\u0000' })).toEqual([{ field: 'comments', code: 'wrongFormat' }]);
    expect(recordIssues({ ...record, comments: 'a\uD83D' })).toEqual([{ field: 'comments', code: 'wrongFormat' }]);
    expect(recordIssues({ ...record, comments: 'uno\n\tdos 👩‍👧' })).toEqual([]);
    expect(recordIssues({ ...record, meansId: null }, 'full')).toEqual([{ field: 'meansId', code: 'required' }]);
  });
});

const anyKind = fc.constantFrom('simple' as const, 'full' as const);

describe('any form', () => {
  it('has a record exactly when it has no issue, and the record is valid', () => {
    fc.assert(
      fc.property(anyProspectForm, anyKind, (form, kind) => {
        const made = prospectRecord(form, kind);
        expect(made === null).toBe(prospectIssues(form, kind).length > 0);
        expect(made === null ? [] : recordIssues(made, kind)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('round-trips through its record', () => {
    fc.assert(
      fc.property(anyProspectForm, (form) => {
        const made = tidyForm(form);
        expect(tidyForm(formOfRecord(made))).toEqual(made);
        expect(formOfRecord(tidyForm(formOfRecord(made)))).toEqual(formOfRecord(made));
      }),
      { numRuns: 2000 },
    );
  });

  it('has at most one issue per field', () => {
    fc.assert(
      fc.property(anyProspectForm, anyKind, (form, kind) => {
        const fields = prospectIssues(form, kind).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});
