import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Act, searches, type TableBench } from './contract.ts';
import { find } from './find.ts';
import { painted, timed } from '../../peers/frames.ts';
import { makeSales } from './makeSales.ts';
import { firstWith, type Sale, writeAmount } from './sales.ts';
import { scrollBy } from './scroll.ts';

export type TableProps = {
  /** The same array all along. It is never written to, though AG Grid asks for one that could be written to. */
  readonly sales: Sale[];
  /** Rows of a page; null for all of them in one scrolling area. */
  readonly pageSize: number | null;
};

/** A peer: its table, and where a person finds what is measured. */
export type Peer = {
  readonly Table: ComponentType<TableProps>;
  /** Selector of the rows that are in the document. */
  readonly rows: string;
  /** Id of the first row that is shown; empty without rows. */
  readonly firstId: () => string;
  /** What sorts by amount when it is pressed. */
  readonly amountHeader: () => HTMLElement;
  readonly searchBox: () => HTMLElement;
  readonly nextPage: () => HTMLElement;
  readonly scroller: () => HTMLElement;
};

/** A peer that groups: its table has a `GroupButton`. */
type GroupingPeer = Pick<Peer, 'Table' | 'firstId'> & {
  /** What the row of the first group says. */
  readonly firstGroup: () => string;
};

const cents = (group: readonly Sale[]): number => group.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

/** A name of the first column that is grouped by, and the sum of its amounts, as each group must show them. */
function sumsByStatus(sales: readonly Sale[]): readonly (readonly string[])[] {
  return Array.from(
    Map.groupBy(sales, ({ status }) => status),
    ([status, group]) => [status, writeAmount(cents(group) / 100)],
  );
}

const none = (): HTMLElement => {
  throw new Error('The page is made for groups alone.');
};

/** Lets the run mount the peer with the rows that the address asks for, and group them. */
export function offerGroups({ firstGroup, ...peer }: GroupingPeer): void {
  const rest = { rows: '', amountHeader: none, searchBox: none, nextPage: none, scroller: none };
  offer({ ...rest, ...peer }, firstGroup);
}

/** The id that each act must bring to the top. */
function topIds(sales: readonly Sale[], pageSize: number): (act: Act) => string {
  const byAmount = sales.toSorted((a, b) => a.amount - b.amount);
  const sorted = { lowest: String(byAmount[0]?.id), highest: String(byAmount.at(-1)?.id) };
  const found = new Map<string, string>(searches.map((text) => [text, String(firstWith(text, sales)?.id)]));
  return (act) => {
    if (act.act === 'sort') return sorted[act.first];
    if (act.act === 'nextPage') return String(act.page * pageSize + 1);
    return (act.act === 'search' && found.get(act.text)) || '1';
  };
}

/** Types as a person does, as far as React can tell. */
function write(box: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes the rows that the address asks for and lets the run measure the peer with them. */
export function offer(peer: Peer, firstGroup?: () => string): void {
  const { Table, rows, firstId, amountHeader, searchBox, nextPage, scroller } = peer;
  const requested = new URLSearchParams(location.search);
  const pageSize = requested.has('pageSize') ? Number(requested.get('pageSize')) : null;
  const sales = makeSales(Number(requested.get('rows')));
  const topId = topIds(sales, pageSize ?? 0);
  const sums = firstGroup ? sumsByStatus(sales) : [];
  const isGrouped = (): boolean => {
    const shown = firstGroup?.() ?? '';
    return sums.some((texts) => texts.every((text) => shown.includes(text)));
  };
  const host = find('#root');
  let root: Root | null = null;

  function mount(): void {
    root = createRoot(host);
    root.render(<Table sales={sales} pageSize={pageSize} />);
  }

  function perform(act: Act): void {
    if (act.act === 'mount') mount();
    else if (act.act === 'sort') amountHeader().click();
    else if (act.act === 'search') write(searchBox(), act.text);
    else if (act.act === 'group') find('#group').click();
    else nextPage().click();
  }

  const tableBench: TableBench = {
    take: (act) => {
      const expected = topId(act);
      return timed(
        () => perform(act),
        () => (act.act === 'group' ? isGrouped() : firstId() === expected),
      );
    },
    unsort: async () => {
      for (let presses = 0; firstId() !== '1'; presses += 1) {
        if (presses === 3) throw new Error('Three presses do not take the sort away.');
        amountHeader().click();
        await painted();
      }
    },
    unmount: async () => {
      root?.unmount();
      root = null;
      await painted();
    },
    inDocument: () => ({
      rows: document.querySelectorAll(rows).length,
      elements: host.getElementsByTagName('*').length,
    }),
    scroll: (px, frames) => scrollBy(scroller(), rows, px, frames),
  };
  Object.assign(window, { tableBench });
  document.title = 'ready';
}
