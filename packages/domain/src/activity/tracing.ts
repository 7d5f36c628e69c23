import type { Activity } from './activity.ts';
import type { TracingType } from './activityCatalog.ts';

/** The dialog's task: end an activity, reschedule it, or book a stand-alone one (ADL-17, ADL-20, ADL-39). */
export type ActivityTask = 'finish' | 'reschedule' | 'add';

/** Catalogue keys that are not activity types; they are also outcome ids (CST-05, CST-06). */
export const TRACING_KEY = { rescheduling: 7, neverStarted: -1 } as const;

type Closed = Pick<Activity, 'started' | 'activityTypeId'>;

/** The implied outcome: rescheduling (ADL-20), or ending an activity never started (ADL-22). Else null. */
export function fixedTracingId(task: ActivityTask, { started }: Pick<Closed, 'started'>): number | null {
  if (task === 'reschedule') return TRACING_KEY.rescheduling;
  return task === 'finish' && !started ? TRACING_KEY.neverStarted : null;
}

/** The catalogue key that requests the outcomes of closing an activity (ADL-21, ADL-22, ADL-35). */
export function tracingCatalogKey(task: 'finish' | 'reschedule', activity: Closed): number {
  return fixedTracingId(task, activity) ?? activity.activityTypeId ?? TRACING_KEY.neverStarted;
}

/** The outcomes of rescheduling or of ending (ADL-18, ADL-19). */
export function offeredTracings(task: ActivityTask, tracings: readonly TracingType[]): readonly TracingType[] {
  return tracings.filter(({ reschedules }) => reschedules === (task === 'reschedule'));
}

/** The preselected outcome: the fixed one, when the catalogue has it (ADL-21, ADL-22). */
export function preselectedTracing(fixedId: number | null, offered: readonly TracingType[]): number | null {
  return offered.some(({ id }) => id === fixedId) ? fixedId : null;
}
