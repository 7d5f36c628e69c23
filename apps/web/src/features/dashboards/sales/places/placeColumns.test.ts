import { type Place, writeDetailQuery } from '@sereno/domain/dashboards';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../../i18n/salesPlaces/es.ts';
import { type PlaceColumnContext, placeColumns } from './placeColumns.ts';

const t = createTranslate<typeof es>(es, 'es');
const ONCE = { count: 2, rows: 1, isOncePerRow: true };
const columnsOf = (more: Pick<PlaceColumnContext, 'part' | 'hasOther'> & Partial<PlaceColumnContext>) =>
  placeColumns({
    t,
    stateName: (code) => (code === 'JAL' ? 'Jalisco' : code),
    contracts: ONCE,
    hrefOf: writeDetailQuery,
    ...more,
  });
const titles = (more: Parameters<typeof columnsOf>[0]) => columnsOf(more).map(({ title }) => title);
const place: Place = {
  id: '1',
  countyId: '1',
  isKnown: true,
  stateCode: 'JAL',
  county: 'Zapopan',
  zipCode: '45010',
  itemName: null,
  sales: 2,
  amount: 10.5,
};

describe('the columns of the places', () => {
  it('SAL-32 SAL-34 are those of the specification for postal codes, with totals of contracts and pesos', () => {
    const columns = columnsOf({ part: 'zipCode', hasOther: false });
    expect(columns.map(({ title }) => title)).toEqual(['Municipio', 'Entidad', 'C.P.', 'Contratos', 'Importe neto']);
    expect(columns.map((column) => column.value(place))).toEqual(['Zapopan', 'Jalisco', '45010', 2, 10.5]);
    expect(columns.map(({ total }) => total)).toEqual([undefined, undefined, undefined, 'sum', 'sum']);
  });

  it('SAL-33 SAL-34 are those of the products, and all six where the rows say all of it', () => {
    expect(titles({ part: 'itemName', hasOther: false })).toContain('Producto');
    expect(titles({ part: 'itemName', hasOther: false })).not.toContain('C.P.');
    expect(titles({ part: 'zipCode', hasOther: true })).toEqual([
      'Municipio',
      'Entidad',
      'C.P.',
      'Producto',
      'Contratos',
      'Importe neto',
    ]);
  });

  it('SAL-33 SAL-08 say how many contracts there are, each once, where one stands in several rows', () => {
    const contracts = { count: 1498, rows: 2, isOncePerRow: false };
    const sales = columnsOf({ part: 'itemName', hasOther: false, contracts }).find(({ id }) => id === 'sales');
    const total = (rows: readonly Place[]) => typeof sales?.total === 'function' && sales.total(rows);
    expect(total([place, place])).toBe('1,498');
    expect(total([place])).toBe('—');
  });

  it('SAL-32 lead to the contracts of the place, and nowhere from one that has no name', () => {
    const [county] = columnsOf({ part: 'zipCode', hasOther: false });
    const href = (row: Place) => county?.kind === 'link' && county.href(row);
    expect(href(place)).toBe('contratos:base=vendidos:entidad=JAL:municipio=Zapopan:cp=45010');
    expect(href({ ...place, zipCode: null })).toBeNull();
    const unnamed = { ...place, county: '', isKnown: false };
    expect(href(unnamed)).toBeNull();
    expect(county?.value(unnamed)).toBe('Sin municipio');
  });
});
