import { emptyActivityForm } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { initialForm } from './editorTarget.ts';
import { jobOf, saveResult } from './saving.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const rules = {
  today: '2026-11-23',
  types: [{ id: 2, name: 'Llamada', durationMinutes: 15 }],
  subjects: [{ id: 21, name: 'Seguimiento', activityTypeId: 2 }],
  reachable: { hasEmail: true, hasPhone: true, hasAddress: true },
  tracings: [{ id: 7, name: 'Reagendada', reschedules: true, needsNextActivity: true }],
  fixedTracingId: 7,
} as const;
const next = {
  activityTypeId: 2,
  subjectId: 21,
  date: '2026-11-24',
  startTime: '10:00',
  endTime: '10:15',
} as const;

const refused = (status: number, message: string | null) => ({ kind: 'refused', status, message }) as const;

describe('what the dialog starts with', () => {
  it('ADL-20 ADL-21 of rescheduling is the activity, without a day, with the outcome that stands for it', () => {
    expect(initialForm({ task: 'reschedule', activity: sampleActivity }, rules)).toMatchObject({
      task: 'reschedule',
      tracingTypeId: 7,
      activityTypeId: 2,
      subjectId: 21,
      date: null,
      startTime: '10:00',
      endTime: '10:15',
      comments: 'Por la tarde',
    });
  });

  it('ADL-03 of ending is empty, and so it is while the catalogues are not there', () => {
    const target = { task: 'finish', activity: sampleActivity } as const;
    expect(initialForm(target, { ...rules, fixedTracingId: null })).toEqual(emptyActivityForm('finish'));
    const unknown = { ...rules, types: [], subjects: [], tracings: undefined };
    expect(initialForm(target, unknown)).toEqual(emptyActivityForm('finish'));
  });
});

describe('what is sent', () => {
  it('ADL-17 of ending and rescheduling names the activity and its prospect', () => {
    const form = { ...emptyActivityForm('reschedule'), ...next, tracingTypeId: 7 };
    const target = { task: 'reschedule', activity: sampleActivity } as const;
    expect(jobOf(form, target, rules)).toMatchObject({
      call: 'reschedule',
      activityId: 9001,
      label: 'Rosa Elena Campos',
      payload: { prospectId: 3001, tracingTypeId: 7, next: { subject: 'Seguimiento', phone: '55 1000 3001' } },
    });
    expect(jobOf({ ...form, task: 'finish' }, { ...target, task: 'finish' }, rules)?.call).toBe('end');
  });

  it('ADL-39 of a stand-alone activity is for the chosen prospect', () => {
    const prospect = { id: 12, name: 'Ana', detail: null, hasEmail: false, hasPhone: true, hasAddress: false };
    const form = { ...emptyActivityForm('add', prospect), ...next };
    expect(jobOf(form, { task: 'add', activity: null }, rules)).toMatchObject({
      call: 'add',
      label: 'Ana',
      payload: { prospectId: 12 },
    });
  });

  it('NXA-06 is nothing while something is missing', () => {
    expect(jobOf(emptyActivityForm('finish'), { task: 'finish', activity: sampleActivity }, rules)).toBeNull();
    expect(jobOf(emptyActivityForm('add'), { task: 'add', activity: null }, rules)).toBeNull();
  });
});

describe('what is told of a save', () => {
  it.each([
    ['ADL-25 CAT-12', 'finish', 'activity.finished'],
    ['ADL-26 CAT-13', 'reschedule', 'activity.rescheduled'],
    ['ADL-39 CAT-06', 'add', 'operation.done'],
  ] as const)('%s of %s is %s', (_, task, key) => {
    expect(saveResult({ kind: 'done' }, task)).toEqual({ kind: 'saved', tone: 'positive', key });
    expect(saveResult({ kind: 'queued' }, task)).toMatchObject({ kind: 'saved', key: 'activitySave.queued' });
  });

  it.each([
    ['finish', refused(409, 'otra cosa')],
    ['reschedule', refused(409, null)],
    ['finish', refused(500, null)],
  ] as const)('ADL-24 CAT-14 of %s that is refused so, %o, warns that it was over', (task, result) => {
    expect(saveResult(result, task)).toMatchObject({ tone: 'warning', key: 'activity.alreadyFinished', message: null });
  });

  it('is what the server says where it says more', () => {
    expect(saveResult(refused(422, 'La fecha no sirve'), 'finish')).toMatchObject({
      kind: 'problem',
      tone: 'danger',
      message: 'La fecha no sirve',
    });
    expect(saveResult(refused(404, null), 'add')).toMatchObject({ key: 'operation.failed', message: null });
  });

  it.each([
    ['may have been done', { kind: 'unknown' }, 'activitySave.unknown'],
    ['failed at the server', { kind: 'failed', reason: 'server' }, 'activitySave.failed'],
    ['was not answered', { kind: 'failed', reason: 'unanswered' }, 'activitySave.unanswered'],
    ['could not even be kept', { kind: 'failed', reason: 'notSaved' }, 'activitySave.notSaved'],
  ] as const)('keeps the dialog, and says that it %s', (_, result, key) => {
    expect(saveResult(result, 'finish')).toMatchObject({ kind: 'problem', tone: 'danger', key, message: null });
  });
});
