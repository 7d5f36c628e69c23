import { formatScreenDate, formatScreenMonth, type TypedDateIssue } from '@sereno/domain/calendar';
import type { Translate } from '../../locale/index.ts';
import type { pickersTexts } from '../../locale/texts/es/pickers.ts';

/** The error of a typed date with an example; empty for an empty text. */
export function dateIssueText(issue: TypedDateIssue, t: Translate<typeof pickersTexts>): string {
  switch (issue.code) {
    case 'empty':
      return '';
    case 'unreadable':
      return t('dateIssue.unreadable', { example: issue.example });
    case 'noSuchMonth':
      return t('dateIssue.noSuchMonth', { month: issue.month });
    case 'noSuchDay':
      return t('dateIssue.noSuchDay', {
        day: issue.day,
        month: formatScreenMonth(issue.month),
        days: issue.days,
      });
    case 'yearOutOfRange':
      return t('dateIssue.yearOutOfRange', { min: String(issue.min), max: String(issue.max) });
    case 'beforeMin':
      return t('dateIssue.beforeMin', { min: formatScreenDate(issue.min) });
    case 'afterMax':
      return t('dateIssue.afterMax', { max: formatScreenDate(issue.max) });
    case 'emptyLimits':
  }
  return t('dateIssue.emptyLimits', { min: formatScreenDate(issue.min), max: formatScreenDate(issue.max) });
}
