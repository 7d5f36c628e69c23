'use client';
import type { TypedTimeIssue } from '@sereno/domain/calendar';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';

/** The error of a typed time with an example; empty for an empty text. */
export function useTimeIssue(): (issue: TypedTimeIssue) => string {
  const t = useTexts(pickersTexts);
  return (issue) => {
    switch (issue.code) {
      case 'empty':
        return '';
      case 'unreadable':
        return t('timePicker.unreadable', { example: issue.example });
      case 'noSuchHour':
        return t('timePicker.noSuchHour', { hour: issue.hour });
      case 'noSuchMinute':
        return t('timePicker.noSuchMinute', { minute: issue.minute });
      case 'beforeMin':
        return t('timePicker.beforeMin', { min: issue.min });
      case 'afterMax':
        return t('timePicker.afterMax', { max: issue.max });
      case 'emptyLimits':
    }
    return t('timePicker.emptyLimits', { min: issue.min, max: issue.max });
  };
}
