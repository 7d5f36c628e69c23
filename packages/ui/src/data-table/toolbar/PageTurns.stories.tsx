import { pageAt, type TableQuery } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(120);
const onQueryChange = fn<(query: TableQuery) => void>();

const meta = {
  title: 'data-table/DataTable/Page turns',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, onQueryChange },
  parameters: {
    docs: {
      description: {
        component:
          'Pages of 10, 20 or 100 rows, and of the size that a host asks for otherwise. Another page is read from its top, wherever ' +
          'the last one was left.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const sizes = (canvas: Canvas): string[] =>
  within(canvas.getByLabelText('Filas por página'))
    .getAllByRole('option')
    .map((option) => option.textContent);

export const OwnSize: Story = {
  name: 'TBL-10 a size of the host is offered among the others, and shown as the one in use',
  args: { defaultQuery: { pageSize: 25 } },
  play: async ({ canvas, userEvent, step }) => {
    const select = canvas.getByLabelText('Filas por página');
    await step('25 rows, and the select says so', async () => {
      await expect(select).toHaveDisplayValue('25');
      await expect(sizes(canvas)).toEqual(['10', '20', '25', '100']);
      await expect(canvas.getByText('1–25 de 120')).toBeVisible();
      await expect(canvas.getByText('Página 1 de 5')).toBeVisible();
    });
    await step('once another one is chosen there are the usual ones', async () => {
      await userEvent.selectOptions(select, '20');
      await expect(select).toHaveDisplayValue('20');
      await expect(sizes(canvas)).toEqual(['10', '20', '100']);
    });
  },
};

export const LargeOwnSize: Story = {
  name: 'TBL-10 sizes stand in the order of their figures',
  args: { defaultQuery: { pageSize: 500 } },
  play: async ({ canvas }) => {
    await expect(sizes(canvas)).toEqual(['10', '20', '100', '500']);
    await expect(canvas.getByLabelText('Filas por página')).toHaveDisplayValue('500');
    await expect(canvas.getByText('1–120 de 120')).toBeVisible();
  },
};

const firstRow = (root: HTMLElement): HTMLElement => root.querySelector<HTMLElement>('[data-line="1"]') ?? root;

/** Whether all of the row can be seen: in the window, and in the area of the table, below its header. */
function isInSight(root: HTMLElement): boolean {
  const row = firstRow(root).getBoundingClientRect();
  const area = root.querySelector('[role="grid"]')?.parentElement?.getBoundingClientRect();
  const head = root.querySelector('[role="grid"] > .head')?.getBoundingClientRect();
  const top = Math.max(0, area?.top ?? 0, head?.bottom ?? 0);
  const bottom = Math.min(window.innerHeight, area?.bottom ?? 0);
  return row.top >= top - 1 && row.bottom <= bottom + 1;
}

/** Goes to the end of a page, as somebody does who has read it, and turns it. */
const turning: Play = async ({ canvas, canvasElement, userEvent, step }) => {
  const next = canvas.getByRole('button', { name: 'Página siguiente' });
  const area = canvas.getByRole('grid').parentElement ?? canvasElement;
  const names = ['the next page', 'the one after it'];
  for (const [place, name] of names.entries()) {
    await step(name, async () => {
      area.scrollTop = area.scrollHeight;
      next.scrollIntoView({ block: 'end' });
      await expect(isInSight(canvasElement)).toBe(false);
      await userEvent.click(next);
      await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(rows[20 * (place + 1)]?.contract ?? ''));
      await waitFor(() => expect(isInSight(canvasElement)).toBe(true));
      await expect(area.scrollTop).toBe(0);
    });
  }
};

export const Turning: Story = {
  name: 'TBL-11 another page is read from its top',
  args: { defaultQuery: { pageSize: 20 } },
  play: turning,
};

export const OnPhone: Story = {
  ...Turning,
  name: 'TBL-11 another page is read from its top on a phone',
  globals: { viewport: { value: 'phone' } },
};

/** Cards have no area of their own: it is the page that has been scrolled. */
export const CardsOnPhone: Story = {
  ...OnPhone,
  name: 'TBL-11 another page of cards is read from its top',
  args: { ...Turning.args, cards: cardLayout },
};

/** The rows come later than the page is turned. */
function Host(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>({ search: '', sort: [], filters: {}, page: 0, pageSize: 20 });
  const [page, setPage] = useState(0);
  const { from, to } = pageAt(page, rows.length, query.pageSize);
  return (
    <DataTable
      {...props}
      rows={rows.slice(from, to)}
      total={rows.length}
      refreshing={page !== query.page}
      query={query}
      onQueryChange={(asked) => {
        setQuery(asked);
        setTimeout(() => setPage(asked.page), 100);
      }}
    />
  );
}

export const FromServer: Story = {
  ...CardsOnPhone,
  name: 'TBL-11 so is a page that a server answers later',
  render: Host,
};

export const Near: Story = {
  name: 'TBL-11 a table whose top is in sight stays where it is',
  args: { rows: rows.slice(0, 30) },
  decorators: [
    (StoryOfTable) => (
      <div style={{ paddingBlockEnd: '100vh' }}>
        <p>Resumen</p>
        <StoryOfTable />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Contratos' });
    const { top } = title.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByText('Página 2 de 3')).toBeVisible();
    await expect(title.getBoundingClientRect().top).toBe(top);
  },
};
