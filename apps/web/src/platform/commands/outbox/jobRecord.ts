import { type NextActivity, TEMPERATURES } from '@sereno/domain/activity';
import { parseIsoDate, parseTimeOfDay } from '@sereno/domain/calendar';
import * as v from 'valibot';
import type { OutboxJob } from './types.ts';

/*
 * Nothing of valibot that the login page does not use already: the library is one file, which comes with that page, so a schema
 * of another kind would weigh there. Which of three shapes a record has is therefore found by trying each.
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

/** Reads a job as the database, or another tab, must have it; null for anything else. */
export function readJob(record: unknown): OutboxJob | null {
  const added = v.safeParse(adding, record);
  if (added.success) {
    const { payload, ...job } = added.output;
    const read = nextOf(payload.next);
    return read && { ...job, payload: { ...payload, next: read } };
  }
  const started = v.safeParse(starting, record);
  if (started.success) return started.output;
  const closed = v.safeParse(closing, record);
  if (!closed.success) return null;
  const { payload, ...job } = closed.output;
  const read = payload.next && nextOf(payload.next);
  return payload.next !== null && read === null ? null : { ...job, payload: { ...payload, next: read } };
}
