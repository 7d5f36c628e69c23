import { SALES_MEASURES, salesPlaces } from '@sereno/domain/dashboards';
import { SegmentedControl } from '@sereno/ui/foundation';
import { useDeferredValue, useId, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/salesPlaces/index.ts';
import { LazyTable } from '../LazyTable.tsx';
import type { SalesPartProps } from '../partProps.ts';
import { useMeasure } from '../useMeasure.ts';
import { LazyMap } from './LazyMap.tsx';
import { Heading, Maps, Note, Section } from './SalesPlaces.styles.ts';
import { lazyComponent } from '@sereno/ui/lazy';

const PlaceTable = lazyComponent(() => import('./PlaceTable.tsx').then((module) => module.PlaceTable));

/** Where it was sold: the maps of the counties (SAL-27a to SAL-27c) and the tables of all places (SAL-32, SAL-33). */
export function SalesPlaces({ data, refreshing, isOld, csv, print, onOpen }: SalesPartProps) {
  const { t } = useText(salesPlacesTexts);
  const titleId = useId();
  const { measure, setMeasure } = useMeasure();
  // Far down the page: what stands above is shown first.
  const answer = useDeferredValue(data);
  const places = useMemo(() => answer && salesPlaces(answer.places), [answer]);
  const part = { refreshing, isOld: isOld || answer !== data, csv, print, onOpen };
  const failed = places === undefined ? undefined : null;
  const map = { ...part, measure };
  const table = { ...part, contracts: answer?.figures.sales ?? 0 };
  // A part that failed is tried again with other filters.
  const resetKey = String(isOld);
  return (
    <Section aria-labelledby={titleId}>
      <Heading>
        <h2 id={titleId}>{t('salesPlaces.title')}</h2>
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
        <Note>{t('salesPlaces.mapsNote')}</Note>
      </Heading>
      <Maps>
        <LazyMap {...map} title={t('salesPlaces.mapByCounty')} part={null} places={places?.byCounty ?? failed} />
        <LazyMap {...map} title={t('salesPlaces.mapByZipCode')} part="zipCode" places={places?.byZipCode ?? failed} />
      </Maps>
      <LazyMap {...map} title={t('salesPlaces.mapByItem')} part="itemName" places={places?.byItem ?? failed} />
      <LazyTable title={t('salesPlaces.tableByZipCode')} resetKey={resetKey}>
        <PlaceTable
          {...table}
          title={t('salesPlaces.tableByZipCode')}
          part="zipCode"
          places={places?.byZipCode ?? failed}
        />
      </LazyTable>
      <Note>{t('salesPlaces.itemNote')}</Note>
      <LazyTable title={t('salesPlaces.tableByItem')} resetKey={resetKey}>
        <PlaceTable {...table} title={t('salesPlaces.tableByItem')} part="itemName" places={places?.byItem ?? failed} />
      </LazyTable>
    </Section>
  );
}
