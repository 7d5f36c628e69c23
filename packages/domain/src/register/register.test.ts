import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCESS_CONFIG } from '../access/index.ts';
import { ACTIVITY_COLORS, CHANNELS } from '../activity/index.ts';
import { formatScreenDate, formatWireDate, fromDayNumber } from '../calendar/index.ts';
import { MENU } from '../navigation/index.ts';
import { viewer } from '../testing/viewers.ts';
import { formatFilter, parseFilter, type RegisterFilter } from './filter.ts';
import {
  type Field,
  type FieldIssue,
  fieldOf,
  type FieldValue,
  type FieldValues,
  formFields,
  registerFor,
} from './register.ts';
import { REGISTER_ENTRIES } from './registers/entries.ts';
import {
  canKeepRegister,
  type KnownRegister,
  REGISTER,
  registerById,
  type RegisterId,
  registerOf,
  REGISTERS,
} from './registers/index.ts';
import { fieldIssue, registerIssues, tidiedValues } from './values.ts';
import { valuesFromWire, valuesToWire } from './wire.ts';

describe.each(REGISTERS.map((register) => [register.id, register] as const))('the register %s', (id, register) => {
  it('names only fields that it has, each once', () => {
    const ids = register.fields.map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    const order = register.order.map(({ field }) => field);
    const named = [register.columns, register.filters, register.rowName, order, ...(register.unique ?? [])].flat();
    for (const name of named) expect(fieldOf(register, name).id).toBe(name);
    for (const name of register.search) expect(fieldOf(register, name).kind).toMatch(/^(?:text|template|references?)$/);
  });

  it('TBL-18 has codes that mean one thing each, so that its file can say them in words', () => {
    const options = register.fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
    const texts = Map.groupBy(options, ({ value }) => value);
    for (const [value, same] of texts)
      expect([value, new Set(same.map(({ label }) => label)).size]).toEqual([value, 1]);
    for (const own of ['true', 'false', 'active', 'ended']) expect(texts.has(own)).toBe(false);
  });

  it('is found by its id and by its entry of the menu', () => {
    expect(registerById(id)).toBe(register);
    expect(registerOf(register.entry) === register).toBe(register.beside === undefined);
    expect(MENU.flatMap(({ children }) => children.map((entry) => entry.id))).toContain(register.entry);
  });

  it('asks an empty form for what is required', () => {
    const required = register.fields.filter((field) => field.required === true && field.writable !== 'never');
    const asked = registerIssues(register, {}, true).filter(({ code }) => code === 'required');
    expect(asked.map(({ field }) => field)).toEqual(required.map((field) => field.id));
  });
});

it('the entries of the menu that lead to a register are those of the registers', () => {
  const inMenu = REGISTERS.filter(({ beside }) => beside === undefined);
  expect(inMenu.map(({ entry }) => entry)).toEqual(REGISTER_ENTRIES);
});

it.each<[RegisterId, number[]]>([
  ['users', [1, 15]],
  ['activity-types', [1, 13]],
  ['email-templates', [1, 13]],
  ['team-budgets', [1, 12, 13]],
  ['beneficiaries-period', [1]],
  ['upgrades', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]],
  ['beneficiaries', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]],
  ['defaulters', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]],
  ['discount-requests', [1, 2, 3, 4, 5]],
  ['reservations', [1, 2, 3, 4, 5, 6, 7]],
  ['rooms', [1]],
  ['discount-limits', [1]],
  ['work-weights', [1, 2, 3]],
  ['contracts', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]],
])('MNU-32 MNU-35 %s is kept by those who see its entry, or by its own of them: %j', (id, keepers) => {
  const roles = Array.from({ length: 16 }, (_, roleId) => roleId);
  const isKeeper = (roleId: number) => canKeepRegister(REGISTER[id], viewer(roleId), DEFAULT_ACCESS_CONFIG);
  expect(roles.filter(isKeeper)).toEqual(keepers);
});

const base = { id: 'x', label: 'x' };
const text = (max: number, over: Partial<Extract<Field, { readonly kind: 'text' }>> = {}): Field => ({
  ...base,
  kind: 'text',
  max,
  ...over,
});
const template = { ...base, kind: 'template', max: 80, multiline: true } as const;
const figure: Field = { ...base, kind: 'number', min: -5, max: 10 };
const amount: Field = { ...base, kind: 'money', min: 1, max: 1000 };
const choice: Field = { ...base, kind: 'choice', options: [{ value: 'a', label: 'a' }] };

it('ACL-15 a register has no trace of a field for whom may not see it', () => {
  const quotations = REGISTER['assigned-quotations'];
  const seen = registerFor(quotations, viewer(8));
  expect(JSON.stringify([seen.fields, seen.columns, seen.filters, seen.order])).not.toContain('employeeId');
  expect(seen.order.map(({ field }) => field)).toEqual(['quotedOn', 'number']);
  expect(registerFor(quotations, viewer(4))).toBe(quotations);
});

