import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_COUNTERS } from '../activity/index.ts';
import { addDays } from '../calendar/index.ts';
import { BUSINESS_LINES, hasDetailUrl, type DetailQuery, readDetailQuery, writeDetailQuery } from './index.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('1990-01-01', offset));
const days = fc
  .tuple(day, fc.integer({ min: 0, max: 399 }))
  .map(([start, length]) => ({ start, end: addDays(start, length) }));
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const name = fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }).filter((text) => text.trim() !== '');

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const longName = fc.string({ minLength: 1, maxLength: 150, unit: 'binary' }).filter((text) => text.trim() !== '');
const code = fc.string({ minLength: 1, maxLength: 5, unit: 'binary' }).filter((text) => text.trim() !== '');
const ofSeller = {
  slpCode: optional(id),
  adviserName: optional(longName),
  managerName: optional(longName),
  days: optional(days),
};

const details: fc.Arbitrary<DetailQuery> = fc.oneof(
  fc.record({
    kind: fc.constant('contracts' as const),
    basis: fc.constantFrom('sold', 'cancelled'),
    status: optional(name),
    businessLine: optional(fc.constantFrom(...BUSINESS_LINES)),
    prospectionMeans: optional(longName),
    payments: optional(fc.integer({ min: 0, max: 9999 })),
    downPaymentMethod: optional(longName),
    item: optional(longName),
    stateCode: optional(code),
    county: optional(longName),
    zipCode: optional(code),
    measure: fc.constantFrom(undefined, 'contractAmount', 'discountAmount', 'downPayment'),
    ...ofSeller,
  }),
  fc.record({ kind: fc.constant('renewals' as const), ...ofSeller }),
  fc.record({
    kind: fc.constant('activities' as const),
    state: fc.constantFrom(undefined, 'onTime', 'unattended', 'ended'),
    activityTypeId: fc.option(id, { nil: undefined }),
    counter: fc.option(fc.constantFrom(...ACTIVITY_COUNTERS), { nil: undefined }),
    tracingId: fc.option(id, { nil: undefined }),
    days: fc.option(days, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('prospects' as const),
    prospectionMeansId: fc.option(id, { nil: undefined }),
    days: fc.option(days, { nil: undefined }),
  }),
);

describe('detail queries in a URL', () => {
  it('DSH-01 TOT-01 round-trip', () => {
    fc.assert(
      fc.property(details, (detail) => {
        expect(readDetailQuery(writeDetailQuery(detail))).toEqual(detail);
      }),
    );
  });

  it('TOT-03 round-trip for any characters in a status', () => {
    const detail = { kind: 'contracts', basis: 'sold', status: 'A:B=C%3AD' } as const;
    expect(readDetailQuery(writeDetailQuery(detail))).toEqual(detail);
  });

  it.each<[DetailQuery, string]>([
    [{ kind: 'contracts', basis: 'sold', status: 'Vigente' }, 'contratos:base=vendidos:estatus=Vigente'],
    [
      { kind: 'activities', activityTypeId: 2, days: { start: '2026-11-18', end: '2026-11-18' } },
      'actividades:tipo=2:dias=2026-11-18',
    ],
    [{ kind: 'prospects', days: { start: '2026-11-16', end: '2026-11-22' } }, 'prospectos:dias=2026-11-16..2026-11-22'],
    [{ kind: 'activities', counter: 'sms' }, 'actividades:contador=sms'],
    [{ kind: 'contracts', basis: 'sold', prospectionMeans: 'Facebook' }, 'contratos:base=vendidos:medio=Facebook'],
    [{ kind: 'contracts', basis: 'sold', payments: 0 }, 'contratos:base=vendidos:pagos=0'],
    [{ kind: 'contracts', basis: 'sold', downPaymentMethod: 'Tarjeta' }, 'contratos:base=vendidos:enganche=Tarjeta'],
    [
      { kind: 'contracts', basis: 'sold', stateCode: 'JAL', county: 'Guadalajara', zipCode: '44100' },
      'contratos:base=vendidos:entidad=JAL:municipio=Guadalajara:cp=44100',
    ],
    [
      { kind: 'contracts', basis: 'sold', item: 'Plan Familiar', stateCode: 'JAL', county: 'Tlaquepaque' },
      'contratos:base=vendidos:producto=Plan Familiar:entidad=JAL:municipio=Tlaquepaque',
    ],
    [{ kind: 'contracts', basis: 'cancelled', slpCode: 208 }, 'contratos:base=cancelados:asesor=208'],
    [
      { kind: 'contracts', basis: 'sold', adviserName: 'Ana Paz', managerName: 'Eva Cruz' },
      'contratos:base=vendidos:nombre=Ana Paz:gerente=Eva Cruz',
    ],
    [
      { kind: 'contracts', basis: 'sold', measure: 'downPayment', downPaymentMethod: 'Tarjeta' },
      'contratos:base=vendidos:enganche=Tarjeta:cifra=enganche',
    ],
    [{ kind: 'contracts', basis: 'sold', measure: 'discountAmount' }, 'contratos:base=vendidos:cifra=descuento'],
    [{ kind: 'contracts', basis: 'sold', measure: 'contractAmount' }, 'contratos:base=vendidos:cifra=importe'],
    [{ kind: 'renewals' }, 'renovaciones'],
    [
      { kind: 'renewals', slpCode: 208, days: { start: '2026-11-18', end: '2026-11-18' } },
      'renovaciones:asesor=208:dias=2026-11-18',
    ],
    [{ kind: 'activities', state: 'unattended' }, 'actividades:estado=sin-atender'],
  ])('DSH-01 write %o in readable words', (detail, text) => {
    expect(writeDetailQuery(detail)).toBe(text);
  });

  it('TOT-01 default to sold contracts', () => {
    expect(readDetailQuery('contratos')).toEqual({ kind: 'contracts', basis: 'sold' });
  });

  it.each([
    null,
    '',
    'toString',
    'contracts',
    'contratos:',
    'contratos:base',
    'contratos:base=otros',
    'contratos:base=vendidos:base=cancelados',
    'contratos:estado=terminadas',
    'contratos:estatus=',
    'contratos:estatus=%E0%A4%A',
    `contratos:estatus=${'x'.repeat(61)}`,
    'contratos:linea=XX',
    'contratos:pagos=-1',
    'contratos:pagos=1.5',
    'contratos:pagos=012',
    'contratos:pagos=10000',
    'contratos:pagos=',
    'contratos:medio= ',
    `contratos:producto=${'x'.repeat(301)}`,
    'contratos:cifra=neto',
    'contratos:cifra=toString',
    'renovaciones:cifra=enganche',
    'contratos:asesor=0',
    'contratos:asesor=Ana',
    `contratos:cp=${'4'.repeat(11)}`,
    'renovaciones:base=vendidos',
    'renovaciones:medio=Facebook',
    'actividades:asesor=208',
    'actividades:tipo=0',
    'actividades:tipo=1.5',
    'actividades:tipo=2147483648',
    'actividades:tipo=-1',
    'actividades:estado=toString',
    'prospectos:medio=uno',
    'prospectos:=3',
    'prospectos:dias=2026-02-31',
    'prospectos:dias=2026-11-20..2026-11-18',
    'prospectos:dias=2026-11-18..2026-11-19..2026-11-20',
    'prospectos:dias=2016-11-18..2026-11-18',
    'prospectos:dias=..',
  ])('DSH-01 are null when broken: %s', (text) => {
    expect(readDetailQuery(text)).toBeNull();
  });

  it('DSH-01 are null or valid for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const detail = readDetailQuery(text);
        expect(detail === null || readDetailQuery(writeDetailQuery(detail)) !== null).toBe(true);
      }),
    );
  });

  it("SAL-25 SAL-31 allow names up to the server's limit, and no longer", () => {
    const sold = { kind: 'contracts', basis: 'sold' } as const;
    const named = (signs: number) => [
      { ...sold, item: 'x'.repeat(signs) },
      { ...sold, county: ':'.repeat(signs) },
      { ...sold, adviserName: '%'.repeat(signs) },
    ];
    expect(named(300).map(hasDetailUrl)).toEqual([true, true, true]);
    expect([...named(301), ...named(0)].map(hasDetailUrl)).toEqual([false, false, false, false, false, false]);
  });

  it('DSH-01 can be written unless a name is blank or too long', () => {
    fc.assert(
      fc.property(details, fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (detail, item) => {
        expect(hasDetailUrl(detail)).toBe(true);
        const isName = item.trim() !== '' && item.length <= 300;
        expect(hasDetailUrl({ kind: 'contracts', basis: 'sold', item })).toBe(isName);
      }),
    );
  });

  it('accept the outcome of an activity that was never started, and no other negative id', () => {
    expect(readDetailQuery('actividades:tipificacion=-1')).toMatchObject({ kind: 'activities', tracingId: -1 });
    expect(readDetailQuery('actividades:tipo=-1')).toBeNull();
    expect(readDetailQuery('actividades:tipificacion=--1')).toBeNull();
    expect(readDetailQuery('actividades:tipificacion=-0')).toBeNull();
  });
});
