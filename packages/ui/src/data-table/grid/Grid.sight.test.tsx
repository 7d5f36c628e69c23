import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ChangingTable, showRows } from './ChangingTable.samples.tsx';
import { gridSight } from './useGridFocus.ts';
import { contractColumns, sampleContracts } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { contract, focused, isInSight, place, rows } from './Grid.samples.tsx';
import meta from './Grid.stories.tsx';

const test = behaviour(meta);

const hundredThousand = sampleContracts(100_000);

const pinned = contractColumns.map((column) =>
  column.id === 'contract' || column.id === 'phone' ? { ...column, pinned: true } : column,
);

/** Presses a key so many times; every cell that it leads to has to be seen. */
async function walk(key: string, steps: number): Promise<void> {
  const covered = Array.from({ length: steps }, () => {
    void fireEvent.keyDown(focused(), { key });
    return isInSight() ? [] : [`after ${key}: ${String(place())}`];
  });
  await expect(covered.flat()).toEqual([]);
}

test(
  'Header, totals and pinned columns never cover the cell that has the focus',
  {
    args: {
      columns: pinned,
      defaultQuery: { pagination: { pageIndex: 0, pageSize: 20 } },
      onSelectedChange: fn(),
      rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: fn<() => void>() }],
    },
    decorators: [
      (Story) => (
        <div style={{ maxInlineSize: 620 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('grid').parentElement;
    await gridSight.load();
    await userEvent.tab();
    await step('down and up', async () => {
      await walk('ArrowDown', 21);
      await walk('ArrowUp', 21);
    });
    await step('to the end of the row and back', async () => {
      await walk('ArrowDown', 12);
      await walk('ArrowRight', 11);
      await walk('ArrowLeft', 11);
    });
    await step('a pinned cell moves nothing sideways', async () => {
      await walk('End', 1);
      await walk('ArrowLeft', 1);
      const before = area?.scrollLeft ?? 0;
      await expect(before).toBeGreaterThan(0);
      await walk('Home', 1);
      await walk('ArrowRight', 1);
      await expect(area?.scrollLeft).toBe(before);
    });
    await step('the header moves nothing down', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(isInSight()).toBe(true);
    });
    await step('Tab comes back to a cell that has been scrolled away', async () => {
      await walk('PageDown', 3);
      await walk('ArrowRight', 6);
      await userEvent.tab();
      area?.scrollTo(0, 0);
      await userEvent.tab({ shift: true });
      await expect(isInSight()).toBe(true);
    });
  },
);

test(
  'Every row of 100,000, while the document holds a few',
  { args: { rows: hundredThousand, virtual: { height: '420px' } } },
  async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('grid').parentElement;
    const link = (row: number) => canvas.queryByRole('link', { name: contract(row, hundredThousand) });
    await userEvent.tab();
    await step('the last one', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
      await expect(place()).toEqual([100_000, 0]);
      await expect(link(99_999)).toHaveFocus();
      await expect(isInSight()).toBe(true);
    });
    await step('a screenful up', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}');
      await expect(place()[0]).toBeLessThan(99_990);
      await expect(isInSight()).toBe(true);
    });
    await step('the row of the focus stays while one scrolls, and keys go on from it', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}');
      const row = link(2);
      await expect(row).toHaveFocus();
      const height = row?.closest('[role="row"]')?.clientHeight ?? 0;
      for (const shown of [15, 1000, 50_000]) {
        area?.scrollTo(0, shown * (height + 1));
        await waitFor(() => expect(link(shown)).toBeInTheDocument());
        await expect(row).toHaveFocus();
      }
      await userEvent.keyboard('{ArrowDown}');
      await expect(link(3)).toHaveFocus();
      await expect(isInSight()).toBe(true);
    });
  },
);

test(
  'The focus survives newer rows, rows that go, and rows that come back',
  { render: ChangingTable },
  async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    await step('newer rows: the same place', async () => {
      await expect(canvas.getByRole('link', { name: contract(9) })).toHaveFocus();
      showRows(rows.toReversed());
      await waitFor(() => expect(canvas.getByRole('link', { name: contract(227) })).toHaveFocus());
    });
    await step('its row is gone: the last one there is', async () => {
      showRows(rows.slice(0, 4));
      await waitFor(() => expect(canvas.getByRole('link', { name: contract(3) })).toHaveFocus());
    });
    await step('what was a link is a text now', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}');
      await expect(focused()).toHaveRole('link');
      showRows(rows.slice(0, 4).map((row) => ({ ...row, phone: null })));
      await waitFor(() => expect(focused()).toHaveRole('gridcell'));
      await expect(place()).toEqual([2, 2]);
    });
    await step('no row is left: its title', async () => {
      showRows([]);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Teléfono' })).toHaveFocus());
    });
    await step('and on from there', async () => {
      showRows(rows);
      await waitFor(() => expect(canvas.getByText('237 filas')).toBeVisible());
      await userEvent.keyboard('{ArrowDown}');
      await expect(place()).toEqual([1, 2]);
    });
  },
);

test(
  'The focus survives in one scrolling list too',
  { args: { virtual: { height: '420px' }, rows: hundredThousand }, render: ChangingTable },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    showRows(hundredThousand.slice(0, 300));
    await waitFor(() => expect(canvas.getByRole('link', { name: contract(299, hundredThousand) })).toHaveFocus());
    await expect(isInSight()).toBe(true);
  },
);
