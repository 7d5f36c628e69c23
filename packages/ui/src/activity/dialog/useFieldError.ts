'use client';
import { type ActivityFormField, type ActivityFormIssue, activityFormIssues } from '@sereno/domain/activity';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';

type Code = ActivityFormIssue['code'];

/** Codes of an empty field, or one whose value is not an option, which is shown as empty. */
type MissingCode = 'required' | 'unknown' | 'ofAnotherType';

const isMissing = (code: Code): code is MissingCode => ['required', 'unknown', 'ofAnotherType'].includes(code);

/**
 * The error of a field, as a sentence; undefined without one. Missing fields show it after an attempt to save (NXA-06),
 * other errors at once (CDR-02 to CDR-07, NXA-09, NXA-10).
 */
export function useFieldError(field: ActivityFormField): string | undefined {
  const { rules, attempted, catalogs } = useDialogScope();
  const t = useTexts(activityTexts);
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
