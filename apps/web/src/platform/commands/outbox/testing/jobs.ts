import type { NextActivity } from '@sereno/domain/activity';
import type { NewOutboxJob, OutboxJobFacts, OutboxJobInput } from '../types.ts';

const next: NextActivity = {
  activityTypeId: 2,
  subjectId: 21,
  subject: 'Seguimiento',
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:15',
  comments: 'Prefiere por la tarde',
  phone: '5510003001',
  address: null,
};

/** An activity for that prospect, as a dialog hands it over. */
export const addition = (prospectId: number): OutboxJobInput => ({
  call: 'add',
  label: `Prospecto ${prospectId}`,
  payload: { prospectId, next },
});

/** The ending of that activity, or its rescheduling, as a dialog hands it over. */
export const closing = (activityId: number, call: 'end' | 'reschedule' = 'end'): OutboxJobInput => ({
  call,
  activityId,
  label: `Actividad ${activityId}`,
  payload: {
    prospectId: 3001,
    tracingTypeId: 3,
    temperature: 'high',
    observations: 'Pidió una cotización',
    next: null,
  },
});

/** A stored job before its first attempt, with overrides. */
export const newJob = (work: OutboxJobInput, facts: Partial<OutboxJobFacts> = {}): NewOutboxJob => ({
  ...work,
  key: 'key',
  userId: 8,
  at: 1000,
  attempts: 0,
  keyed: false,
  uncertain: false,
  failures: 0,
  sentAt: null,
  state: 'waiting',
  status: null,
  message: null,
  ...facts,
});
