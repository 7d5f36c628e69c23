import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Act, searches, type TableBench } from './contract.ts';
import { find } from './find.ts';
import { painted, timed } from '../../peers/frames.ts';
import { makeSales } from './makeSales.ts';
import { firstWith, type Sale } from './sales.ts';
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
export function offer({ Table, rows, firstId, amountHeader, searchBox, nextPage, scroller }: Peer): void {
  const requested = new URLSearchParams(location.search);
  const pageSize = requested.has('pageSize') ? Number(requested.get('pageSize')) : null;
  const sales = makeSales(Number(requested.get('rows')));
  const topId = topIds(sales, pageSize ?? 0);
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
    else nextPage().click();
  }

  const tableBench: TableBench = {
    take: (act) => {
      const expected = topId(act);
      return timed(
        () => perform(act),
        () => firstId() === expected,
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
