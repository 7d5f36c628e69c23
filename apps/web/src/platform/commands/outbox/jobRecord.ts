import { type NextActivity, TEMPERATURES } from '@sereno/domain/activity';
import { parseIsoDate, parseTimeOfDay } from '@sereno/domain/calendar';
import * as v from 'valibot';
import type { OutboxJob, OutboxJobInput } from './types.ts';

/*
 * Nothing of valibot that the login page does not use already: the library is one file, which comes with that page, so a schema
 * of another kind would weigh there. Which shape a record has is therefore found by trying each.
 */
const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(integer, v.minValue(0));
const text = v.nullable(v.string());

const next = v.object({
  activityTypeId: integer,
  subjectId: integer,
  subject: v.string(),
  date: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  comments: v.string(),
  phone: text,
  address: text,
});

const facts = {
  id: integer,
  key: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)),
  userId: integer,
  at: v.number(),
  attempts: count,
  keyed: v.boolean(),
  uncertain: v.boolean(),
  failures: count,
  sentAt: v.nullable(v.number()),
  state: v.picklist(['waiting', 'refused', 'unknown']),
  status: v.nullable(integer),
  message: text,
  label: v.string(),
};

const adding = v.object({ ...facts, call: v.literal('add'), payload: v.object({ prospectId: integer, next }) });
const starting = v.object({ ...facts, call: v.literal('start'), activityId: integer });
const closing = v.object({
  ...facts,
  call: v.picklist(['end', 'reschedule']),
  activityId: integer,
  payload: v.object({
    prospectId: v.nullable(integer),
    tracingTypeId: integer,
    temperature: v.nullable(v.picklist(TEMPERATURES)),
    observations: v.string(),
    next: v.nullable(next),
  }),
});

/** The next activity with its day and times, where these are such. */
function nextOf(read: v.InferOutput<typeof next>): NextActivity | null {
  const date = parseIsoDate(read.date);
  const startTime = parseTimeOfDay(read.startTime);
  const endTime = parseTimeOfDay(read.endTime);
  return date === null || startTime === null || endTime === null ? null : { ...read, date, startTime, endTime };
}

function readAdding(record: unknown): OutboxJob | null {
  const read = v.safeParse(adding, record);
  if (!read.success) return null;
  const { payload, ...job } = read.output;
  const added = nextOf(payload.next);
  return added && { ...job, payload: { ...payload, next: added } };
}

function readStarting(record: unknown): OutboxJob | null {
  const read = v.safeParse(starting, record);
  return read.success ? read.output : null;
}

function readClosing(record: unknown): OutboxJob | null {
  const read = v.safeParse(closing, record);
  if (!read.success) return null;
  const { payload, ...job } = read.output;
  const added = payload.next && nextOf(payload.next);
  return payload.next !== null && added === null ? null : { ...job, payload: { ...payload, next: added } };
}

/** By kind, so that one which would be saved and never read again does not compile. */
const READERS: Readonly<Record<OutboxJobInput['call'], (record: unknown) => OutboxJob | null>> = {
  add: readAdding,
  start: readStarting,
  end: readClosing,
  reschedule: readClosing,
};

/** Reads a job as the database, or another tab, must have it; null for anything else. */
export function readJob(record: unknown): OutboxJob | null {
  for (const read of Object.values(READERS)) {
    const job = read(record);
    if (job !== null) return job;
  }
  return null;
}
