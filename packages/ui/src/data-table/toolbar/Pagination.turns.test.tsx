import { useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { pageAt } from '../model/page.ts';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import meta from './Pagination.stories.tsx';

const rows = sampleContracts(120);
const test = behaviour({ ...meta, args: { ...meta.args, rows } });

const sizes = (): string[] =>
  within(screen.getByLabelText('Filas por página'))
    .getAllByRole('option')
    .map((option) => option.textContent);

test(
  'TBL-10 a size of the host is offered among the others, and shown as the one in use',
  { args: { defaultQuery: { pagination: { pageIndex: 0, pageSize: 25 } } } },
  async ({ canvas, userEvent, step }) => {
    const select = canvas.getByLabelText('Filas por página');
    await step('25 rows, and the select says so', async () => {
      await expect(select).toHaveDisplayValue('25');
      await expect(sizes()).toEqual(['10', '20', '25', '100']);
      await expect(canvas.getByText('1–25 de 120')).toBeVisible();
      await expect(canvas.getByText('Página 1 de 5')).toBeVisible();
    });
    await step('once another one is chosen there are the usual ones', async () => {
      await userEvent.selectOptions(select, '20');
      await expect(select).toHaveDisplayValue('20');
      await expect(sizes()).toEqual(['10', '20', '100']);
    });
  },
);

test(
  'TBL-10 sizes stand in the order of their figures',
  { args: { defaultQuery: { pagination: { pageIndex: 0, pageSize: 500 } } } },
  async ({ canvas }) => {
    await expect(sizes()).toEqual(['10', '20', '100', '500']);
    await expect(canvas.getByLabelText('Filas por página')).toHaveDisplayValue('500');
    await expect(canvas.getByText('1–120 de 120')).toBeVisible();
  },
);

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

const nextPage = (): HTMLElement => screen.getByRole('button', { name: 'Página siguiente' });

/** Scrolls to the end of a page and turns it. */
async function turn(canvasElement: HTMLElement, user: UserEventObject): Promise<void> {
  const area = screen.getByRole('grid').parentElement;
  if (area) area.scrollTop = area.scrollHeight;
  nextPage().scrollIntoView({ block: 'end' });
  await expect(isInSight(canvasElement)).toBe(false);
  await user.click(nextPage());
}

/** The page, counted from 0, is there, from its top. */
async function isRead(canvasElement: HTMLElement, page: number): Promise<void> {
  await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(rows[20 * page]?.contract ?? ''));
  await waitFor(() => expect(isInSight(canvasElement)).toBe(true));
  await expect(screen.getByRole('grid').parentElement?.scrollTop).toBe(0);
}

const phone = { viewport: { value: 'phone' } };

for (const [where, state] of [
  ['', {}],
  [' on a phone', { globals: phone }],
  // They have no area of their own: it is the page that has been scrolled.
  [', in cards', { globals: phone, args: { cards: cardLayout } }],
] as const) {
  const args = { ...state.args, defaultQuery: { pagination: { pageIndex: 0, pageSize: 20 } } };
  test(`TBL-11 another page is read from its top${where}`, { ...state, args }, async ({ canvasElement, userEvent }) => {
    for (const page of [1, 2]) {
      await turn(canvasElement, userEvent);
      await isRead(canvasElement, page);
    }
  });
}

const answered = fn<() => Promise<void>>();

/** The rows come later than the page is turned. */
function Host(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>({ ...FIRST_QUERY, pagination: { pageIndex: 0, pageSize: 20 } });
  const [page, setPage] = useState(0);
  const { from, to } = pageAt(page, rows.length, query.pagination.pageSize);
  return (
    <DataTable
      {...props}
      rows={rows.slice(from, to)}
      total={rows.length}
      refreshing={page !== query.pagination.pageIndex}
      query={query}
      onQueryChange={(requested) => {
        setQuery(requested);
        void answered().then(() => setPage(requested.pagination.pageIndex));
      }}
    />
  );
}

test(
  'TBL-11 so is a page that a server answers later',
  { render: (args) => <Host {...args} />, globals: phone, args: { cards: cardLayout } },
  async ({ canvasElement, userEvent }) => {
    for (const page of [1, 2]) {
      const answer = Promise.withResolvers<void>();
      answered.mockReturnValue(answer.promise);
      await turn(canvasElement, userEvent);
      await expect(firstRow(canvasElement)).toHaveTextContent(rows[20 * (page - 1)]?.contract ?? '');
      answer.resolve();
      await isRead(canvasElement, page);
    }
  },
);

test(
  'TBL-11 a table whose top is in sight stays where it is',
  {
    args: { rows: rows.slice(0, 30) },
    decorators: [
      (StoryOfTable) => (
        <div style={{ paddingBlockEnd: '100vh' }}>
          <p>Resumen</p>
          <StoryOfTable />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Contratos' });
    const { top } = title.getBoundingClientRect();
    await userEvent.click(nextPage());
    // The table's news say the same a moment later.
    await expect(within(screen.getByRole('navigation')).getByText('Página 2 de 3')).toBeVisible();
    await expect(title.getBoundingClientRect().top).toBe(top);
  },
);

/** A server that counts to 40 and has 55 rows. */
function Uncounted(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>(FIRST_QUERY);
  const { pageIndex, pageSize } = query.pagination;
  const to = Math.min(55, (pageIndex + 1) * pageSize);
  return (
    <DataTable
      {...props}
      rows={rows.slice(pageIndex * pageSize, to)}
      total={Math.max(40, to)}
      hasMore={to < 55}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

test(
  'more rows than are counted are paged through to the end, which is known once it is reached',
  { render: (args) => <Uncounted {...args} /> },
  async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('neither their number nor the last page is known', async () => {
      await expect(canvas.getByText('Más de 40 filas')).toBeVisible();
      await expect(canvas.getByText('1–10 de más de 40')).toBeVisible();
      await expect(canvas.queryByText(/^Página/u)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Última página' })).toHaveAttribute('aria-disabled');
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
    });
    await step('beyond those that were counted', async () => {
      for (let page = 1; page < 5; page += 1) await press('Página siguiente');
      await expect(canvas.getByText('41–50 de más de 50')).toBeVisible();
    });
    await step('the last page', async () => {
      await press('Página siguiente');
      await expect(canvas.getByText('51–55 de 55')).toBeVisible();
      await expect(canvas.getByText('Página 6 de 6')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled');
    });
  },
);
