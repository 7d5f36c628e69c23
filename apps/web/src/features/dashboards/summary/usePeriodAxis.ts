import type { DateRange } from '@sereno/domain/calendar';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { type PeriodAxis, periodAxis } from '../kit/periodAxis.ts';

/** Lays out the days of a period for the charts (DSH-04, DSH-05, DSH-08). */
export function usePeriodAxis({ start, end }: DateRange): PeriodAxis {
  const { t, locale } = useText(summaryTexts);
  return useMemo(
    () => periodAxis({ start, end }, locale, (days) => t('summary.weekName', days)),
    [start, end, t, locale],
  );
}
