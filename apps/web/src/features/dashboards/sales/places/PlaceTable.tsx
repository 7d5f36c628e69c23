import { type Place, placeQuery, type PlacePart } from '@sereno/domain/dashboards';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { ContractsTable } from '../ContractsTable.tsx';
import { useDetailHref } from '../../detail/useDetail.ts';
import type { LateSales } from '../useLateSales.ts';
import { placeColumns } from './placeColumns.ts';
import { useStateName } from './useStateName.ts';

export type PlaceTableProps = Omit<LateSales, 'sales'> & {
  title: string;
  /** Undefined while they load for the first time, null when there is nothing to show. */
  places: readonly Place[] | null | undefined;
  /** How many contracts were sold, which its total says. */
  contracts: number;
  /** What it tells apart within a county. */
  part: Exclude<PlacePart, null>;
};

/** Every place with its contracts and its pesos, which add up to the figures above (SAL-32, SAL-33). */
export const PlaceTable = memo(function PlaceTable({ places, part, contracts: count, ...props }: PlaceTableProps) {
  const { t } = useText(salesPlacesTexts);
  const stateName = useStateName();
  const hrefOf = useDetailHref();
  const hasOther = places?.some((place) => place[part === 'zipCode' ? 'itemName' : 'zipCode'] !== null) ?? false;
  const rows = places?.length ?? 0;
  const isOncePerRow = (places ?? []).reduce((sum, { sales }) => sum + sales, 0) === count;
  const columns = useMemo(
    () => placeColumns({ t, stateName, part, hasOther, contracts: { count, rows, isOncePerRow }, hrefOf }),
    [t, stateName, part, hasOther, count, rows, isOncePerRow, hrefOf],
  );
  const detailOf = useCallback((place: Place) => placeQuery(place, part), [part]);
  return (
    <ContractsTable
      {...props}
      kind={part === 'zipCode' ? 'salesByZipCode' : 'salesByItem'}
      columns={columns}
      rows={places}
      detailOf={detailOf}
      empty={{ none: t('salesPlaces.empty'), failed: t('salesPlaces.failed') }}
    />
  );
});
