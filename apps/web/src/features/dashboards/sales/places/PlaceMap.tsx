import { type Place, placeGrid, type SalesMeasure, type PlacePart } from '@sereno/domain/dashboards';
import { type ChartDatum, HeatGrid } from '@sereno/ui/charts';
import { memo, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { useDashboard } from '../../kit/dashboardContext.ts';
import type { LateSales } from '../useLateSales.ts';
import { UNITS } from '../useMeasure.ts';
import { countyCategories, partCategories } from './placeCategories.ts';
import { useStateName } from './useStateName.ts';

/** How many counties, and postal codes or products, a map shows, the rest together included: more is a table. */
const MOST_CELLS = {
  county: { rows: 12, columns: 2 },
  zipCode: { rows: 12, columns: 11 },
  itemName: { rows: 12, columns: 10 },
} as const;

export type PlaceMapProps = Omit<LateSales, 'sales'> & {
  title: string;
  /** Undefined while they load for the first time, null when there is nothing to show. */
  places: readonly Place[] | null | undefined;
  /** What stands side by side; null for the counties alone. */
  part: PlacePart;
  measure: SalesMeasure;
  /** Height of the drawing in px. */
  height: number;
};

/** The counties that sell most by their postal codes, by product or alone, as a grid of values (SAL-27a, SAL-27b, SAL-27c). */
export const PlaceMap = memo(function PlaceMap(props: PlaceMapProps) {
  const { title, places, part, measure, height, refreshing, isOld } = props;
  const { exports, open } = useDashboard();
  const { t } = useText(salesPlacesTexts);
  const stateName = useStateName();
  const { grid, rows, columns } = useMemo(() => {
    const found = placeGrid(places ?? [], part, measure, MOST_CELLS[part ?? 'county']);
    return {
      grid: found,
      rows: countyCategories(found.rows, { t, stateName }),
      columns: partCategories(found.columns, part, measure, t),
    };
  }, [places, part, measure, t, stateName]);
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
