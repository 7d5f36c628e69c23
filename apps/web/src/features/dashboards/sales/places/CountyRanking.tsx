import { countySales, type SalesMeasure, type SalesPlaces } from '@sereno/domain/dashboards';
import { RankingCard } from '@sereno/ui/cards';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { useDashboard } from '../../kit/dashboardContext.ts';
import type { LateSales } from '../useLateSales.ts';
import { UNITS } from '../useMeasure.ts';
import { COUNTIES_SHOWN } from './SalesPlaces.styles.ts';
import { countyRows } from './countyRows.ts';
import { useStateName } from './useStateName.ts';

export type CountyRankingProps = Pick<LateSales, 'isOld'> & {
  title: string;
  /** Undefined while they load for the first time, null when there is nothing to show. */
  places: SalesPlaces | null | undefined;
  measure: SalesMeasure;
};

/** The municipalities that sell most, which unfold into their postal codes (SAL-27a, SAL-27c). */
export const CountyRanking = memo(function CountyRanking({ title, places, measure, isOld }: CountyRankingProps) {
  const { open } = useDashboard();
  const { t } = useText(salesPlacesTexts);
  const stateName = useStateName();
  const counties = useMemo(() => places && countySales(places), [places]);
  const { rows, details } = useMemo(
    () => countyRows(counties ?? [], measure, { t, stateName }),
    [counties, measure, t, stateName],
  );
  const select = useCallback(
    (id: string) => {
      const detail = details.get(id) ?? null;
      if (detail !== null) open(detail);
    },
    [details, open],
  );
  return (
    <RankingCard
      title={title}
      headingLevel={3}
      unit={UNITS[measure]}
      rows={counties === null ? null : rows}
      loading={counties === undefined}
      refreshing={isOld}
      shown={COUNTIES_SHOWN}
      onOpen={select}
    />
  );
});
