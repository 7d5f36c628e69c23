import { type KnownReport, reportById } from '@sereno/domain/report';
import { describe, expect, it } from 'vitest';
import { withSubtotals } from './subtotals.ts';
import type { GroupRow } from './reportColumns.ts';

function reportNamed(id: string): KnownReport {
  const report = reportById(id);
  if (report === undefined) throw new Error(`There is no report ${id}.`);
  return report;
}
const quotations = reportNamed('quotations');

const group = (adviser: string, state: string, amount: number, before: number | null = null): GroupRow => ({
  id: JSON.stringify([adviser, state]),
  keys: [adviser, state],
  names: [adviser, state],
  sums: { quotations: 1, amount },
  before: before === null ? null : { quotations: before },
});

describe('subtotals', () => {
  it('stand above the groups of their first key, and are added to the cent', () => {
    const groups = [group('Íñigo', 'won', 0.1), group('Ana', 'won', 5), group('Íñigo', 'lost', 0.2)];
    const [first, second] = withSubtotals(quotations, groups);
    expect(first).toMatchObject({ names: ['Íñigo'], keys: ['Íñigo'], sums: { quotations: 2, amount: 0.3 } });
    expect(first?.groups).toEqual([groups[0], groups[2]]);
    expect(second?.groups).toEqual([groups[1]]);
  });

  it('have those of the period before only where the groups are compared with it', () => {
    const [compared] = withSubtotals(quotations, [group('Ana', 'won', 1, 4), group('Ana', 'lost', 1, 2)]);
    expect(compared?.before).toMatchObject({ quotations: 6 });
    expect(withSubtotals(quotations, [group('Ana', 'won', 1)])[0]?.before).toBeNull();
  });
});
