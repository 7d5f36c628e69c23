import * as fc from 'fast-check';
import {
  type ActivityEdit,
  type ActivitySubject,
  type ActivityType,
  TEMPERATURES,
  type TracingType,
} from '../activity/index.ts';
import { addDays } from '../calendar/index.ts';
import { anyTime } from './times.ts';

/** Today in these tests. */
export const TODAY = '2026-11-22';

/** A catalogue with unknown types and invalid durations. */
export const TYPES: readonly ActivityType[] = [
  { id: 1, name: 'Cita', durationMinutes: 60 },
  { id: 2, name: 'Llamada', durationMinutes: 15 },
  { id: 3, name: 'Correo', durationMinutes: 1440 },
  { id: 6, name: 'Otro contacto', durationMinutes: 30 },
  { id: 8, name: 'Sin duración', durationMinutes: Number.NaN },
  { id: 9, name: 'Sin tiempo', durationMinutes: 0 },
];

export const SUBJECTS: readonly ActivitySubject[] = [
  { id: 11, name: 'Presentación', activityTypeId: 1 },
  { id: 12, name: 'Firma', activityTypeId: 1 },
  { id: 21, name: 'Seguimiento', activityTypeId: 2 },
  { id: 31, name: 'Información', activityTypeId: 3 },
  { id: 61, name: 'Otro', activityTypeId: 6 },
];

export const TRACINGS: readonly TracingType[] = [
  { id: -1, name: 'No atendida', reschedules: false, needsNextActivity: true },
  { id: 3, name: 'No le interesa', reschedules: false, needsNextActivity: false },
  { id: 5, name: 'Solicita cotización', reschedules: false, needsNextActivity: true },
];

const idOf = (known: readonly { readonly id: number }[]) =>
  fc.option(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.map(({ id }) => id)) }, fc.integer()));
const time = fc.option(anyTime);
const flag = fc.boolean();

const prospect = fc.record({
  id: fc.nat(),
  name: fc.string(),
  detail: fc.option(fc.string()),
  hasEmail: flag,
  hasPhone: flag,
  hasAddress: flag,
});

/** Any edit of the dialog, and some it cannot make: unknown ids, days in the past. */
export const anyEdit: fc.Arbitrary<ActivityEdit> = fc.oneof(
  fc.record({ kind: fc.constant('prospect' as const), prospect: fc.option(prospect) }),
  fc.record({ kind: fc.constant('tracingType' as const), id: idOf(TRACINGS) }),
  fc.record({ kind: fc.constant('temperature' as const), temperature: fc.option(fc.constantFrom(...TEMPERATURES)) }),
  fc.record({ kind: fc.constantFrom('observations' as const, 'comments' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('activityType' as const), id: idOf(TYPES), now: anyTime }),
  fc.record({ kind: fc.constant('subject' as const), id: idOf(SUBJECTS) }),
  fc.record({
    kind: fc.constant('date' as const),
    date: fc
      .option(fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 27_000, max: 27_500 })))
      .map((days) => (days === null ? null : addDays(TODAY, days))),
  }),
  fc.record({ kind: fc.constantFrom('startTime' as const, 'endTime' as const), time }),
);