describe('a value', () => {
  it.each<[Field, FieldValue, string | null]>([
    [text(3), 'ñño', null],
    [text(3), '😀😀😀', null],
    [text(3), 'abcd', 'tooLong'],
    [text(9), 'a\nb', 'wrongFormat'],
    [text(9, { multiline: true }), 'a\nb', null],
    [text(9), 7, 'wrongType'],
    [text(9, { required: true }), '', 'required'],
    [text(9), null, null],
    [template, 'Hola {{prospecto}}\n\nSoy {{asesor}}.', null],
    [template, 'Hola {{cliente}}', 'unknownVariable'],
    [template, 'Hola {{prospecto}', 'unknownVariable'],
    [template, 'x'.repeat(81), 'tooLong'],
    [{ ...template, multiline: false }, 'a\nb', 'wrongFormat'],
    [text(40, { format: 'email' }), 'ana@sereno.example', null],
    [text(40, { format: 'email' }), 'ana', 'wrongFormat'],
    [text(40, { format: 'username' }), 'ana torres', 'wrongFormat'],
    [text(40, { format: 'code' }), 'VERANO-26', null],
    [text(40, { format: 'code' }), 'verano', 'wrongFormat'],
    [text(13, { format: 'rfc' }), 'GODE561231GR8', null],
    [text(13, { format: 'rfc' }), 'GODE561231GR7', 'wrongFormat'],
    [text(5, { format: 'zipCode' }), '06700', null],
    [text(5, { format: 'zipCode' }), '6700', 'wrongFormat'],
    [figure, 10, null],
    [figure, 11, 'tooLarge'],
    [figure, -6, 'tooSmall'],
    [figure, 1.5, 'wrongFormat'],
    [{ ...figure, decimals: 2 }, 1.25, null],
    [figure, Number.NaN, 'wrongFormat'],
    [amount, 10.01, null],
    [amount, 10.005, 'wrongFormat'],
    [{ ...base, kind: 'date' }, '2024-02-29', null],
    [{ ...base, kind: 'date' }, '2026-02-29', 'wrongFormat'],
    [{ ...base, kind: 'month' }, '2026-02-01', null],
    [{ ...base, kind: 'month' }, '2026-02-02', 'wrongFormat'],
    [{ ...base, kind: 'time' }, '09:15', null],
    [{ ...base, kind: 'time' }, '9:15', 'wrongFormat'],
    [{ ...base, kind: 'time' }, '09:10', 'wrongFormat'],
    [{ ...base, kind: 'time' }, '24:00', 'wrongFormat'],
    [{ ...base, kind: 'time' }, 915, 'wrongType'],
    [{ ...base, kind: 'flag' }, true, null],
    [{ ...base, kind: 'flag' }, 1, 'wrongType'],
    [choice, 'a', null],
    [choice, 'b', 'unknown'],
    [{ ...base, kind: 'reference', to: 'role' }, 1.5, 'unknown'],
    [{ ...base, kind: 'reference', to: 'role' }, '1', 'wrongType'],
    [{ ...base, kind: 'references', to: 'activityType' }, '-1,2,10', null],
    [{ ...base, kind: 'references', to: 'activityType' }, '10,2', 'unknown'],
    [{ ...base, kind: 'references', to: 'activityType' }, '2,2', 'unknown'],
    [{ ...base, kind: 'references', to: 'activityType' }, '2,x', 'unknown'],
    [{ ...base, kind: 'references', to: 'activityType' }, 2, 'wrongType'],
  ])('of %j: %j is %s', (field, value, code) => {
    expect(fieldIssue(field, value)?.code ?? null).toBe(code);
  });

  it('FMT-08 of an amount is right with two decimals, whatever its cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (cents) => {
        expect(fieldIssue(amount, cents / 100)).toBeNull();
        expect(fieldIssue(amount, (cents - 0.5) / 100)).not.toBeNull();
      }),
    );
  });
});

describe('a form', () => {
  const users = REGISTER.users;
  const ana = { fullName: ' Ana ', username: 'ana', email: 'ana@sereno.example', roleId: 8, companyId: 1 };

  it('is kept without the spaces around its texts, each field there, and no other', () => {
    expect(tidiedValues(users, { ...ana, waiting: true, nada: 1 }, true)).toEqual({
      ...ana,
      fullName: 'Ana',
      employeeId: null,
      teamCarousel: false,
      carouselOn: false,
    });
    expect(tidiedValues(users, ana, false)).not.toHaveProperty('username');
  });

  it('is refused what it does not have: a computed field, and one that is fixed once the row is there', () => {
    const strange = registerIssues(users, { ...ana, waiting: true, password_hash: 'x' }, true);
    expect(strange.map(({ field, code }) => [field, code])).toEqual([
      ['waiting', 'notWritable'],
      ['password_hash', 'notWritable'],
    ]);
    expect(registerIssues(users, ana, false)).toEqual([{ field: 'username', code: 'notWritable' }]);
    expect(registerIssues(users, ana, true)).toEqual([]);
  });
});

