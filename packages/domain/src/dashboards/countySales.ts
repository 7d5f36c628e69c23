import { type Place, salesPlaces, type SalesPlaces } from './salesPlaces.ts';

/** A county and, where the rows tell, the postal codes in it (SAL-27a, SAL-27c). */
export type CountySales = {
  readonly county: Place;
  readonly zipCodes: readonly Place[];
};

/**
 * Every county with its postal codes, each list sorted by sales. Products that the rows tell apart are summed, so that
 * what a county or a code opens are all of its contracts.
 */
export function countySales({
  byCounty,
  byZipCode,
}: Pick<SalesPlaces, 'byCounty' | 'byZipCode'>): readonly CountySales[] {
  const summed = salesPlaces({
    byCounty: byCounty.map((place) => ({ ...place, zipCode: null, itemName: null })),
    byZipCode: byZipCode.map((place) => ({ ...place, itemName: null })),
    byItem: [],
  });
  const codes = Map.groupBy(summed.byZipCode, ({ countyId }) => countyId);
  return summed.byCounty.map((county) => ({ county, zipCodes: codes.get(county.countyId) ?? [] }));
}
