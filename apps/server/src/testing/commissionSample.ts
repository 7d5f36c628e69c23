import type { CommissionLine, CommissionStatus, WeekDecision } from '@sereno/domain/commission';
import { weekFingerprint } from '@sereno/api/fingerprint';
import { fromCents } from '@sereno/domain/money';
import { weekRange } from '@sereno/domain/week';
import { signatureImage } from '../demo/signatureImage.ts';
import type { CommissionsPdf, CommissionsSection } from '../resources/commissions/pdf/input.ts';

export const SAMPLE_WEEK = { year: 2026, week: 46 };
const { start, end } = weekRange(SAMPLE_WEEK);
const TYPES = ['ENGANCHE', 'MENSUALIDAD', 'RENOVACION', 'BONO', 'CANCELACION'];
const CLIENTS = ['María del Ruiz', 'Íñigo Peñaloza', 'Héctor Ávila', 'Rosa Núñez', 'Ángel Güemes'];

/** A line like the ones of the demo, with other amounts for every number. */
export function sampleLine(number: number, change: Partial<CommissionLine> = {}): CommissionLine {
  const type = TYPES[number % TYPES.length] ?? '';
  const hasContract = type !== 'BONO';
  const earned = fromCents(60_321 + number * 737);
  const toPay = type === 'CANCELACION' ? 0 - earned : earned;
  return {
    type,
    contract: hasContract ? `PF-${204_800 + number}` : null,
    saleWeek: hasContract ? SAMPLE_WEEK : null,
    clientName: hasContract ? (CLIENTS[number % CLIENTS.length] ?? '') : null,
    saleAmount: type === 'ENGANCHE' ? fromCents(4_260_050 + number * 10_001) : 0,
    collectedWithTax: hasContract ? fromCents(1_160_000 + number * 116) : 0,
    collectedWithoutTax: hasContract ? fromCents(1_000_000 + number * 100) : 0,
    totalCommission: type === 'ENGANCHE' ? fromCents(190_345 + number * 737) : toPay,
    newSaleCommission: type === 'ENGANCHE' || type === 'CANCELACION' ? toPay : 0,
    monthlyCommission: type === 'MENSUALIDAD' || type === 'RENOVACION' ? toPay : 0,
    monthlyBonus: type === 'BONO' ? toPay : 0,
    toPay,
    pendingCommission: null,
    week: SAMPLE_WEEK,
    start,
    end,
    adviserName: 'Lucía Hernández Ríos',
    ...change,
  };
}

export const sampleLines = (count: number): CommissionLine[] =>
  Array.from({ length: count }, (_, at) => sampleLine(at));

/** The signature of the demo, as it travels. */
export const SIGNATURE = `data:image/png;base64,${signatureImage().toString('base64')}`;

export type SampleOptions = Partial<Omit<CommissionsSection, 'weekly'>> & {
  readonly status?: CommissionStatus | null;
  readonly decision?: Partial<WeekDecision>;
};

/** An adviser's week, accepted and signed unless something else is said. */
export function sampleSection(
  lines: readonly CommissionLine[],
  { status = 'accepted', decision = {}, ...change }: SampleOptions = {},
): CommissionsSection {
  const isAccepted = status === 'accepted';
  const made: WeekDecision = {
    decidedAt: '2026-11-18T16:32:00.000Z',
    fingerprint: isAccepted ? weekFingerprint(SAMPLE_WEEK, 208, lines) : null,
    signature: isAccepted ? SIGNATURE : null,
    reasons: [],
    ...decision,
  };
  const isDecided = isAccepted || status === 'inReconciliation';
  return {
    slpCode: 208,
    adviserName: 'Lucía Hernández Ríos',
    managerName: 'Elena Cruz Reyes',
    ...change,
    weekly: { lines, status, unreadable: 0, decision: isDecided ? made : null },
  };
}

/** A document of those weeks. */
export const samplePdf = (
  sections: readonly CommissionsSection[],
  change: Partial<CommissionsPdf> = {},
): CommissionsPdf => ({
  kind: 'plain',
  company: 'Previsión del Valle',
  person: 'Lucía Hernández Ríos',
  partOf: null,
  week: SAMPLE_WEEK,
  range: { start, end },
  printedAt: new Date('2026-11-21T16:30:00Z'),
  zone: 'America/Mexico_City',
  sections,
  ...change,
});
