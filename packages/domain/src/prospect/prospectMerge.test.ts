import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProspectForm } from '../testing/prospectForms.ts';
import { emptyProspectForm, type ProspectForm } from './prospectForm.ts';
import { differingFields, mergeForms, takeFields } from './prospectMerge.ts';

const opened: ProspectForm = { ...emptyProspectForm, firstName: 'Ana', mobilePhone: '55 1000 3001', meansId: 3 };

describe('two versions of a prospect', () => {
  it('differ in saved values, not in how they are typed', () => {
    expect(differingFields(opened, { ...opened, mobilePhone: '+525510003001', firstName: ' Ana ' })).toEqual([]);
    expect(differingFields(opened, { ...opened, comments: 'x', meansId: 4, street: 'Calle 1' })).toEqual([
      'meansId',
      'street',
      'comments',
    ]);
    expect(differingFields(opened, { ...opened, email: 'a@b.mx', acceptsEmail: true })).toEqual([
      'email',
      'acceptsEmail',
    ]);
  });

  it('merge: typed fields stay, the rest is the newest', () => {
    const typed = { ...opened, firstName: 'Ana Luisa', comments: 'Llamar hoy' };
    const newest = { ...opened, firstName: 'Anita', mobilePhone: '33 1234 5678', comments: '' };
    expect(mergeForms(opened, typed, newest)).toEqual({ ...newest, firstName: 'Ana Luisa', comments: 'Llamar hoy' });
  });

  it('lose nothing typed and nothing saved, for any values', () => {
    fc.assert(
      fc.property(anyProspectForm, anyProspectForm, anyProspectForm, (start, typed, newest) => {
        const merged = mergeForms(start, typed, newest);
        const touched = differingFields(start, typed);
        expect(touched.map((field) => merged[field])).toEqual(touched.map((field) => typed[field]));
        expect(
          differingFields(merged, newest).every((field) => field === 'acceptsEmail' || touched.includes(field)),
        ).toBe(true);
        expect(mergeForms(start, start, newest)).toEqual(newest);
      }),
      { numRuns: 500 },
    );
  });

  it('take the named fields and no other', () => {
    expect(takeFields(opened, emptyProspectForm, ['firstName', 'meansId'])).toEqual({
      ...opened,
      firstName: '',
      meansId: null,
    });
  });
});
