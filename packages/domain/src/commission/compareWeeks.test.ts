import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money/index.ts';
import { anyLines, sampleLine, shuffled } from '../testing/commissionLines.ts';
import { compareWeeks } from './compareWeeks.ts';

const line = (contract: string | null, type: string, toPay: number) => ({ ...sampleLine, contract, type, toPay });
const named = (clientName: string | null) => ({ ...line('PF-1', 'ENGANCHE', 10), clientName });
const nameOf = (...weeks: Parameters<typeof compareWeeks>) => compareWeeks(...weeks).changed[0]?.clientName;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0);

/** A comparison without names: the first line of a contract that has a name gives it. */
const withoutNames = ({ added, gone, changed, ...rest }: ReturnType<typeof compareWeeks>) => ({
  ...rest,
  changes: [...added, ...gone, ...changed].map(({ clientName, ...change }) => ({
    ...change,
    named: clientName !== null,
  })),
});

describe('changes since the week before', () => {
  it('CMA-06 CMA-07 are by contract and kind: added, gone, changed', () => {
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

  it('CMA-07 combine lines of one contract and kind', () => {
    const { added, changed, same } = compareWeeks(
      [line('PF-1', 'ENGANCHE', 60), line('PF-1', 'enganche ', 40)],
      [line('PF-1', 'ENGANCHE', 100)],
    );
    expect([added, changed, same]).toEqual([[], [], 1]);
  });

  it("CMA-06 name the client from any of the lines, this week's first", () => {
    expect(nameOf([named(null), named('Rosa'), named('Iván')], [named('Ana')])).toBe('Rosa');
    expect(nameOf([named(null), named(null)], [named('Ana')])).toBe('Ana');
    expect(nameOf([named(null), named(null)], [named(null)])).toBeNull();
  });

  it('CMA-07 are sorted by kind, then by contract, lines without a contract last', () => {
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

  it('never confuse a contract with a kind', () => {
    expect(compareWeeks([line('A","B', 'C', 1)], [line('A', 'B","C', 1)]).same).toBe(0);
  });

  it('CMA-08 account for every cent between the two weeks', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (now, before) => {
        const { added, gone, changed, difference } = compareWeeks(now, before);
        const paid = sumOf(now.map(({ toPay }) => toPay)) - sumOf(before.map(({ toPay }) => toPay));
        expect(toCents(difference)).toBe(paid);
        expect(sumOf([...added, ...gone, ...changed].map((change) => change.difference))).toBe(paid);
      }),
    );
  });

  it('do not depend on the order of lines; a week compared with itself has none', () => {
    const orders = anyLines.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)));
    fc.assert(
      fc.property(orders, anyLines, ([lines, others], before) => {
        expect(withoutNames(compareWeeks(others, before))).toEqual(withoutNames(compareWeeks(lines, before)));
        expect(compareWeeks(others, lines)).toMatchObject({ added: [], gone: [], changed: [], difference: 0 });
      }),
    );
  });
});
