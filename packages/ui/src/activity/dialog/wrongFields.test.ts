import { type ActivityForm, type ActivityFormRules, emptyActivityForm } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, wrongFields } from './wrongFields.ts';

const rules: ActivityFormRules = {
  today: '2026-11-21',
  types: [{ id: 2, name: 'Llamada', durationMinutes: 15 }],
  subjects: [{ id: 21, name: 'Seguimiento', activityTypeId: 2 }],
  reachable: { hasEmail: true, hasPhone: true, hasAddress: true },
  tracings: [
    { id: 201, name: 'No contestó', reschedules: false, needsNextActivity: true },
    { id: 204, name: 'No le interesa', reschedules: false, needsNextActivity: false },
  ],
  fixedTracingId: null,
};
const complete: ActivityForm = {
  ...emptyActivityForm('finish'),
  tracingTypeId: 201,
  activityTypeId: 2,
  subjectId: 21,
  date: '2026-11-24',
  startTime: '10:00',
  endTime: '10:15',
};
const tooLong = 'a'.repeat(MAX_TEXT_LENGTH + 1);

describe('invalid fields of the activity dialog', () => {
  it('are none in a valid form', () => {
    expect(wrongFields(complete, rules)).toEqual([]);
    const longest = 'a'.repeat(MAX_TEXT_LENGTH);
    expect(wrongFields({ ...complete, observations: longest, comments: longest }, rules)).toEqual([]);
  });

  it('NXA-06 are in screen order, texts included', () => {
    expect(
      wrongFields(
        { ...emptyActivityForm('finish'), observations: tooLong, comments: tooLong, startTime: '10:00' },
        rules,
      ),
    ).toEqual(['tracingType', 'observations', 'activityType', 'subject', 'date', 'endTime', 'comments']);
  });

  it('NXA-12 exclude fields that are not sent', () => {
    const form = { ...complete, tracingTypeId: 204, date: null, comments: tooLong };
    expect(wrongFields(form, rules)).toEqual([]);
  });

  it('ADL-37 ADL-39 of a stand-alone activity exclude outcome and observations', () => {
    const form: ActivityForm = { ...complete, task: 'add', tracingTypeId: null, observations: tooLong };
    expect(wrongFields(form, rules)).toEqual(['prospect']);
    expect(wrongFields({ ...form, comments: tooLong }, rules)).toEqual(['prospect', 'comments']);
  });
});
