import { type KnownReport, reportById } from '@sereno/domain/report';
import type { TableColumn } from '@sereno/ui/data-table';
import { describe, expect, it } from 'vitest';
import { branchesOf, searchGroups, sortBranches, unfolded } from './branches.ts';
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
const groups = [group('Íñigo', 'won', 0.1), group('Ana', 'won', 5), group('Íñigo', 'lost', 0.2)];
const columns: readonly TableColumn<GroupRow>[] = [
  { id: 'adviser', title: 'Asesor', kind: 'text', value: ({ names }) => names[0] },
  { id: 'state', title: 'Estado', kind: 'text', value: ({ names }) => names[1] },
  { id: 'amount', title: 'Importe', kind: 'money', value: ({ sums }) => sums['amount'] },
];
const namesOf = (rows: readonly GroupRow[]) => rows.map(({ names }) => names.join(' '));
const sorted = (id: string, desc: boolean) => {
  const branches = sortBranches(branchesOf(quotations, groups), [{ id, desc }], columns, 'es');
  return namesOf(unfolded(branches, new Set(branches.map(({ head }) => head.id))));
};

describe('groups of two keys', () => {
  it('stand below the subtotals of their first, to the cent', () => {
    const branches = branchesOf(quotations, groups);
    expect(namesOf(branches.map(({ head }) => head))).toEqual(['Íñigo', 'Ana']);
    expect(branches[0]?.head.sums).toMatchObject({ quotations: 2, amount: 0.3 });
    expect(branches[0]?.head.before).toBeNull();
    expect(
      branchesOf(quotations, [group('Ana', 'won', 1, 4), group('Ana', 'lost', 1, 2)])[0]?.head.before,
    ).toMatchObject({
      quotations: 6,
    });
  });

  it('are seen where their first is unfolded', () => {
    const branches = branchesOf(quotations, groups);
    expect(namesOf(unfolded(branches, new Set()))).toEqual(['Íñigo', 'Ana']);
    expect(namesOf(unfolded(branches, new Set(['["Íñigo"]'])))).toEqual(['Íñigo', 'Íñigo won', 'Íñigo lost', 'Ana']);
  });

  it('are sorted below their subtotals, which are sorted too', () => {
    expect(sorted('amount', true)).toEqual(['Ana', 'Ana won', 'Íñigo', 'Íñigo lost', 'Íñigo won']);
    expect(sorted('state', true)).toEqual(['Íñigo', 'Íñigo won', 'Íñigo lost', 'Ana', 'Ana won']);
    expect(sorted('adviser', false)[0]).toBe('Ana');
    expect(sorted('nothing', false)[0]).toBe('Íñigo');
  });

  it('stand at the end either way where they have no figure', () => {
    const unnamed = { ...group('Ana', 'open', 1), names: ['Ana'] };
    const ofOne = [unnamed, ...groups].map((row) => ({ ...row, keys: ['Ana', row.keys[1] ?? null] }));
    const order = (desc: boolean) =>
      sortBranches(branchesOf(quotations, ofOne), [{ id: 'state', desc }], columns, 'es').flatMap((branch) =>
        branch.groups.map(({ names }) => names[1]),
      );
    expect(order(true)).toEqual(['won', 'won', 'lost', undefined]);
    expect(order(false)).toEqual(['lost', 'won', 'won', undefined]);
  });

  it('are found by both names, whatever case and accents', () => {
    expect(namesOf(searchGroups(groups, ' INIGO '))).toEqual(['Íñigo won', 'Íñigo lost']);
    expect(namesOf(searchGroups(groups, 'lost'))).toEqual(['Íñigo lost']);
    expect(searchGroups(groups, '')).toBe(groups);
  });
});
