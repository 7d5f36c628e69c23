import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, type Draft, draftOf, isOver, settledDrafts, unsaved, withDrafts, withoutDrafts } from './drafts.ts';

type Row = { readonly id: string };

const draft = (rowId: string, columnId: string, more: Partial<Draft<Row>> = {}): Draft<Row> => ({
  rowId,
  row: { id: rowId },
  column: { id: columnId, title: columnId, kind: 'text', value: () => '' },
  field: { kind: 'text' },
  text: '',
  value: null,
  isRead: true,
  state: 'saving',
  message: '',
  ...more,
});

const ids = fc.record({ rowId: fc.constantFrom('1', '2', '3'), columnId: fc.constantFrom('a', 'b', '__proto__') });
const some = fc
  .array(fc.tuple(ids, fc.string()), { maxLength: 12 })
  .map((all) => all.map(([{ rowId, columnId }, value]) => draft(rowId, columnId, { value })));

describe('drafts', () => {
  it('hold the last one of each cell, and none that was taken out', () => {
    fc.assert(
      fc.property(some, some, (first, second) => {
        const all = withDrafts(withDrafts(new Map(), first), second);
        for (const { rowId, column } of [...first, ...second]) {
          const isIt = (each: Draft<Row>): boolean => each.rowId === rowId && each.column.id === column.id;
          expect(draftOf(all, { rowId, columnId: column.id })).toBe([...first, ...second].findLast(isIt));
        }
        expect(withoutDrafts(all, [...first, ...second])).toEqual(new Map());
      }),
    );
  });

  it('leave what they were made of as it is', () => {
    const before = withDrafts(new Map(), [draft('1', 'a')]);
    withDrafts(before, [draft('1', 'b')]);
    withoutDrafts(before, [draft('1', 'a')]);
    expect([...(before.get('1')?.keys() ?? [])]).toEqual(['a']);
  });

  it('are saved row by row, each with all of its cells', () => {
    const sent = [draft('1', 'a', { value: 'x' }), draft('2', 'a', { value: 2 }), draft('1', 'b')];
    expect(changesOf(sent)).toEqual([
      { rowId: '1', row: { id: '1' }, values: { a: 'x', b: null } },
      { rowId: '2', row: { id: '2' }, values: { a: 2 } },
    ]);
  });

  it('become saved, or failed where they were refused', () => {
    const sent = [draft('1', 'a'), draft('1', 'b')];
    const all = withDrafts(new Map(), sent);
    const states = (outcome: Parameters<typeof settledDrafts>[2]) =>
      settledDrafts(all, sent, outcome).map(({ state, message }) => [state, message]);
    expect(states([])).toEqual([
      ['saved', ''],
      ['saved', ''],
    ]);
    expect(states([{ rowId: '1', columnId: 'b', message: 'No' }])).toEqual([
      ['saved', ''],
      ['failed', 'No'],
    ]);
    expect(states('No')).toEqual([
      ['failed', 'No'],
      ['failed', 'No'],
    ]);
  });

  it('that were written again meanwhile are left alone', () => {
    const sent = [draft('1', 'a'), draft('1', 'b')];
    const all = withDrafts(withDrafts(new Map(), sent), [draft('1', 'a', { value: 'newer' })]);
    expect(settledDrafts(all, sent, 'No').map(({ column }) => column.id)).toEqual(['b']);
  });

  it('that were saved are over once the host gives another row', () => {
    const saved = draft('1', 'a', { state: 'saved' });
    expect(isOver(saved, saved.row)).toBe(false);
    expect(isOver(saved, { id: '1' })).toBe(true);
    expect(isOver({ ...saved, state: 'saving' }, { id: '1' })).toBe(false);
  });

  it('wait for a save unless they are on their way', () => {
    const all = withDrafts(new Map(), [draft('1', 'a', { state: 'typed' }), draft('1', 'b'), draft('2', 'a')]);
    expect(unsaved(all, '1').map(({ column }) => column.id)).toEqual(['a']);
    expect(unsaved(all, '3')).toEqual([]);
  });
});
