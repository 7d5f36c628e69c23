import { type AdviserWeek, type CommissionLine, compareWeeks, type PendingWeek } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';

/** For stories: the week that is looked at, and the one before it. */
export const week: BusinessWeek = { year: 2026, week: 46 };
export const weekBefore: BusinessWeek = { year: 2026, week: 45 };

/** A line of that week; what is not given is nothing. */
export const line = (changes: Partial<CommissionLine>): CommissionLine => ({
  type: 'MENSUALIDAD',
  contract: 'PF-198244',
  saleWeek: { year: 2026, week: 31 },
  clientName: 'Héctor Manuel Ávila',
  saleAmount: 0,
  collectedWithoutTax: 0,
  collectedWithTax: 0,
  totalCommission: 0,
  newSaleCommission: 0,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 0,
  pendingCommission: 0,
  week,
  start: '2026-11-11',
  end: '2026-11-17',
  adviserName: 'Julián Ortega',
  ...changes,
});

/** A new sale whose accounts hold. */
export const newSale = line({
  type: 'ENGANCHE',
  contract: 'PF-204817',
  saleWeek: week,
  clientName: 'María del Carmen Ruiz',
  saleAmount: 18_400,
  collectedWithTax: 18_400,
  collectedWithoutTax: 15_862.07,
  totalCommission: 1903.45,
  newSaleCommission: 1268.97,
  toPay: 1268.97,
  pendingCommission: 634.48,
});

/** A new sale; the ERP pays two cents more than its own figures give. */
export const oddSale = line({
  type: 'ENGANCHE',
  contract: 'BF-118220',
  saleWeek: week,
  clientName: 'Roberto Salas Peña',
  saleAmount: 42_600,
  collectedWithTax: 42_600,
  collectedWithoutTax: 36_724.14,
  totalCommission: 4406.9,
  newSaleCommission: 2937.93,
  toPay: 2937.93,
  pendingCommission: 1468.99,
});

/** What a cancelled contract takes back. */
export const cancelled = line({
  type: 'CANCELACION',
  contract: 'PF-190377',
  clientName: 'Óscar Iván Cordero',
  totalCommission: -412.5,
  newSaleCommission: -412.5,
  toPay: -412.5,
});

/** What belongs to no contract. */
export const bonus = line({
  type: 'BONO',
  contract: null,
  saleWeek: null,
  clientName: 'Bono mensual',
  totalCommission: 1500,
  monthlyBonus: 1500,
  toPay: 1500,
  pendingCommission: null,
});

/** A week of one adviser. */
export const lines: readonly CommissionLine[] = [
  newSale,
  oddSale,
  line({
    collectedWithTax: 1500,
    collectedWithoutTax: 1293.1,
    totalCommission: 155.17,
    monthlyCommission: 155.17,
    toPay: 155.17,
  }),
  line({
    contract: 'SG-077310',
    clientName: 'Rosa Elena Tapia',
    collectedWithTax: 1000,
    collectedWithoutTax: 862.07,
    totalCommission: 103.45,
    monthlyCommission: 103.45,
    toPay: 103.45,
  }),
  bonus,
  cancelled,
];

/** As many lines, each of another contract. */
export const manyLines = (count: number): readonly CommissionLine[] =>
  Array.from({ length: count }, (_, place) => {
    const known = lines[place % lines.length] ?? newSale;
    return known.contract === null ? known : { ...known, contract: `PF-${300_000 + place}` };
  });

/** Against the week before: one contract is paid more, three are new, one is gone. */
export const comparison = compareWeeks(lines, [
  line({ contract: 'SG-077310', clientName: 'Rosa Elena Tapia', toPay: 98.2 }),
  line({ toPay: 155.17 }),
  line({ type: 'BONO', contract: null, saleWeek: null, clientName: 'Bono mensual', toPay: 1500 }),
  line({ contract: 'PF-170021', clientName: 'Ana Sofía Ruiz', toPay: 310.05 }),
]);

export const fingerprint = '9f2c41d07ab85e63c1f0d94e2b7788a35d16c0e4f92ab7310c5de8467f1b3a92';

export const pendingWeeks: readonly PendingWeek[] = [
  { week, toPay: 5553.02 },
  { week: weekBefore, toPay: 2063.42 },
  { week: { year: 2026, week: 44 }, toPay: -120.5 },
];

/** One adviser of each standing, and one more who waits. */
export const adviserWeeks: readonly AdviserWeek[] = [
  {
    slpCode: 208,
    adviserName: 'Julián Ortega',
    status: 'accepted',
    decidedAt: '2026-11-19T16:05:00Z',
    toPay: 5553.02,
    disputed: 0,
  },
  {
    slpCode: 209,
    adviserName: 'Lucía Fernández Ávila',
    status: 'inReconciliation',
    decidedAt: '2026-11-20T02:40:00Z',
    toPay: 3120.4,
    disputed: 2,
  },
  { slpCode: 210, adviserName: 'Óscar Medina', status: 'pending', decidedAt: null, toPay: 1890, disputed: 0 },
  { slpCode: 211, adviserName: 'Jorge Camacho', status: 'pending', decidedAt: null, toPay: 960.15, disputed: 0 },
  { slpCode: 212, adviserName: 'Ana Ruiz', status: null, decidedAt: null, toPay: -75.2, disputed: 0 },
];

/** A signature as it is kept: dark ink on nothing. */
export const signature = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M8 60C30 8 48 8 44 44s18 6 30-18 20 34 34 4 26 34 84-12" fill="none" stroke="#142226" stroke-width="4" stroke-linecap="round"/></svg>',
)}`;
