'use client';
import { type ActivityFormField, type ActivityFormIssue, activityFormIssues } from '@sereno/domain/activity';
import { useTexts } from '../../locale/index.ts';
import { activityIssueTexts } from '../../locale/ownTexts.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';

type Code = ActivityFormIssue['code'];

/** Codes of a field that has no answer yet, or one that is not among the options, which is shown as none. */
type MissingCode = 'required' | 'unknown' | 'ofAnotherType';

const isMissing = (code: Code): code is MissingCode => ['required', 'unknown', 'ofAnotherType'].includes(code);

/**
 * What is wrong with a field, as a sentence; undefined when nothing is. What is missing is said once saving was tried
 * (NXA-06), anything else at once (CDR-02 to CDR-07, NXA-09, NXA-10).
 */
export function useFieldError(field: ActivityFormField): string | undefined {
  const { rules, attempted, catalogs } = useDialogScope();
  const t = useTexts(activityIssueTexts);
  const code = useFormPart((form) => activityFormIssues(form, rules).find((issue) => issue.field === field)?.code);
  if (code === undefined) return undefined;
  if (!isMissing(code)) return t(`activityIssue.${code}`);
  if (!attempted) return undefined;
  const isChosenFromCatalog = field === 'activityType' || field === 'subject';
  const isOnItsWay = isChosenFromCatalog
    ? catalogs !== 'ready'
    : field === 'tracingType' && rules.tracings === undefined;
  return t(isOnItsWay ? 'activityIssue.notLoaded' : `activityIssue.${field}`);
}
