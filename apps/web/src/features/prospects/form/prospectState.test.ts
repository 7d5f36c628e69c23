import { emptyProspectForm, type ProspectForm } from '@sereno/domain/prospect';
import { describe, expect, it } from 'vitest';
import { openState, type ProspectAction, prospectReducer, type ProspectState } from './prospectState.ts';

const after = (state: ProspectState, ...actions: readonly ProspectAction[]) => actions.reduce(prospectReducer, state);
const typed = (field: 'state' | 'firstName' | 'comments', value: string): ProspectAction => ({
  kind: 'edit',
  edit: { field, value },
});
const found = (name: string | null): ProspectAction => ({ kind: 'found', name });
const base: ProspectForm = { ...emptyProspectForm, firstName: 'Ana', mobilePhone: '55 1000 3001' };
const open = openState(base);

describe('the state of a postal code', () => {
  it('POS-03 is filled in where none was typed', () => {
    expect(after(open, found('Puebla'))).toMatchObject({ form: { state: 'Puebla' }, isTouched: true });
  });

  it('POS-03 never takes the place of what was typed', () => {
    expect(after(open, typed('state', 'Hidalgo'), found('Puebla')).form.state).toBe('Hidalgo');
    expect(after(open, found('Puebla'), typed('state', 'Hidalgo'), found('Jalisco')).form.state).toBe('Hidalgo');
    expect(after(open, typed('state', 'Hidalgo'), found(null)).form.state).toBe('Hidalgo');
  });

  it('POS-03 takes the place of what another code gave, and goes with a code that has none', () => {
    expect(after(open, found('Puebla'), found('Jalisco')).form.state).toBe('Jalisco');
    expect(after(open, found('Puebla'), found(null)).form.state).toBe('');
    expect(after(open, found('Puebla'), typed('state', ''), found('Jalisco')).form.state).toBe('Jalisco');
  });

  it('changes nothing where there is nothing to change', () => {
    expect(after(open, found(null))).toBe(open);
  });

  it('POS-03 is still the one of a look-up when the form comes back as a draft', () => {
    const draft = openState(base, { ...base, state: 'Puebla' }, 'Puebla');
    expect(after(draft, found('Jalisco')).form.state).toBe('Jalisco');
  });
});

describe('a form that learns more of its lead', () => {
  const more = { ...base, email: 'ana@correo.example', meansId: 2, firstName: 'Ana María' };

  it('CAR-07 fills in untouched fields', () => {
    expect(after(open, { kind: 'begin', base: more })).toMatchObject({ form: more, isTouched: false });
    expect(after(open, typed('firstName', 'Anita'), { kind: 'begin', base: more }).form).toEqual({
      ...more,
      firstName: 'Anita',
    });
  });

  it('starts over with all that it knows', () => {
    const state = after(open, typed('firstName', 'X'), found('Puebla'), { kind: 'begin', base: more });
    expect(after(state, { kind: 'startOver' })).toEqual(openState(more));
  });
});

describe('a prospect that somebody else changed meanwhile', () => {
  const newest = { ...base, firstName: 'Anita', mobilePhone: '33 1234 5678' };
  const compared = after(open, typed('firstName', 'Ana María'), { kind: 'compare', newest });

  it('keeps what was typed and takes all else', () => {
    expect(compared.form).toEqual({ ...newest, firstName: 'Ana María' });
    expect(compared.comparison).toEqual({ mine: { ...base, firstName: 'Ana María' }, newest });
  });

  it('takes either of both values, field by field, and back', () => {
    const taken = after(compared, { kind: 'choose', field: 'firstName', choice: 'newest' });
    expect(taken.form.firstName).toBe('Anita');
    expect(after(taken, { kind: 'choose', field: 'firstName', choice: 'mine' }).form.firstName).toBe('Ana María');
    const saved = after(compared, { kind: 'choose', field: 'mobilePhone', choice: 'mine' });
    expect(saved.form.mobilePhone).toBe('55 1000 3001');
  });

  it('compares what is typed from then on', () => {
    const state = after(
      compared,
      typed('firstName', 'Ana Luisa'),
      { kind: 'choose', field: 'firstName', choice: 'newest' },
      { kind: 'choose', field: 'firstName', choice: 'mine' },
    );
    expect(state.form.firstName).toBe('Ana Luisa');
    expect(state.comparison?.mine.firstName).toBe('Ana Luisa');
  });

  it('does so again when it is changed once more', () => {
    const again = after(compared, { kind: 'compare', newest: { ...newest, comments: 'Otra vez' } });
    expect(again.form).toEqual({ ...newest, firstName: 'Ana María', comments: 'Otra vez' });
  });

  it('has nothing to choose where nothing was compared', () => {
    expect(after(open, { kind: 'choose', field: 'firstName', choice: 'newest' })).toBe(open);
  });
});
