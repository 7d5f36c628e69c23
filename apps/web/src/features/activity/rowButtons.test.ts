import { describe, expect, it, vi } from 'vitest';
import { activityTexts } from '../../i18n/areas.ts';
import type { RowStatus } from './activityRow.ts';
import { type ButtonContext, cardActions, rowButtons } from './rowButtons.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const t = await activityTexts.load({ locale: 'es', overrides: {} });
type Changes = Partial<Pick<ButtonContext, 'starting' | 'isNarrow'>>;
const context = (changes: Changes = {}) => ({
  t,
  start: vi.fn<ButtonContext['start']>(),
  open: vi.fn<ButtonContext['open']>(),
  starting: new Set<number>(),
  isNarrow: false,
  ...changes,
});
const row = (status: RowStatus) => ({ activity: sampleActivity, status, isStartQueued: false, hasDraft: false });
const labels = (status: RowStatus, changes: Changes = {}) =>
  rowButtons(row(status), context(changes)).map(({ label }) => label);

describe('the buttons of a row', () => {
  it.each([
    ['ACL-19 ACL-21 ACL-22', 'startable', ['Iniciar', 'Finalizar', 'Reagendar']],
    ['ACL-20', 'late', ['Nueva Actividad', 'Finalizar', 'Reagendar']],
    ['ACL-23', 'started', ['Finalizar', 'Reagendar']],
    ['ACL-23 ACL-25', 'early', ['Finalizar', 'Reagendar']],
    ['none while its saving waits:', 'queued', []],
  ] as const)('%s %s offers %o', (_, status, expected) => {
    expect(labels(status)).toEqual(expected);
  });

  it('ACL-22 on a card are two, and Reagendar stands in its menu', () => {
    expect(labels('startable', { isNarrow: true })).toEqual(['Iniciar', 'Finalizar']);
    const narrow = context({ isNarrow: true });
    const [item] = cardActions(row('startable'), narrow);
    expect(item).toMatchObject({ type: 'action', label: 'Reagendar' });
    if (item?.type === 'action') item.onSelect();
    expect(narrow.open).toHaveBeenCalledExactlyOnceWith('reschedule', sampleActivity, 'reschedule');
    expect(cardActions(row('queued'), narrow)).toEqual([]);
  });

  it('STA-01 ADL-17 ADL-23 start, or open the dialog: that of ending for what is late', () => {
    const startable = context();
    for (const { onPress } of rowButtons(row('startable'), startable)) onPress();
    expect(startable.start).toHaveBeenCalledExactlyOnceWith(sampleActivity);
    expect(startable.open.mock.calls.map(([task, , by]) => [task, by])).toEqual([
      ['finish', 'finish'],
      ['reschedule', 'reschedule'],
    ]);
    const late = context();
    rowButtons(row('late'), late)[0]?.onPress();
    expect(late.start).not.toHaveBeenCalled();
    expect(late.open).toHaveBeenCalledExactlyOnceWith('finish', sampleActivity, 'begin');
  });

  it('wait while the activity is being started', () => {
    const busy = rowButtons(row('startable'), context({ starting: new Set([9001]) })).map((button) => button.busy);
    expect(busy).toEqual([true, undefined, undefined]);
  });
});
