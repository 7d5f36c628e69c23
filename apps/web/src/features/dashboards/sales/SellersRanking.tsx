import type { SalesMeasure } from '@sereno/domain/dashboards';
import { RankingCard } from '@sereno/ui/cards';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/areas.ts';
import { salesDashboardQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { sellerDetails } from './sellerDetails.ts';
import { UNITS } from './useMeasure.ts';

/** Who sold most (SAL-26). */
export function SellersRanking({ measure }: { measure: SalesMeasure }) {
  const { filters, open } = useDashboard();
  const { data, isOld } = useDashboardQuery(salesDashboardQuery, filters);
  const rows = data && data.ranking;
  const { t } = useText(salesDashboardTexts);
  const details = useMemo(() => rows && sellerDetails(rows), [rows]);
  // A key may stand twice in an answer, so a row is known by its place.
  const ranked = useMemo(
    () =>
      rows?.map((row, place) => ({
        id: String(place),
        name: row.name,
        value: row[measure],
        opens: (details?.[place] ?? null) !== null,
      })) ?? null,
    [rows, measure, details],
  );
  const select = useCallback(
    (id: string) => {
      const detail = details?.[Number(id)] ?? null;
      if (detail !== null) open(detail);
    },
    [details, open],
  );
  return (
    <RankingCard
      title={t('sales.ranking')}
      unit={UNITS[measure]}
      rows={ranked}
      loading={rows === undefined}
      refreshing={isOld}
      shown={SHOWN}
      onOpen={select}
    />
  );
}

/** As many as are as high as the chart beside them. */
const SHOWN = 9;
