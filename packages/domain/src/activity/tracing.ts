import type { Activity } from './activity.ts';
import type { TracingType } from './activityCatalog.ts';

/** What is being done in the dialog: ending an activity, moving it, or booking one that stands alone (ADL-17, ADL-20, ADL-39). */
export type ActivityTask = 'finish' | 'reschedule' | 'add';

/** The keys of the catalogue of outcomes that are no activity type, and ids of outcomes as well (CST-05, CST-06). */
export const TRACING_KEY = { rescheduling: 7, neverStarted: -1 } as const;

type Closed = Pick<Activity, 'started' | 'activityTypeId'>;

/** The outcome that closing stands for by itself: rescheduling (ADL-20), or ending what nobody started (ADL-22). Else null. */
export function fixedTracingId(task: ActivityTask, { started }: Pick<Closed, 'started'>): number | null {
  if (task === 'reschedule') return TRACING_KEY.rescheduling;
  return task === 'finish' && !started ? TRACING_KEY.neverStarted : null;
}

/** The key with which the outcomes of closing an activity are asked for (ADL-21, ADL-22, ADL-35). */
export function tracingCatalogKey(task: 'finish' | 'reschedule', activity: Closed): number {
  return fixedTracingId(task, activity) ?? activity.activityTypeId ?? TRACING_KEY.neverStarted;
}

/** The outcomes that rescheduling or ending offers (ADL-18, ADL-19). */
export function offeredTracings(task: ActivityTask, tracings: readonly TracingType[]): readonly TracingType[] {
  return tracings.filter(({ reschedules }) => reschedules === (task === 'reschedule'));
}

/** The outcome that is chosen at first: the fixed one, where the catalogue offers it (ADL-21, ADL-22). */
export function preselectedTracing(fixedId: number | null, offered: readonly TracingType[]): number | null {
  return offered.some(({ id }) => id === fixedId) ? fixedId : null;
}
