import type { ActivityForm } from './activityForm.ts';
import type { TracingType } from './activityCatalog.ts';
import { type NextActivityIssue, nextActivityIssues, type NextActivityRules } from './nextActivity.ts';

/** What the dialog's form is held against; the ways to the prospect are those of the activity that is closed. */
export type ActivityFormRules = NextActivityRules & {
  /** The outcomes on offer (`offeredTracings`); empty where the catalogue has none or failed, undefined while it loads. */
  readonly tracings: readonly TracingType[] | undefined;
  /** The outcome that closing stands for by itself (`fixedTracingId`), sent where the catalogue offers nothing. */
  readonly fixedTracingId: number | null;
};

export type ActivityFormIssue =
  | NextActivityIssue
  | { readonly field: 'prospect' | 'tracingType'; readonly code: 'required' };

/** The fields of the dialog that can be wrong, in screen order. */
export type ActivityFormField = ActivityFormIssue['field'];

const EVERY_WAY = { hasEmail: true, hasPhone: true, hasAddress: true } as const;

type Outcomes = Pick<ActivityFormRules, 'tracings' | 'fixedTracingId'>;

/**
 * The outcome that will be sent: the chosen one, if it is on offer; the fixed one where nothing is on offer (ADL-21,
 * ADL-22). Null when there is none.
 */
export function sentTracingId({ tracingTypeId }: ActivityForm, { tracings, fixedTracingId }: Outcomes): number | null {
  if (tracings?.length === 0) return fixedTracingId;
  return tracings?.find(({ id }) => id === tracingTypeId)?.id ?? null;
}

/** Whether an activity is to be booked along: always, unless the chosen outcome needs none (NXA-07, NXA-12). */
export function needsNextActivity(form: ActivityForm, { tracings }: Pick<Outcomes, 'tracings'>): boolean {
  if (form.task === 'add') return true;
  return tracings?.find(({ id }) => id === form.tracingTypeId)?.needsNextActivity ?? true;
}

/** What keeps the form from being saved, in screen order, at most one issue for each field (ADL-03, NXA-01 to NXA-10). */
export function activityFormIssues(form: ActivityForm, rules: ActivityFormRules): readonly ActivityFormIssue[] {
  const issues: ActivityFormIssue[] = [];
  if (form.task === 'add') {
    if (form.prospect === null) issues.push({ field: 'prospect', code: 'required' });
  } else if (sentTracingId(form, rules) === null) issues.push({ field: 'tracingType', code: 'required' });
  if (!needsNextActivity(form, rules)) return issues;
  // Before it is known whom an activity is for, no way to them can be missing.
  const reachable = form.task === 'add' ? (form.prospect ?? EVERY_WAY) : rules.reachable;
  return [...issues, ...nextActivityIssues(form, { ...rules, reachable })];
}