it.each<[FieldValues, readonly FieldIssue[]]>([
  [{ opensAt: '08:00', closesAt: '21:00', minutesBefore: 30, minutesAfter: 15 }, []],
  [
    { opensAt: '09:00', closesAt: '09:00', minutesBefore: 0, minutesAfter: 0 },
    [{ field: 'closesAt', code: 'tooSmall', limit: 555 }],
  ],
  [
    { opensAt: '00:15', closesAt: '23:45', minutesBefore: 30, minutesAfter: 30 },
    [
      { field: 'minutesBefore', code: 'tooLarge', limit: 15 },
      { field: 'minutesAfter', code: 'tooLarge', limit: 15 },
    ],
  ],
])('UND-30 a room closes after it opens, and is prepared within the day: %j', (hours, issues) => {
  expect(registerIssues(REGISTER.rooms, { name: 'Azucenas', ...hours }, true)).toEqual(issues);
});

describe('a day on the wire', () => {
  const register = REGISTER['discount-certificates'];

  it('FMT-02 is written yyyy/MM/dd and read back, while everything else stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.string(), (number, code) => {
        const validFrom = fromDayNumber(number);
        const wire = valuesToWire(register, { validFrom, code, usesLeft: 3 });
        expect(wire).toEqual({ validFrom: formatWireDate(validFrom), code, usesLeft: 3 });
        expect(valuesFromWire(register, wire)).toEqual({ validFrom, code, usesLeft: 3 });
      }),
    );
  });

  it('stays as it was written where it is none, for the check to say so', () => {
    const values = valuesFromWire(register, { validFrom: '2026/02/30', validUntil: formatScreenDate('2026-02-28') });
    expect(values).toEqual({ validFrom: '2026/02/30', validUntil: '28/02/2026' });
  });
});

it.each([
  ['channel', CHANNELS],
  ['color', ACTIVITY_COLORS],
] as const)('an activity type may have every %s that there is', (name, values) => {
  const field = fieldOf(REGISTER['activity-types'], name);
  expect(field.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(values);
});

describe('an instant on the wire', () => {
  const register = REGISTER['user-locations'];

  it.each([
    ['2026-11-05T09:30', '2026/11/05 09:30'],
    ['2024-02-29T00:00', '2024/02/29 00:00'],
  ])('FMT-02 %s is written %s and read back', (signedInAt, wire) => {
    expect(valuesToWire(register, { signedInAt })).toEqual({ signedInAt: wire });
    expect(valuesFromWire(register, { signedInAt: wire })).toEqual({ signedInAt });
  });

  it('is no field of a form: a register that is only read has none', () => {
    expect(REGISTERS.filter(({ readOnly }) => readOnly === true).flatMap((one) => formFields(one, true))).toEqual([]);
    expect(registerIssues(register, { signedInAt: '2026-11-05T09:30' }, false)).toEqual([
      { field: 'signedInAt', code: 'notWritable' },
    ]);
  });
});

describe('a filter', () => {
  const users = REGISTER.users;
  const types = REGISTER['activity-types'];
  const certificates = REGISTER['discount-certificates'];

  it.each<[KnownRegister, RegisterFilter, string]>([
    [users, { field: 'roleId', kind: 'oneOf', values: ['8', '11'] }, 'roleId:8,11'],
    [users, { field: 'waiting', kind: 'yesNo', value: true }, 'waiting:yes'],
    [types, { field: 'durationMinutes', kind: 'numberRange', min: 10, max: null }, 'durationMinutes:10..'],
    [types, { field: 'durationMinutes', kind: 'numberRange', min: -0.5, max: 60 }, 'durationMinutes:-0.5..60'],
    [certificates, { field: 'validFrom', kind: 'dayRange', start: null, end: '2026-12-31' }, 'validFrom:..2026-12-31'],
    [
      REGISTER['user-locations'],
      { field: 'signedInAt', kind: 'dayRange', start: '2026-11-01', end: '2026-11-01' },
      'signedInAt:2026-11-01..2026-11-01',
    ],
  ])('of %j is written as %j and read back', (register, filter, written) => {
    expect(formatFilter(filter)).toBe(written);
    expect(parseFilter(register, written)).toEqual(filter);
  });

  it.each([
    [users, 'nada:1'],
    [users, 'roleId'],
    [users, 'roleId:'],
    [users, 'waiting:sí'],
    [users, 'email:ana'],
    [types, 'durationMinutes:x..'],
    [types, 'durationMinutes:1'],
    [types, 'durationMinutes:1..2..3'],
    [certificates, 'validFrom:2026-02-30..'],
    [certificates, 'validFrom:30-02..'],
  ])('is none that the register does not offer: %#', (register, written) => {
    expect(parseFilter(register, written)).toBeNull();
  });

  it('never throws, whatever is read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REGISTERS), fc.string(), (one, written) => {
        expect(() => parseFilter(one, written)).not.toThrow();
      }),
    );
  });
});
