import { type ChartMark, DonutChart } from '@sereno/ui/charts';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { prospectionMeansCountsQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { CHART_HEIGHT } from './chartHeight.ts';
import { meansColors } from './meansColors.ts';
import type { ChartPartProps } from './partProps.ts';

/** Where the prospects of the period came from (DSH-07). */
export const MeansChart = memo(function MeansChart({ filters, onOpen, csv, print }: ChartPartProps) {
  const { t } = useText(summaryTexts);
  const { data: means, refreshing, isOld } = useDashboardQuery(prospectionMeansCountsQuery, filters);
  // A name may stand twice in an answer, so a mark is known by its place.
  const slices = useMemo(() => {
    const colors = meansColors((means ?? []).map(({ id }) => id));
    return (means ?? []).map(({ name, count }, index) => ({
      id: String(index),
      name,
      value: count,
      ...colors[index],
    }));
  }, [means]);
  const select = ({ category }: ChartMark) => {
    const prospectionMeansId = means?.[Number(category)]?.id ?? null;
    if (prospectionMeansId !== null && !isOld) onOpen({ kind: 'prospects', prospectionMeansId });
  };
  return (
    <DonutChart
      title={t('summary.means')}
      height={CHART_HEIGHT}
      loading={means === undefined}
      failed={means === null}
      refreshing={refreshing}
      slices={slices}
      axis={{ category: t('summary.means'), value: t('summary.prospects') }}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('summary.open')}
    />
  );
});
