import { REGISTER, type RegisterRow } from '@sereno/domain/register';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../i18n/registers/es.ts';
import { compare, differing, fillIn, issuesOf, openForm, takeNewest } from './registerForm.ts';
import { registerColumns } from './registerColumns.ts';
import { historyText, issueText, rowNameOf } from './registerText.ts';

const t = createTranslate<typeof es>(es, 'es');
const users = REGISTER.users;
const budgets = REGISTER['digital-media-budgets'];
const rosa: RegisterRow = {
  id: 7,
  version: 3,
  isEnded: false,
  values: {
    fullName: 'Rosa',
    username: 'rosa',
    email: 'rosa@sereno.example',
    roleId: 11,
    companyId: 1,
    employeeId: null,
    teamCarousel: false,
    carouselOn: false,
    waiting: true,
  },
  names: { roleId: 'Registrado', companyId: 'Previsión' },
};

describe('the form of a row', () => {
  it('opens with what can be changed, and is not touched', () => {
    const form = openForm(users, rosa);
    expect(form).toMatchObject({
      version: 3,
      isTouched: false,
      newest: null,
      values: { fullName: 'Rosa', roleId: 11 },
    });
    expect(form.values).not.toHaveProperty('waiting');
    expect(form.values).not.toHaveProperty('username');
    expect(issuesOf(users, form)).toEqual([]);
  });

  it('opens empty for a new row, whose missing fields are named', () => {
    expect(issuesOf(users, openForm(users, null)).map(({ field }) => field)).toEqual([
      'fullName',
      'username',
      'email',
      'roleId',
      'companyId',
    ]);
  });

  it('keeps what was typed beside what somebody else saved, and overwrites nothing', () => {
    const typed = fillIn(openForm(users, rosa), 'roleId', 8, 'Asesor');
    const theirs = { ...rosa, version: 4, values: { ...rosa.values, roleId: 9, fullName: 'Rosa Elena' } };
    const form = compare(users, typed, { ...theirs, names: { ...rosa.names, roleId: 'Asesor de apoyo' } });
    expect(form).toMatchObject({
      version: 4,
      values: { roleId: 8, fullName: 'Rosa Elena' },
      names: { roleId: 'Asesor' },
    });
    expect(differing(users, form)).toEqual(['roleId']);
    const taken = takeNewest(form, 'roleId');
    expect([taken.values['roleId'], taken.names['roleId']]).toEqual([9, 'Asesor de apoyo']);
    expect(differing(users, taken)).toEqual([]);
  });
});

describe('a register in words', () => {
  it('has the columns of its description, and their filters', () => {
    const columns = registerColumns(users, {
      t,
      choicesOf: () => [],
      searchOf: () => undefined,
      showsState: true,
      isNarrow: false,
    });
    expect(columns.map(({ id }) => id)).toEqual([...users.columns, 'ended']);
    expect(columns.filter(({ filterable }) => filterable).map(({ id }) => id)).toEqual([
      'roleId',
      'waiting',
      'teamCarousel',
      'carouselOn',
    ]);
    const role = columns.find(({ id }) => id === 'roleId');
    expect(role?.value(rosa)).toBe('Registrado');
  });

  it('FMT-01 FMT-02 writes months, amounts and names as people read them', () => {
    const row: RegisterRow = {
      id: 1,
      version: 1,
      isEnded: false,
      values: { month: '2026-11-01', campaignId: 4, budget: 1234.5 },
      names: { campaignId: 'Otoño' },
    };
    expect(rowNameOf(budgets, row, t)).toBe('11/2026 · Otoño');
    const field = budgets.fields.find(({ id }) => id === 'budget');
    expect(field && historyText(field, '1234.5', t)).toBe('$1,234.50');
  });

  it('says what is wrong, with the bound that is missed', () => {
    const name = users.fields.find(({ id }) => id === 'fullName');
    expect(issueText(name, { field: 'fullName', code: 'tooLong', limit: 50 }, t)).toBe('Máximo 50 caracteres');
    const email = users.fields.find(({ id }) => id === 'email');
    expect(issueText(email, { field: 'email', code: 'wrongFormat' }, t)).toContain('correo');
    expect(issueText(undefined, { field: '', code: 'ownAccount' }, t)).toBe('No puedes deshabilitar tu propia cuenta');
  });
});
