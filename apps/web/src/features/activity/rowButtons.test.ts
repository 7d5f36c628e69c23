import { describe, expect, it, vi } from 'vitest';
import { activityTexts } from '../../i18n/areas.ts';
import type { ActivityRow, RowStatus } from './activityRow.ts';
import { type ButtonContext, rowButtons, rowMenu } from './rowButtons.ts';
import { sampleActivity, sampleChannels } from './testing/sampleActivity.ts';

const t = await activityTexts.load({ locale: 'es', overrides: {} });
const context = (changes: Partial<Pick<ButtonContext, 'starting' | 'showsKeys'>> = {}) => ({
  t,
  channels: sampleChannels,
  start: vi.fn<ButtonContext['start']>(),
  open: vi.fn<ButtonContext['open']>(),
  starting: new Set<number>(),
  showsKeys: false,
  ...changes,
});
const row = (status: RowStatus, contact = sampleActivity.contact): ActivityRow => ({
  activity: { ...sampleActivity, contact },
  status,
  distance: null,
  canWork: true,
  isStartQueued: false,
  hasDraft: false,
});
const unknown = { ...sampleActivity.contact, phone: null, email: null };
const menuLabels = (of: ActivityRow) => rowMenu(of, context()).map((item) => ('label' in item ? item.label : ''));

describe('what a row offers', () => {
  it.each([
    ['ACL-19 ACL-21 ACL-22', 'startable', 'Iniciar', ['Finalizar', 'Reagendar']],
    ['ACL-20', 'late', 'Nueva Actividad', ['Finalizar', 'Reagendar']],
    ['ACL-23', 'started', 'Finalizar', ['Reagendar']],
    ['ACL-23 ACL-25', 'early', 'Reagendar', ['Finalizar']],
    ['nothing while its saving waits:', 'queued', undefined, []],
  ] as const)('%s is one button when it is %s, and the rest in its menu', (_, status, button, menu) => {
    expect(rowButtons(row(status), context()).map(({ label }) => label)).toEqual([button ?? []].flat());
    expect(menuLabels(row(status, unknown))).toEqual(menu);
  });

  it('MNU-08 is no task for who only sees activities', () => {
    const seen = { ...row('startable', unknown), canWork: false };
    expect([rowButtons(seen, context()), menuLabels(seen)]).toEqual([[], []]);
  });

  it('ACL-18 is a call and a letter, where number and address are seen and can be used', () => {
    const reach = ['Llamar al 55 1000 3001', 'Escribir a rosa@example.mx'];
    expect(menuLabels(row('started'))).toEqual(['Reagendar', ...reach]);
    expect(menuLabels(row('queued'))).toEqual(reach);
    expect(menuLabels(row('queued', { ...unknown, phone: 'ninguno' }))).toEqual([]);
  });

  it('STA-01 ADL-17 ADL-23 starts, or opens the dialog: that of ending for what is late', () => {
    const startable = context({ showsKeys: true });
    rowButtons(row('startable'), startable)[0]?.onPress();
    expect(startable.start).toHaveBeenCalledExactlyOnceWith(sampleActivity);
    const [finish, reschedule] = rowMenu(row('startable'), startable);
    expect([finish, reschedule]).toMatchObject([{ shortcut: ['F'] }, { shortcut: ['R'] }]);
    for (const item of [finish, reschedule]) if (item?.type === 'action') item.onSelect();
    expect(startable.open.mock.calls.map(([task, , by]) => [task, by])).toEqual([
      ['finish', 'finish'],
      ['reschedule', 'reschedule'],
    ]);
    const late = context();
    rowButtons(row('late'), late)[0]?.onPress();
    expect(late.start).not.toHaveBeenCalled();
    expect(late.open).toHaveBeenCalledExactlyOnceWith('finish', sampleActivity, 'begin');
  });

  it('waits while the activity is being started', () => {
    const [button] = rowButtons(row('startable'), context({ starting: new Set([9001]) }));
    expect(button?.busy).toBe(true);
  });
});
