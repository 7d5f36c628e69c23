import { SALES_MEASURES, salesPlaces } from '@sereno/domain/dashboards';
import { SegmentedControl } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { LateCard } from '../../kit/LatePart.tsx';
import { Controls, Parts, ROWS_HEIGHT, TablePlace } from '../LateSection.styles.ts';
import { useLateSales } from '../useLateSales.ts';
import { useMeasure } from '../useMeasure.ts';
import { CountyRanking } from './CountyRanking.tsx';
import { MAP_HEIGHT, MapPlace, Note } from './SalesPlaces.styles.ts';

const PlaceMap = lazyComponent(() => import('./PlaceMap.tsx').then((module) => module.PlaceMap));
const PlaceTable = lazyComponent(() => import('./PlaceTable.tsx').then((module) => module.PlaceTable));

/**
 * Where it was sold: the counties that sell most with their postal codes, a map of counties and products (SAL-27a to
 * SAL-27c), and the tables of all places (SAL-32, SAL-33).
 */
export function SalesPlaces() {
  const { t } = useText(salesPlacesTexts);
  const { measure, setMeasure } = useMeasure();
  const { sales, ...state } = useLateSales();
  const places = useMemo(() => sales && salesPlaces(sales.places), [sales]);
  const failed = places === undefined ? undefined : null;
  const table = (
    title: string,
    part: 'zipCode' | 'itemName',
    rows: NonNullable<typeof places>['byItem'] | undefined,
  ) => (
    <TablePlace>
      <LateCard title={title} headingLevel={3} height={ROWS_HEIGHT}>
        <PlaceTable
          {...state}
          title={title}
          part={part}
          contracts={sales?.figures.sales ?? 0}
          places={rows ?? failed}
        />
      </LateCard>
    </TablePlace>
  );
  return (
    <Parts>
      <Controls>
        <SegmentedControl
          label={t('salesPlaces.measure')}
          size="small"
          options={SALES_MEASURES.map((value) => ({
            value,
            label: t(value === 'amount' ? 'salesPlaces.amount' : 'salesPlaces.contracts'),
          }))}
          value={measure}
          onChange={setMeasure}
        />
      </Controls>
      <CountyRanking
        title={t('salesPlaces.counties')}
        measure={measure}
        places={places ?? failed}
        isOld={state.isOld}
      />
      <MapPlace>
        <LateCard title={t('salesPlaces.mapByItem')} headingLevel={3} height={`${MAP_HEIGHT / 16}rem`}>
          <PlaceMap
            {...state}
            title={t('salesPlaces.mapByItem')}
            measure={measure}
            places={places?.byItem ?? failed}
            height={MAP_HEIGHT}
          />
        </LateCard>
      </MapPlace>
      <Note>{t('salesPlaces.mapNote')}</Note>
      {table(t('salesPlaces.tableByZipCode'), 'zipCode', places?.byZipCode)}
      <Note>{t('salesPlaces.itemNote')}</Note>
      {table(t('salesPlaces.tableByItem'), 'itemName', places?.byItem)}
    </Parts>
  );
}
