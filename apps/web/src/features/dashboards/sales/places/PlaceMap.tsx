import { type Place, placeGrid, type SalesMeasure } from '@sereno/domain/dashboards';
import { type ChartDatum, HeatGrid } from '@sereno/ui/charts';
import { memo, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { useDashboard } from '../../kit/dashboardContext.ts';
import type { LateSales } from '../useLateSales.ts';
import { UNITS } from '../useMeasure.ts';
import { countyCategories, itemCategories } from './placeCategories.ts';
import { useStateName } from './useStateName.ts';

/** How many counties and products it shows, the rest together included: more is a table. */
const MOST_CELLS = { rows: 12, columns: 10 };

export type PlaceMapProps = Omit<LateSales, 'sales'> & {
  title: string;
  /** Undefined while they load for the first time, null when there is nothing to show. */
  places: readonly Place[] | null | undefined;
  measure: SalesMeasure;
  /** Height of the drawing in px. */
  height: number;
};

/** The counties that sell most by product, as a grid of values (SAL-27b). */
export const PlaceMap = memo(function PlaceMap(props: PlaceMapProps) {
  const { title, places, measure, height, refreshing, isOld } = props;
  const { exports, open } = useDashboard();
  const { t } = useText(salesPlacesTexts);
  const stateName = useStateName();
  const { grid, rows, columns } = useMemo(() => {
    const found = placeGrid(places ?? [], measure, MOST_CELLS);
    return {
      grid: found,
      rows: countyCategories(found.rows, { t, stateName }),
      columns: itemCategories(found.columns, t),
    };
  }, [places, measure, t, stateName]);
  const select = ({ category, series }: ChartDatum): void => {
    const detail = series === null || isOld ? null : grid.detailOf(category, series);
    if (detail !== null) open(detail);
  };
  return (
    <HeatGrid
      title={title}
      headingLevel={3}
      unit={UNITS[measure]}
      height={height}
      loading={places === undefined}
      failed={places === null}
      refreshing={refreshing}
      rows={rows}
      columns={columns}
      values={grid.values}
      {...exports}
      png
      onSelect={select}
      selectLabel={t('salesPlaces.open')}
    />
  );
});
