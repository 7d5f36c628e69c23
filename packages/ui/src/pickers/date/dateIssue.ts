import { type DatePattern, formatDate, formatMonth, type TypedDateIssue } from '@sereno/domain/calendar';
import { patternHint } from '../../locale/formats.ts';
import type { Translate } from '../../locale/index.ts';
import type { pickersTexts } from '../../locale/texts/es/pickers.ts';

/**
 * The error of a typed date with an example; empty for an empty text.
 * @param pattern How days are written.
 */
export function dateIssueText(issue: TypedDateIssue, t: Translate<typeof pickersTexts>, pattern: DatePattern): string {
  switch (issue.code) {
    case 'empty':
      return '';
    case 'unreadable':
      return t('dateIssue.unreadable', {
        format: patternHint(pattern, t('datePicker.format')),
        example: issue.example,
      });
    case 'noSuchMonth':
      return t('dateIssue.noSuchMonth', { month: issue.month });
    case 'noSuchDay':
      return t('dateIssue.noSuchDay', {
        day: issue.day,
        month: formatMonth(issue.month, pattern),
        days: issue.days,
      });
    case 'yearOutOfRange':
      return t('dateIssue.yearOutOfRange', { min: String(issue.min), max: String(issue.max) });
    case 'beforeMin':
      return t('dateIssue.beforeMin', { min: formatDate(issue.min, pattern) });
    case 'afterMax':
      return t('dateIssue.afterMax', { max: formatDate(issue.max, pattern) });
    case 'emptyLimits':
  }
  return t('dateIssue.emptyLimits', { min: formatDate(issue.min, pattern), max: formatDate(issue.max, pattern) });
}
