'use client';
import { formatScreenMonth, type TypedMonthIssue } from '@sereno/domain/calendar';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';

/** The error of a typed month with an example; empty for an empty text. */
export function useMonthIssue(): (issue: TypedMonthIssue) => string {
  const t = useTexts(pickersTexts);
  return (issue) => {
    switch (issue.code) {
      case 'empty':
        return '';
      case 'unreadable':
        return t('monthPicker.unreadable', { example: issue.example });
      case 'noSuchMonth':
        return t('monthPicker.noSuchMonth', { month: issue.month });
      case 'yearOutOfRange':
        return t('monthPicker.yearOutOfRange', { min: String(issue.min), max: String(issue.max) });
      case 'beforeMin':
        return t('monthPicker.beforeMin', { min: formatScreenMonth(issue.min) });
      case 'afterMax':
        return t('monthPicker.afterMax', { max: formatScreenMonth(issue.max) });
      default:
        return t('monthPicker.emptyLimits', { min: formatScreenMonth(issue.min), max: formatScreenMonth(issue.max) });
    }
  };
}
