import { type FilterValue, isActive } from '../source/filter.ts';
import { hiddenColumns, hiding } from './layout.ts';
import { DEFAULT_PAGE_SIZE } from './page.ts';
import { parseView, type TableView, type ViewColumn } from './tableView.ts';
import { isRecord, listOf, textsOf } from '../../foundation/unknown.ts';

/** Leads the text, so that a later form of it can be told from this one. */
const FORM = '1';

/**
 * A view for an address, such as '1.q.-.ram.': only what differs from the first view, in letters, figures and '-._*' alone,
 * which no part of an address takes for its own. Equal views give equal texts.
 */
export function encodeView(view: TableView): string {
  const json = JSON.stringify(shortened(view)).slice(1, -1);
  return (
    FORM +
    encodeURIComponent(swapped(json))
      .replaceAll(/[_!~'()]/g, percent)
      .replaceAll('%', '_')
  );
}

/** Reads what `encodeView` wrote, as `parseView` does; null for any other text. */
export function decodeView(text: string, columns: readonly ViewColumn[]): TableView | null {
  if (!text.startsWith(FORM)) return null;
  try {
    const json = swapped(decodeURIComponent(text.slice(FORM.length).replaceAll('_', '%')));
    return parseView(lengthened(JSON.parse(`{${json}}`)), columns);
  } catch {
    return null;
  }
}

/** What JSON is full of changes places with what an address takes as it is; done twice, it is undone. */
const SWAPS = new Map(['".', ',*', ':-'].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one]]));
const swapped = (text: string) => text.replaceAll(/[".,*:-]/g, (character) => SWAPS.get(character) ?? character);

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

type Short = Readonly<Record<string, unknown>>;

const byId = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1;
const orNone = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : list);

/** The view with short names; what is not told apart from the first view is undefined, which JSON leaves out. */
function shortened({ globalFilter, sorting, columnFilters, pageSize, layout }: TableView): Short {
  const requested = columnFilters.filter(({ value }) => isActive(value));
  return {
    q: globalFilter === '' ? undefined : globalFilter,
    s: orNone(sorting.map(({ id, desc }) => (desc ? 'd' : 'a') + id)),
    f: orNone(requested.map(({ id, value }) => [id, ...shortFilter(value)] as const).toSorted(byId)),
    n: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
    o: orNone(layout.columnOrder),
    h: orNone(hiddenColumns(layout)),
    p: orNone(layout.columnPinning.start),
    e: orNone(layout.columnPinning.end),
    g: orNone(layout.grouping ?? []),
    w: orNone(Object.entries(layout.columnSizing).toSorted(byId).flat()),
  };
}

function shortFilter(filter: FilterValue): readonly unknown[] {
  switch (filter.kind) {
    case 'text':
      return ['t', filter.text];
    case 'oneOf':
      return ['o', ...filter.values];
    case 'numberRange':
      return ['n', filter.min, filter.max];
    case 'dayRange':
      return ['d', filter.start, filter.end];
    default:
      return ['y', filter.value];
  }
}

function lengthened(short: unknown): unknown {
  if (!isRecord(short)) return null;
  const widths = listOf(short['w']);
  return {
    globalFilter: short['q'],
    sorting: textsOf(short['s']).map((text) => ({ id: text.slice(1), desc: text.startsWith('d') })),
    columnFilters: listOf(short['f']).map((item) => {
      const [id, ...filter] = listOf(item);
      return { id, value: longFilter(filter) };
    }),
    pageSize: short['n'],
    layout: {
      columnOrder: short['o'],
      columnVisibility: hiding(textsOf(short['h'])),
      columnPinning: { start: short['p'], end: short['e'] },
      columnSizing: Object.fromEntries(
        widths.flatMap((id, place) => (place % 2 === 0 ? [[String(id), widths[place + 1]]] : [])),
      ),
      grouping: short['g'],
    },
  };
}

function longFilter([kind, first, second, ...more]: readonly unknown[]): unknown {
  switch (kind) {
    case 't':
      return { kind: 'text', text: first };
    case 'o':
      return { kind: 'oneOf', values: [first, second, ...more] };
    case 'n':
      return { kind: 'numberRange', min: first, max: second };
    case 'd':
      return { kind: 'dayRange', start: first, end: second };
    case 'y':
      return { kind: 'yesNo', value: first };
    default:
      return null;
  }
}
