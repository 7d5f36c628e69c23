import type { AdviserRank, ContractAsk, SalesMeasure } from '@sereno/domain/dashboards';
import { RankingCard } from '@sereno/ui/cards';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { UNITS } from './chartProps.ts';
import { sellerAsks } from './sellerAsks.ts';

export type SellersRankingProps = {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly AdviserRank[] | null | undefined;
  /** Pesos or contracts. */
  measure: SalesMeasure;
  /** Newer rows are on their way while these stay. */
  isOld: boolean;
  /** Shows the contracts of an adviser. */
  onOpen: (ask: ContractAsk) => void;
};

/** Who sold most (SAL-26). */
export const SellersRanking = memo(function SellersRanking({ rows, measure, isOld, onOpen }: SellersRankingProps) {
  const { t } = useText(salesDashboardTexts);
  const asks = useMemo(() => rows && sellerAsks(rows), [rows]);
  // A key may stand twice in an answer, so a row is known by its place.
  const ranked = useMemo(
    () =>
      rows?.map((row, place) => ({
        id: String(place),
        name: row.name,
        value: row[measure],
        opens: (asks?.[place] ?? null) !== null,
      })) ?? null,
    [rows, measure, asks],
  );
  const open = useCallback(
    (id: string) => {
      const ask = asks?.[Number(id)] ?? null;
      if (ask !== null) onOpen(ask);
    },
    [asks, onOpen],
  );
  return (
    <RankingCard
      title={t('sales.ranking')}
      unit={UNITS[measure]}
      rows={ranked}
      loading={rows === undefined}
      refreshing={isOld}
      shown={SHOWN}
      onOpen={open}
    />
  );
});

/** As many as are as high as the chart beside them. */
const SHOWN = 9;
