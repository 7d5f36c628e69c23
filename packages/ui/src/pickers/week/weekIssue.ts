'use client';
import { formatScreenDate } from '@sereno/domain/calendar';
import type { TypedWeekIssue } from '@sereno/domain/week';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { useDateIssue } from '../date/dateIssue.ts';

/**
 * The error of a typed week with an example; empty for an empty text.
 * @param example The running week as 'ww-yyyy'.
 */
export function useWeekIssue(example: string): (issue: TypedWeekIssue) => string {
  const t = useTexts(pickersTexts);
  const ofDate = useDateIssue();
  return (issue) => {
    switch (issue.code) {
      case 'unreadable':
      // The picker covers few years, often one: an example is clearer than the first and last of them.
      case 'yearOutOfRange':
        return t('weekPicker.unreadable', { example });
      case 'noSuchWeek':
        return t('weekPicker.noSuchWeek', { year: String(issue.year), weeks: issue.weeks });
      case 'beforeMin':
        return t('weekPicker.beforeMin', { min: formatScreenDate(issue.min) });
      case 'afterMax':
        return t('weekPicker.afterMax', { max: formatScreenDate(issue.max) });
      case 'emptyLimits':
        return t('weekPicker.emptyLimits', { min: formatScreenDate(issue.min), max: formatScreenDate(issue.max) });
      default:
        return ofDate(issue);
    }
  };
}
