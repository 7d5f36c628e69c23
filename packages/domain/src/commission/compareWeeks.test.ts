import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money/index.ts';
import { anyLines, sampleLine, shuffled } from '../testing/commissionLines.ts';
import { compareWeeks } from './compareWeeks.ts';

const line = (contract: string | null, type: string, toPay: number) => ({ ...sampleLine, contract, type, toPay });
const named = (clientName: string | null) => ({ ...line('PF-1', 'ENGANCHE', 10), clientName });
const nameOf = (...weeks: Parameters<typeof compareWeeks>) => compareWeeks(...weeks).changed[0]?.clientName;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0);

/** A comparison without the names: of lines of the same contract the first that has one gives it. */
const withoutNames = ({ added, gone, changed, ...rest }: ReturnType<typeof compareWeeks>) => ({
  ...rest,
  changes: [...added, ...gone, ...changed].map(({ clientName, ...change }) => ({
    ...change,
    named: clientName !== null,
  })),
});

describe('what has changed since the week before', () => {
  it('CMA-06 CMA-07 is told by contract and kind: new, gone, changed', () => {
    const comparison = compareWeeks(
      [line('PF-1', 'ENGANCHE', 100), line('PF-2', 'MENSUALIDAD', 50), line('PF-3', 'MENSUALIDAD', 20.5)],
      [line('PF-2', 'MENSUALIDAD', 50), line('PF-3', 'MENSUALIDAD', 20), line(null, 'BONO', 300)],
    );
    expect(comparison.added).toEqual([
      {
        contract: 'PF-1',
        typeName: 'NUEVA VENTA',
        clientName: 'Rosa Elena Campos',
        before: null,
        now: 100,
        difference: 100,
      },
    ]);
    expect(comparison.gone.map(({ contract, typeName, difference }) => [contract, typeName, difference])).toEqual([
      [null, 'BONO', -300],
    ]);
    expect(
      comparison.changed.map(({ contract, before, now, difference }) => [contract, before, now, difference]),
    ).toEqual([['PF-3', 20, 20.5, 0.5]]);
    expect([comparison.same, comparison.difference]).toEqual([1, -199.5]);
  });

  it('CMA-07 takes lines of one contract and kind together', () => {
    const { added, changed, same } = compareWeeks(
      [line('PF-1', 'ENGANCHE', 60), line('PF-1', 'enganche ', 40)],
      [line('PF-1', 'ENGANCHE', 100)],
    );
    expect([added, changed, same]).toEqual([[], [], 1]);
  });

  it('CMA-06 names the client that any of the lines names, this week before the last', () => {
    expect(nameOf([named(null), named('Rosa'), named('Iván')], [named('Ana')])).toBe('Rosa');
    expect(nameOf([named(null), named(null)], [named('Ana')])).toBe('Ana');
    expect(nameOf([named(null), named(null)], [named(null)])).toBeNull();
  });

  it('CMA-07 goes by kind, then by contract, with what belongs to none at the end of its kind', () => {
    const kinds = ['BONO', 'AJUSTE', 'ENGANCHE', 'ZONA'];
    const lines = kinds.flatMap((kind) => ['PF-2', null, 'PF-1B', 'PF-1'].map((contract) => line(contract, kind, 1)));
    const { added } = compareWeeks(lines, []);
    expect(added.map(({ typeName, contract }) => [typeName, contract])).toEqual(
      ['NUEVA VENTA', 'BONO', 'AJUSTE', 'ZONA'].flatMap((kind) =>
        ['PF-1', 'PF-1B', 'PF-2', null].map((contract) => [kind, contract]),
      ),
    );
    expect(compareWeeks(lines.toReversed(), []).added).toEqual(added);
  });

  it('never takes a contract for a kind, or the other way round', () => {
    expect(compareWeeks([line('A","B', 'C', 1)], [line('A', 'B","C', 1)]).same).toBe(0);
  });

  it('CMA-08 accounts for every cent between the two weeks', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (now, before) => {
        const { added, gone, changed, difference } = compareWeeks(now, before);
        const paid = sumOf(now.map(({ toPay }) => toPay)) - sumOf(before.map(({ toPay }) => toPay));
        expect(toCents(difference)).toBe(paid);
        expect(sumOf([...added, ...gone, ...changed].map((change) => change.difference))).toBe(paid);
      }),
    );
  });

  it('does not depend on the order of the lines, and a week has not changed against itself', () => {
    const orders = anyLines.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)));
    fc.assert(
      fc.property(orders, anyLines, ([lines, others], before) => {
        expect(withoutNames(compareWeeks(others, before))).toEqual(withoutNames(compareWeeks(lines, before)));
        expect(compareWeeks(others, lines)).toMatchObject({ added: [], gone: [], changed: [], difference: 0 });
      }),
    );
  });
});
