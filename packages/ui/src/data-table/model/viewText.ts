import { type ColumnFilter, isActive } from '../source/filter.ts';
import { DEFAULT_PAGE_SIZE } from './page.ts';
import { parseView, type TableView, type ViewColumn } from './tableView.ts';
import { isRecord, listOf, textsOf } from './unknown.ts';

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

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
const orNone = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : list);

/** The view with short names; what is not told apart from the first view is undefined, which JSON leaves out. */
function shortened({ search, sort, filters, pageSize, layout }: TableView): Short {
  const requested = Object.entries(filters).filter(([, filter]) => isActive(filter));
  return {
    q: search === '' ? undefined : search,
    s: orNone(sort.map(({ id, descending }) => (descending ? 'd' : 'a') + id)),
    f: orNone(requested.toSorted(byId).map(([id, filter]) => [id, ...shortFilter(filter)])),
    n: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
    o: orNone(layout.order),
    h: orNone(layout.hidden),
    p: orNone(layout.pinned),
    w: orNone(Object.entries(layout.widths).toSorted(byId).flat()),
  };
}

function shortFilter(filter: ColumnFilter): readonly unknown[] {
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
    search: short['q'],
    sort: textsOf(short['s']).map((text) => ({ id: text.slice(1), descending: text.startsWith('d') })),
    filters: Object.fromEntries(
      listOf(short['f']).map((item) => {
        const [id, ...filter] = listOf(item);
        return [String(id), longFilter(filter)];
      }),
    ),
    pageSize: short['n'],
    layout: {
      order: short['o'],
      hidden: short['h'],
      pinned: short['p'],
      widths: Object.fromEntries(
        widths.flatMap((id, place) => (place % 2 === 0 ? [[String(id), widths[place + 1]]] : [])),
      ),
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
