import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../calendar/index.ts';
import { anyTime } from '../testing/times.ts';
import { anyEdit, SUBJECTS, TYPES } from '../testing/activityForms.ts';
import {
  type ActivityEdit,
  type ActivityForm,
  durationOf,
  editActivityForm,
  emptyActivityForm,
  reschedulingForm,
} from './activityForm.ts';

const edit = (form: ActivityForm, ...edits: readonly ActivityEdit[]) =>
  edits.reduce((edited, each) => editActivityForm(edited, each, TYPES), form);
const empty = emptyActivityForm('finish');
const callAt = (now: '09:07' | '23:50') => edit(empty, { kind: 'activityType', id: 2, now });

describe('the form of the activity dialog', () => {
  it('ADL-27 ADL-28 ADL-29 selecting a type sets now and its duration, and clears the subject', () => {
    const call = edit(callAt('09:07'), { kind: 'subject', id: 21 });
    expect(call).toEqual({ ...empty, activityTypeId: 2, subjectId: 21, startTime: '09:07', endTime: '09:22' });
    expect(edit(call, { kind: 'activityType', id: 1, now: '10:00' })).toEqual({
      ...empty,
      activityTypeId: 1,
      startTime: '10:00',
      endTime: '11:00',
    });
  });

  it('ADL-03 ADL-39 every other field changes alone', () => {
    const prospect = { id: 3002, name: 'Rosa', detail: null, hasEmail: true, hasPhone: true, hasAddress: false };
    const call = callAt('09:07');
    expect(edit(call, { kind: 'prospect', prospect })).toEqual({ ...call, prospect });
    expect(edit(call, { kind: 'tracingType', id: 5 })).toEqual({ ...call, tracingTypeId: 5 });
    expect(edit(call, { kind: 'temperature', temperature: 'high' })).toEqual({ ...call, temperature: 'high' });
    expect(edit(call, { kind: 'observations', text: 'Sí' })).toEqual({ ...call, observations: 'Sí' });
    expect(edit(call, { kind: 'comments', text: 'Sí' })).toEqual({ ...call, comments: 'Sí' });
    expect(edit(call, { kind: 'date', date: '2026-11-23' })).toEqual({ ...call, date: '2026-11-23' });
  });

  it('ADL-29 clearing the type clears the subject and keeps the times', () => {
    const call = edit(callAt('09:07'), { kind: 'subject', id: 21 }, { kind: 'activityType', id: null, now: '12:00' });
    expect(call).toMatchObject({ activityTypeId: null, subjectId: null, startTime: '09:07', endTime: '09:22' });
  });

  it('ADL-31 changing the start moves the end by the duration', () => {
    expect(edit(callAt('09:07'), { kind: 'startTime', time: '16:30' })).toMatchObject({
      startTime: '16:30',
      endTime: '16:45',
    });
  });

  it('ADL-32 an end before the start becomes start plus duration; an end at or after it stays', () => {
    const call = callAt('09:07');
    expect(edit(call, { kind: 'endTime', time: '09:06' })).toMatchObject({ endTime: '09:22' });
    expect(edit(call, { kind: 'endTime', time: '09:07' })).toMatchObject({ endTime: '09:07' });
    expect(edit(call, { kind: 'endTime', time: '11:00' })).toMatchObject({ endTime: '11:00' });
  });

  it('ADL-33 no end passes midnight', () => {
    expect(callAt('23:50')).toMatchObject({ startTime: '23:50', endTime: '23:59' });
  });

  it.each([
    ['without a duration', 8],
    ['with a duration of 0', 9],
    ['that is not known', 99],
    ['that is not chosen', null],
  ])('ADL-28 a type %s takes half an hour', (_title, id) => {
    expect(durationOf(id, TYPES)).toBe(30);
  });

  it('keeps a cleared field empty', () => {
    const call = edit(callAt('09:07'), { kind: 'startTime', time: null });
    expect(call).toMatchObject({ startTime: null, endTime: '09:22' });
    expect(edit(call, { kind: 'endTime', time: null })).toMatchObject({ startTime: null, endTime: null });
  });

  it('ADL-32 ADL-33 never has an end before its start, for any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const { startTime, endTime } = edit(empty, ...edits);
        expect(startTime === null || endTime === null || endTime >= startTime).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('ADL-31 ADL-33 ends one duration after any start, or at the end of the day', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...TYPES), (time, { id }) => {
        const form = edit(empty, { kind: 'activityType', id, now: '08:00' }, { kind: 'startTime', time });
        expect(form.endTime).toBe(addMinutes(time, durationOf(id, TYPES)));
      }),
    );
  });
});

describe('the rescheduling form', () => {
  const visit = {
    activityTypeId: 1,
    subject: 'Presentación',
    comments: 'Por la tarde',
    startTime: '16:00',
    endTime: '16:40',
  } as const;
  const catalogue = { types: TYPES, subjects: SUBJECTS };

  it("ADL-20 opens with the activity's values and no day", () => {
    expect(reschedulingForm(visit, catalogue)).toEqual({
      ...emptyActivityForm('reschedule'),
      activityTypeId: 1,
      subjectId: 11,
      startTime: '16:00',
      endTime: '16:40',
      comments: 'Por la tarde',
    });
  });

  it('leaves unknown subjects unselected and corrects an end before its start', () => {
    expect(reschedulingForm({ ...visit, subject: 'Seguimiento' }, catalogue)).toMatchObject({ subjectId: null });
    expect(reschedulingForm({ ...visit, activityTypeId: 77 }, catalogue)).toMatchObject({
      activityTypeId: null,
      subjectId: null,
    });
    expect(reschedulingForm({ ...visit, subject: null, comments: null }, catalogue)).toMatchObject({
      subjectId: null,
      comments: '',
    });
    expect(reschedulingForm({ ...visit, endTime: '15:00' }, catalogue)).toMatchObject({ endTime: '17:00' });
  });
});
