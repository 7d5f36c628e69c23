import type { ActivityForm } from './activityForm.ts';
import type { TracingType } from './activityCatalog.ts';
import { type NextActivityIssue, nextActivityIssues, type NextActivityRules } from './nextActivity.ts';

/** What the form is validated against; `reachable` describes the prospect of the activity being closed. */
export type ActivityFormRules = NextActivityRules & {
  /**
   * The available outcomes (`offeredTracings`); empty when the catalogue has none or failed, undefined while it loads.
   */
  readonly tracings: readonly TracingType[] | undefined;
  /** The implied outcome (`fixedTracingId`), sent when the catalogue offers none. */
  readonly fixedTracingId: number | null;
};

export type ActivityFormIssue =
  | NextActivityIssue
  | { readonly field: 'prospect' | 'tracingType'; readonly code: 'required' };

/** Fields of the dialog that can have an issue, in screen order. */
export type ActivityFormField = ActivityFormIssue['field'];

const EVERY_WAY = { hasEmail: true, hasPhone: true, hasAddress: true } as const;

type Outcomes = Pick<ActivityFormRules, 'tracings' | 'fixedTracingId'>;

/**
 * The outcome that will be sent: the selected one when available; the fixed one when the catalogue offers none (ADL-21,
 * ADL-22). Null without either.
 */
export function sentTracingId({ tracingTypeId }: ActivityForm, { tracings, fixedTracingId }: Outcomes): number | null {
  if (tracings?.length === 0) return fixedTracingId;
  return tracings?.find(({ id }) => id === tracingTypeId)?.id ?? null;
}

/** Whether a next activity is required: always, unless the selected outcome needs none (NXA-07, NXA-12). */
export function needsNextActivity(form: ActivityForm, { tracings }: Pick<Outcomes, 'tracings'>): boolean {
  if (form.task === 'add') return true;
  return tracings?.find(({ id }) => id === form.tracingTypeId)?.needsNextActivity ?? true;
}

/** Issues that prevent saving, in screen order, at most one per field (ADL-03, NXA-01 to NXA-10). */
export function activityFormIssues(form: ActivityForm, rules: ActivityFormRules): readonly ActivityFormIssue[] {
  const issues: ActivityFormIssue[] = [];
  if (form.task === 'add') {
    if (form.prospect === null) issues.push({ field: 'prospect', code: 'required' });
  } else if (sentTracingId(form, rules) === null) issues.push({ field: 'tracingType', code: 'required' });
  if (!needsNextActivity(form, rules)) return issues;
  // Until a prospect is selected, contact data cannot be missing.
  const reachable = form.task === 'add' ? (form.prospect ?? EVERY_WAY) : rules.reachable;
  return [...issues, ...nextActivityIssues(form, { ...rules, reachable })];
}
