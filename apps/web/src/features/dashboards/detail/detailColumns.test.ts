import type { ContractQuery, ContractDetail } from '@sereno/domain/dashboards';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/dashboardDetail/es.ts';
import { contractKind, contractNames } from './contractNames.ts';
import { contractColumns, renewalColumns, statusTone } from './detailColumns.ts';
import { contractSums } from './detailSums.ts';
import { isOneAdviser } from './contractAmounts.ts';
import { measureOf } from './measureOf.ts';

const t = createTranslate<typeof es>(es, 'es');
const sold = { kind: 'contracts', basis: 'sold' } as const;
/** What a sheet has room for in a window of 1024 px, without what frames it. */
const ROOM = 920;

const DETAILS: readonly (readonly [detail: ContractQuery, shown: readonly string[]])[] = [
  [sold, ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'contractAmount', 'netAmount']],
  [
    { ...sold, basis: 'cancelled' },
    ['contract', 'prospect', 'adviser', 'cancelledOn', 'contractAmount', 'discountAmount', 'netAmount'],
  ],
  [{ ...sold, item: 'Urna' }, ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'itemAmount', 'netAmount']],
  [
    { ...sold, downPaymentMethod: 'Tarjeta' },
    ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'netAmount', 'downPayment'],
  ],
  [
    { ...sold, measure: 'contractAmount' },
    ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'contractAmount', 'netAmount'],
  ],
  [
    { ...sold, measure: 'discountAmount' },
    ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'discountAmount', 'netAmount'],
  ],
  [
    { ...sold, measure: 'downPayment' },
    ['contract', 'prospect', 'adviser', 'soldOn', 'status', 'netAmount', 'downPayment'],
  ],
  [
    { ...sold, basis: 'cancelled', measure: 'downPayment' },
    ['contract', 'prospect', 'adviser', 'cancelledOn', 'contractAmount', 'netAmount', 'downPayment'],
  ],
];
/** Those of one adviser, whose column gives its room. */
const OF_ONE: typeof DETAILS = [
  [sold, ['contract', 'prospect', 'soldOn', 'status', 'contractAmount', 'discountAmount', 'netAmount']],
  [
    { ...sold, measure: 'downPayment' },
    ['contract', 'prospect', 'soldOn', 'status', 'contractAmount', 'netAmount', 'downPayment'],
  ],
  [
    { ...sold, item: 'Urna' },
    ['contract', 'prospect', 'soldOn', 'status', 'itemAmount', 'contractAmount', 'netAmount'],
  ],
  [
    { ...sold, basis: 'cancelled' },
    ['contract', 'prospect', 'cancelledOn', 'contractAmount', 'discountAmount', 'netAmount', 'downPayment'],
  ],
];

