// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table of elements that lay out as a grid is what is measured
import './grid.css';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { find, findByText, textOf } from './find.ts';
import { offer, type TableProps } from './offer.tsx';
import { type Direction, RowOrder } from './RowOrder.ts';
import { allColumns, columns, type Sale, writeCell } from './sales.ts';
import { SearchBox } from './SearchBox.tsx';

const next: Readonly<Record<Direction, Direction>> = { none: 'ascending', ascending: 'descending', descending: 'none' };
const measures: CSSProperties & { readonly '--tracks': string } = {
  width: allColumns,
  '--tracks': columns.map(({ width }) => `${width}px`).join(' '),
};

const Row = memo(({ sale }: { sale: Sale }) => (
  <div role="row" className="row">
    {columns.map(({ id }) => (
      <div key={id} role="cell">
        {writeCell(id, sale[id])}
      </div>
    ))}
  </div>
));

/** The floor: the least code by which React can show such a table. It is no product. */
function Table({ sales, pageSize }: TableProps) {
  const order = useMemo(() => new RowOrder(sales), [sales]);
  const [search, setSearch] = useState('');
  const [direction, setDirection] = useState<Direction>('none');
  const [page, setPage] = useState(0);
  const places = useMemo(() => order.places(search, direction), [order, search, direction]);
  const size = pageSize ?? 100;
  const shown = [...places.subarray(page * size, (page + 1) * size)].flatMap((place) => sales[place] ?? []);
  return (
    <>
      <SearchBox
        onSearch={(text) => {
          setSearch(text);
          setPage(0);
        }}
      />
      <div role="table" className="grid" style={measures}>
        <div role="row" className="head">
          {columns.map(({ id, title }) => (
            <div key={id} role="columnheader">
              <button onClick={() => id === 'amount' && setDirection(next[direction])}>{title}</button>
            </div>
          ))}
        </div>
        {shown.map((sale) => (
          <Row key={sale.id} sale={sale} />
        ))}
      </div>
      <button onClick={() => setPage(page + 1)}>Siguiente</button>
    </>
  );
}

offer({
  Table,
  rows: '.row',
  firstId: () => textOf('.row > div'),
  amountHeader: () => findByText('.head button', 'Monto'),
  searchBox: () => find('input[type="search"]'),
  nextPage: () => findByText('button', 'Siguiente'),
  scroller: () => find('.grid'),
});
