import type { Activity } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { activityRows, rowLabel, rowName, type RowContext } from './activityRow.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const timing = { today: '2026-11-23', tab: 'today' } as const;
const context: RowContext = {
  viewer: { id: 8, roleId: 8 },
  canWork: true,
  timing,
  time: '12:13',
  queued: new Set(),
  startsQueued: new Set(),
  drafted: new Set(),
};
const rowOf = (changes: Partial<Activity>, over: Partial<RowContext> = {}) =>
  activityRows([{ ...sampleActivity, ...changes }], { ...context, ...over })[0];

/** An activity of the day at that time. */
const at = (id: number, startTime: '09:30' | '11:00' | '13:00', started = false) => ({
  ...sampleActivity,
  id,
  startTime,
  started,
});

describe('a row', () => {
  it('ACL-18 has the contact data of activities that the person made, and of all for role 1', () => {
    const seen = { email: 'rosa@example.mx', phone: '55 1000 3001' };
    const blank = { email: null, phone: null, address: null, hasEmail: true, hasPhone: true, hasAddress: true };
    expect(rowOf({})?.activity.contact).toMatchObject(seen);
    expect(rowOf({ createdBy: 9 })?.activity.contact).toEqual(blank);
    expect(rowOf({ createdBy: null })?.activity.contact).toEqual(blank);
    expect(rowOf({ createdBy: 9 }, { viewer: { id: 1, roleId: 1 } })?.activity.contact).toMatchObject(seen);
  });

  it.each([
    ['ACL-19', {}, 'startable'],
    ['ACL-23', { started: true }, 'started'],
    ['ACL-25', { date: '2026-11-20' }, 'late'],
    ['ACL-25', { date: '2026-11-21' }, 'startable'],
    ['ACL-25', { date: '2026-11-25' }, 'startable'],
    ['ACL-25', { date: '2026-11-26' }, 'early'],
  ] as const)('%s of %o is %s', (_, changes, status) => {
    expect(rowOf(changes)?.status).toBe(status);
  });

  it('ACL-24 under Sin realizar is late whatever its day, and ACL-25 by the configured rule elsewhere', () => {
    expect(rowOf({}, { timing: { ...timing, tab: 'overdue' } })?.status).toBe('late');
    expect(rowOf({ date: '2026-11-26' }, { timing: { ...timing, rule: 'literal' } })?.status).toBe('late');
  });

  it('ACL-24 without a tab is late once its day is over', () => {
    const of = { timing: { today: '2026-11-23' } } as const;
    expect([
      rowOf({ date: '2026-11-22' }, of)?.status,
      rowOf({}, of)?.status,
      rowOf({ date: '2026-11-28' }, of)?.status,
    ]).toEqual(['late', 'startable', 'early']);
  });

  it('says that its saving waits to be sent, whatever else holds', () => {
    expect(rowOf({ date: '2026-11-01' }, { queued: new Set([9001]) })?.status).toBe('queued');
  });

  it('is started while its start waits to be sent, and its saving counts more', () => {
    const startsQueued = new Set([9001]);
    expect(rowOf({}, { startsQueued })).toMatchObject({ status: 'started', isStartQueued: true });
    expect(rowOf({}, { startsQueued, queued: startsQueued })?.status).toBe('queued');
    expect(rowOf({}, { startsQueued: new Set([9002]) })).toMatchObject({ status: 'startable', isStartQueued: false });
  });

  it('stands before the others once it should have begun, and knows since when', () => {
    const rows = activityRows([at(1, '09:30', true), at(2, '11:00'), at(3, '13:00'), at(4, '09:30')], context);
    expect(rows.map(({ activity, distance }) => [activity.id, distance?.count])).toEqual([
      [4, -163],
      [2, -73],
      [1, -163],
      [3, 47],
    ]);
  });

  it('knows whether something was typed for it', () => {
    expect([rowOf({})?.hasDraft, rowOf({}, { drafted: new Set([9001]) })?.hasDraft]).toEqual([false, true]);
  });

  it('ACL-09 is named by its prospect and told apart by its time', () => {
    const row = {
      activity: sampleActivity,
      status: 'early',
      distance: null,
      canWork: true,
      isStartQueued: false,
      hasDraft: false,
    } as const;
    expect([rowName(row), rowLabel(row)]).toEqual(['Rosa Elena Campos', 'Rosa Elena Campos 10:00']);
    const unnamed = { ...row, activity: { ...sampleActivity, prospectName: '', startTime: null } };
    expect([rowName(unnamed), rowLabel(unnamed)]).toEqual(['—', '—']);
  });
});
