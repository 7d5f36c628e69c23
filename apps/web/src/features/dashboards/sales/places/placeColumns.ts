import { type ContractQuery, type Place, placeQuery, type PlacePart } from '@sereno/domain/dashboards';
import { NO_FIGURE } from '@sereno/ui/locale';
import { formatDecimal } from '@sereno/domain/money';
import type { TableColumn } from '@sereno/ui/data-table';
import type { PlaceWords } from './placeCategories.ts';
import { choiceColumn, nameColumn } from '../../../../platform/columns.ts';

export type PlaceColumnContext = PlaceWords & {
  /** What the table tells apart within a county. */
  readonly part: Exclude<PlacePart, null>;
  /** Whether any place has a postal code, or a product, besides what the table tells apart. */
  readonly hasOther: boolean;
  /**
   * How many contracts there are, and in how many rows: a contract of several products stands in a row of each, so that the total
   * is known of all rows together alone.
   */
  readonly contracts: { readonly count: number; readonly rows: number; readonly isOncePerRow: boolean };
  /** The address of contracts; null where none can ask for them. */
  readonly hrefOf: (detail: ContractQuery) => string | null;
};

/** The columns of the places (SAL-34): those of the specification, without one in which no row says anything. */
export function placeColumns(context: PlaceColumnContext): readonly TableColumn<Place>[] {
  const { t, stateName, part, hasOther, contracts, hrefOf } = context;
  const zipCode: TableColumn<Place> = {
    id: 'zipCode',
    title: t('salesPlaces.zipCode'),
    kind: 'text',
    width: 104,
    value: (place) => place.zipCode,
  };
  const item: TableColumn<Place> = choiceColumn('item', t('salesPlaces.product'), ({ itemName }) => itemName, 200);
  return [
    nameColumn(
      'county',
      t('salesPlaces.county'),
      200,
      ({ county }) => county || t('salesPlaces.noCounty'),
      (place) => {
        const detail = placeQuery(place, part);
        return detail && hrefOf(detail);
      },
    ),
    choiceColumn('state', t('salesPlaces.state'), ({ stateCode }) => stateName(stateCode), 144),
    ...(part === 'zipCode' || hasOther ? [zipCode] : []),
    ...(part === 'itemName' || hasOther ? [item] : []),
    {
      id: 'sales',
      title: t('salesPlaces.contracts'),
      kind: 'number',
      total: contracts.isOncePerRow ? 'sum' : (rows) => totalOf(contracts, rows.length),
      value: ({ sales }) => sales,
    },
    { id: 'amount', title: t('salesPlaces.amount'), kind: 'money', total: 'sum', value: ({ amount }) => amount },
  ];
}

/** The number of contracts that a card says; for some of the rows it is not known. */
const totalOf = ({ count, rows }: PlaceColumnContext['contracts'], shown: number): string =>
  shown === rows ? formatDecimal(count, 0) : NO_FIGURE;