describe('the columns of contracts', () => {
  it.each([
    ...DETAILS.map(([detail, shown]) => ({ detail, shown, isOne: false })),
    ...OF_ONE.map(([detail, shown]) => ({ detail, shown, isOne: true })),
  ])('TOT-02 SAL-11 SAL-12 SAL-24 SAL-25 start with what was asked about, and fit: %o', ({ detail, shown, isOne }) => {
    const inSight = contractColumns(t, detail, isOne, true).filter(({ hidden }) => hidden !== true);
    expect(inSight.map(({ id }) => id)).toEqual(shown);
    expect(inSight.reduce((sum, { width = 0 }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  });

  it('have a memory of their own for each set that starts in sight', () => {
    expect(DETAILS.map(([detail]) => contractKind(detail, false))).toEqual([
      'contracts',
      'contracts-cancelled',
      'contracts-items',
      'contracts-downPayment',
      'contracts',
      'contracts-discountAmount',
      'contracts-downPayment',
      'contracts-cancelled-downPayment',
    ]);
    expect(contractKind(sold, true)).toBe('contracts-oneAdviser');
  });

  it.each<[Partial<ContractQuery>, readonly string[], boolean]>([
    [{}, [], false],
    [{}, ['208', '209'], false],
    [{}, ['208'], true],
    [{ slpCode: 208 }, [], true],
    [{ adviserName: 'Ana Paz' }, ['208', '209'], true],
  ])('SAL-26 of %o with the advisers %o are of one: %s', (detail, adviser, isOne) => {
    expect(isOneAdviser({ ...sold, ...detail }, { chosen: { adviser } })).toBe(isOne);
  });

  it('TOT-03 have a tone for each status, beside its word', () => {
    expect(['Pendiente', 'Vigente', 'Liquidado', 'Cancelado', 'Otro', ''].map(statusTone)).toEqual([
      'warning',
      'positive',
      'neutral',
      'danger',
      'neutral',
      'neutral',
    ]);
  });

  it('TOT-02 SAL-10 SAL-11 SAL-12 begin with the figure that was pressed', () => {
    expect(['sales', 'netAmount', 'contractAmount', 'discountAmount', 'downPayments'].map(measureOf)).toEqual([
      undefined,
      undefined,
      'contractAmount',
      'discountAmount',
      'downPayment',
    ]);
  });

  it('STM-08 of renewals add their amounts up', () => {
    expect(renewalColumns(t, false, true).map(({ id, total }) => [id, total])).toEqual([
      ['contract', undefined],
      ['prospect', undefined],
      ['adviser', undefined],
      ['renewedOn', undefined],
      ['amount', 'sum'],
    ]);
  });
});

describe('what contracts have in common', () => {
  it.each<[Partial<ContractQuery>, string]>([
    [{ payments: 0 }, 'Contado'],
    [{ payments: 1 }, '1 pago'],
    [{ payments: 12 }, '12 pagos'],
    [{ prospectionMeans: 'Facebook', status: 'Vigente' }, 'Vigente, Facebook'],
    [{ stateCode: 'JAL' }, 'JAL'],
    [{ stateCode: 'JAL', county: 'Zapopan' }, 'Zapopan'],
    [{ stateCode: 'JAL', county: 'Zapopan', zipCode: '45010' }, 'Zapopan, C.P. 45010'],
    [{ item: 'Urna', county: 'Zapopan' }, 'Urna, Zapopan'],
  ])('SAL-23 SAL-34 is said of %o', (detail, words) => {
    expect(
      contractNames({ ...sold, ...detail }, t)
        .filter(Boolean)
        .join(', '),
    ).toBe(words);
  });
});

const sumsOf = (rows: readonly ContractDetail[] | null | undefined, item?: string) =>
  contractSums(rows, { item }, t)?.map(({ label, value }) => [label, value]);

describe('the sums of contracts', () => {
  const row: ContractDetail = {
    contractNumber: 'PF-1',
    businessLine: 'PF',
    prospectId: 7,
    prospectName: 'Rosa',
    adviserName: 'Ana',
    soldOn: '2026-11-18',
    cancelledOn: null,
    status: 'Vigente',
    contractAmount: 0.1,
    discountAmount: 0,
    netAmount: 0.2,
    downPayment: 0,
    itemAmount: 0.2,
  };

  it('TOT-02 are to the cent, with that of the item where one was asked for', () => {
    expect(sumsOf([row, { ...row, contractAmount: 0.2, itemAmount: null }], 'Urna')).toEqual([
      ['Contratos', 2],
      ['Importe del producto', 0.2],
      ['Importe sin descuento', 0.3],
      ['Descuento', 0],
      ['Importe neto', 0.4],
      ['Enganche', 0],
    ]);
    expect(sumsOf([row])?.map(([label]) => label)).not.toContain('Importe del producto');
  });

  it.each([
    ['contractAmount', 'Importe sin descuento'],
    ['discountAmount', 'Descuento'],
    ['downPayment', 'Enganche'],
  ] as const)('TOT-02 begin with the figure that was pressed, and have each once: %s', (measure, label) => {
    const labels = contractSums([row], { measure }, t)?.map((sum) => sum.label) ?? [];
    expect(labels[0]).toBe(label);
    expect(labels.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Contratos',
      'Descuento',
      'Enganche',
      'Importe neto',
      'Importe sin descuento',
    ]);
  });

  it('are unknown until the rows are, and where an amount is none', () => {
    expect([sumsOf(undefined), sumsOf(null)]).toEqual([undefined, undefined]);
    expect(sumsOf([{ ...row, netAmount: 1e21 }])?.find(([label]) => label === 'Importe neto')).toEqual([
      'Importe neto',
      null,
    ]);
  });
});

it.each([
  [true, '/contract/browse?q=PF-10412'],
  [false, null],
])('the number of a contract leads to it for those who may open the contracts: %j', (opens, href) => {
  const [column] = renewalColumns(t, false, opens);
  const row = {
    id: 1,
    contractNumber: 'PF-10412',
    prospectId: 3,
    prospectName: 'Elena Ruiz',
    adviserName: 'Ana Torres',
    renewedOn: '2026-11-02',
    amount: 100,
  } as const;
  expect(column?.kind === 'link' ? column.href(row) : undefined).toBe(href);
});
