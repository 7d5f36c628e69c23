import type { TableQuery } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);
const onQueryChange = fn<(query: TableQuery) => void>();
const onPhone = { viewport: { value: 'phone' } };

const meta = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    filter: true,
    onQueryChange,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '720px', autoplay: true },
      description: {
        component:
          'What the table’s button Filtrar opens: a field for each column, by what its cells hold. It narrows the rows down while ' +
          'they are in sight, as soon as nobody types any more; what cannot be a filter is told at its field, and the last good one stays.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type User = Context['userEvent'];

const button = (): HTMLElement => screen.getByRole('button', { name: /^Filtrar/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const focusIn = (panel: HTMLElement) =>
  waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));

const inPanel = () => within(screen.getByRole('dialog', { name: 'Filtros' }));

async function openPanel(user: User): Promise<HTMLElement> {
  await user.click(button());
  const panel = await screen.findByRole('dialog', { name: 'Filtros' });
  await focusIn(panel);
  return panel;
}

/** Opens the field of a column, if it is not open yet. */
async function field(user: User, column: string): Promise<ReturnType<typeof within>> {
  const title = inPanel().getByRole('button', { name: new RegExp(`^${column}( |$)`) });
  if (title.getAttribute('aria-expanded') === 'false') await user.click(title);
  return within(await screen.findByRole('group', { name: column }));
}

const shows = (count: number, total = rows.length) =>
  waitFor(() => {
    const tally = screen.getByText(/^[\d,]+ filas?(?: de [\d,]+)?$/, { selector: '.tally' });
    return expect(tally.textContent?.match(/[\d,]+/g)?.map((figures) => Number(figures.replace(',', '')))).toEqual(
      count === total ? [total] : [count, total],
    );
  });
const count = (test: (row: SampleContract) => boolean): number => rows.filter((row) => test(row)).length;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const between = (value: number | null, min: number, max: number): boolean =>
  value !== null && value >= min && value <= max;
const clear = (user: User): Promise<void> => user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
const told = () => screen.getAllByRole('status').map((status) => status.textContent);
/** Longer than the table waits for the next letter. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

/** A field for each kind of column narrows the rows down exactly, alone and together with others. */
export const EachKind: Story = {
  name: 'TBL-09 texts, values, yes and no filter exactly',
  play: async ({ userEvent, step }) => {
    const panel = await openPanel(userEvent);
    await step('text: whatever case and accents', async () => {
      await userEvent.type((await field(userEvent, 'Cliente')).getByRole('textbox', { name: 'Contiene' }), ' LOPEZ ');
      await shows(count(({ client }) => plain(client).includes('lopez')));
      await clear(userEvent);
      await shows(rows.length);
      await expect((await field(userEvent, 'Cliente')).getByRole('textbox')).toHaveValue('');
    });
    await step('ticked values', async () => {
      const status = await field(userEvent, 'Estado');
      await expect(status.getAllByRole('checkbox')).toHaveLength(4);
      await userEvent.click(status.getByRole('checkbox', { name: 'Firmado' }));
      await shows(count((row) => row.status === 'Firmado'));
      await userEvent.click(status.getByRole('checkbox', { name: 'Cotizado' }));
      await shows(count((row) => row.status === 'Firmado' || row.status === 'Cotizado'));
      await userEvent.click(status.getByRole('checkbox', { name: 'Firmado' }));
      await shows(count((row) => row.status === 'Cotizado'));
      await userEvent.click(status.getByRole('checkbox', { name: 'Cotizado' }));
      await shows(rows.length);
    });
    await step('yes or no', async () => {
      const insured = await field(userEvent, 'Con seguro');
      await expect(insured.getByRole('radio', { name: 'Todos' })).toBeChecked();
      await userEvent.click(insured.getByRole('radio', { name: 'Sí' }));
      await shows(count((row) => row.isInsured));
      await userEvent.click(insured.getByRole('radio', { name: 'No' }));
      await shows(count((row) => !row.isInsured));
    });
    await step('together', async () => {
      await userEvent.click((await field(userEvent, 'Estado')).getByRole('checkbox', { name: 'Firmado' }));
      await shows(count((row) => !row.isInsured && row.status === 'Firmado'));
      await userEvent.click((await field(userEvent, 'Con seguro')).getByRole('radio', { name: 'Todos' }));
      await shows(count((row) => row.status === 'Firmado'));
      await expect(button()).toHaveAccessibleName(/^Filtrar ?1$/);
      await userEvent.click(within(panel).getByRole('button', { name: 'Estado' }));
      await expect(within(panel).getByRole('button', { name: 'Estado Firmado' })).toBeVisible();
    });
    await step('what was told of the rows', async () => {
      await waitFor(() => expect(told()).toContain(`${count((row) => row.status === 'Firmado')} filas`));
    });
  },
};

/** Between two amounts, figures or days, both of which belong to it; either may be left out. */
export const Ranges: Story = {
  name: 'TBL-09 ranges filter exactly',
  play: async ({ userEvent, step }) => {
    await openPanel(userEvent);
    await step('amounts: both ends belong to it, and none is in neither', async () => {
      const amount = await field(userEvent, 'Monto');
      const some = rows.find((row) => row.amount !== null)?.amount ?? 0;
      await userEvent.type(amount.getByRole('textbox', { name: 'Mínimo' }), String(some));
      await shows(count((row) => between(row.amount, some, Infinity)));
      await userEvent.type(amount.getByRole('textbox', { name: 'Máximo' }), String(some + 10_000));
      await shows(count((row) => between(row.amount, some, some + 10_000)));
      await userEvent.clear(amount.getByRole('textbox', { name: 'Mínimo' }));
      await shows(count((row) => between(row.amount, -Infinity, some + 10_000)));
      await userEvent.clear(amount.getByRole('textbox', { name: 'Máximo' }));
      await shows(rows.length);
    });
    await step('figures', async () => {
      const payments = await field(userEvent, 'Pagos');
      await userEvent.type(payments.getByRole('textbox', { name: 'Mínimo' }), '12');
      await userEvent.type(payments.getByRole('textbox', { name: 'Máximo' }), '24');
      await shows(count((row) => between(row.payments, 12, 24)));
      await clear(userEvent);
    });
    await step('days: typed with slashes, or with a number pad', async () => {
      const date = await field(userEvent, 'Fecha');
      await userEvent.type(date.getByRole('textbox', { name: 'Desde' }), '1/3/2026');
      await shows(count((row) => row.date >= '2026-03-01'));
      await userEvent.type(date.getByRole('textbox', { name: 'Hasta' }), '30062026');
      await shows(count((row) => row.date >= '2026-03-01' && row.date <= '2026-06-30'));
      await userEvent.tab();
      await expect(date.getByRole('textbox', { name: 'Desde' })).toHaveValue('01/03/2026');
      await waitFor(() => expect(date.getByRole('textbox', { name: 'Hasta' })).toHaveValue('30/06/2026'));
      await clear(userEvent);
    });
  },
};

/** What is typed stays as it is and is told to be no filter; the last good one stays too. */
export const BadInput: Story = {
  name: 'TBL-09 bad input is told at its field and narrows nothing wrongly',
  play: async ({ userEvent, step }) => {
    await openPanel(userEvent);
    const amount = await field(userEvent, 'Monto');
    const min = amount.getByRole('textbox', { name: 'Mínimo' });
    const max = amount.getByRole('textbox', { name: 'Máximo' });
    const over = count((row) => between(row.amount, 50_000, Infinity));
    await step('letters in an amount', async () => {
      await userEvent.type(min, '50000');
      await shows(over);
      await userEvent.clear(min);
      await userEvent.type(min, 'cincuenta mil{Enter}');
      await waitFor(() => expect(min).toHaveAccessibleDescription('Escribe un número'));
      await expect(min).toHaveValue('cincuenta mil');
      await pause();
      await shows(over);
    });
    await step('corrected', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '60000');
      await shows(count((row) => between(row.amount, 60_000, Infinity)));
      await expect(min).toBeValid();
    });
    await step('a maximum below the minimum', async () => {
      await userEvent.type(max, '20000');
      await userEvent.tab();
      await waitFor(() => expect(max).toHaveAccessibleDescription('Escribe $60,000.00 o más'));
      await expect(max).toHaveValue('$20,000.00');
      await pause();
      await shows(count((row) => between(row.amount, 60_000, Infinity)));
    });
    await step('the minimum gives way', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '10000');
      await shows(count((row) => between(row.amount, 10_000, 20_000)));
      await expect(max).toBeValid();
    });
    await step('nothing wrong was ever asked', async () => {
      for (const [{ filters }] of onQueryChange.mock.calls) {
        const { amount: range } = filters;
        await expect(range?.kind === 'numberRange' && (range.min ?? 0) > (range.max ?? Infinity)).toBe(false);
      }
    });
  },
};

/** The same with days. */
export const BadDays: Story = {
  name: 'TBL-09 days that do not exist are told at their field',
  play: async ({ userEvent, step }) => {
    await openPanel(userEvent);
    const date = await field(userEvent, 'Fecha');
    const start = date.getByRole('textbox', { name: 'Desde' });
    const end = date.getByRole('textbox', { name: 'Hasta' });
    const since = count((row) => row.date >= '2026-02-15');
    await step('a day that does not exist', async () => {
      await userEvent.type(start, '15/02/2026');
      await shows(since);
      await userEvent.clear(start);
      await userEvent.type(start, '31/02/2026');
      await pause();
      await expect(start).not.toHaveAccessibleDescription(/./);
      await userEvent.tab();
      await waitFor(() => expect(start).toHaveAccessibleDescription('Escribe un día que exista, como 31/12/2026'));
      await expect(start).toHaveValue('31/02/2026');
      await expect(start).toBeInvalid();
      await shows(since);
    });
    await step('an end before the start', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '15/02/2026');
      await userEvent.type(end, '01/01/2026');
      await userEvent.tab();
      await waitFor(() => expect(end).toHaveAccessibleDescription('Escribe 15/02/2026 o un día posterior'));
      await pause();
      await shows(since);
      await userEvent.clear(start);
      await userEvent.type(start, '01/03/2026');
      await userEvent.tab();
      await waitFor(() => expect(start).toHaveAccessibleDescription('Escribe 01/01/2026 o un día anterior'));
    });
    await step('nothing wrong was ever asked', async () => {
      for (const [{ filters }] of onQueryChange.mock.calls) {
        const { date: range } = filters;
        await expect(range?.kind === 'dayRange' && (range.start ?? '') > (range.end ?? '9')).toBe(false);
      }
    });
  },
};

/** As it stands beside its button. The rows follow once nobody has typed for a moment; closing does not wait for that. */
export const Typing: Story = {
  name: 'TBL-09 the rows wait for the end of a word, not of the panel',
  play: async ({ args, userEvent, step }) => {
    const panel = await openPanel(userEvent);
    const client = await field(userEvent, 'Cliente');
    await step('one question for one word', async () => {
      await userEvent.type(client.getByRole('textbox'), 'garcia');
      await shows(count((row) => plain(row.client).includes('garcia')));
      await expect(args.onQueryChange).toHaveBeenCalledTimes(1);
    });
    await step('closed while it waits', async () => {
      await userEvent.type(client.getByRole('textbox'), ' cruz{Escape}');
      await shows(count((row) => plain(row.client).includes('garcia cruz')));
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(panel).not.toBeInTheDocument();
      await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    });
  },
};

/** By the keyboard alone: in, through the fields, and out at either end. */
export const Keyboard: Story = {
  name: 'TBL-09 by the keyboard alone',
  play: async ({ userEvent, step }) => {
    await step('opened, and its first column reached', async () => {
      button().focus();
      await userEvent.keyboard('{Enter}');
      await focusIn(await screen.findByRole('dialog', { name: 'Filtros' }));
      await waitFor(() => expect(inPanel().getByRole('button', { name: 'Contrato' })).toHaveFocus());
    });
    await step('a text', async () => {
      await userEvent.tab();
      await expect(inPanel().getByRole('button', { name: 'Cliente' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('sofia');
      await shows(count((row) => plain(row.client).includes('sofia')));
    });
    await step('yes or no by arrow keys', async () => {
      inPanel().getByRole('button', { name: 'Con seguro' }).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await shows(count((row) => plain(row.client).includes('sofia') && row.isInsured));
    });
    await step('one filter removed: the focus stays with its column', async () => {
      inPanel().getByRole('button', { name: 'Quitar el filtro Cliente: contiene «sofia»' }).focus();
      await userEvent.keyboard('{Enter}');
      await shows(count((row) => row.isInsured));
      await expect(inPanel().getByRole('button', { name: 'Cliente' })).toHaveFocus();
      await expect(inPanel().getByRole('textbox', { name: 'Contiene' })).toHaveValue('');
    });
    await step('all removed', async () => {
      inPanel().getByRole('button', { name: 'Quitar filtros' }).focus();
      await userEvent.keyboard('{Enter}');
      await shows(rows.length);
      await expect(inPanel().getByRole('button', { name: 'Quitar filtros' })).toHaveFocus();
      await expect(inPanel().getByRole('button', { name: 'Quitar filtros' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('past its end', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Listo' })).toHaveFocus();
      await userEvent.tab();
      await gone();
      await expect(screen.getByRole('grid')).toContainElement(document.querySelector<HTMLElement>(':focus'));
      await openPanel(userEvent);
      await userEvent.tab({ shift: true });
      await gone();
      await expect(button()).toHaveFocus();
    });
    await step('its button closes it, and so does Escape', async () => {
      await openPanel(userEvent);
      await userEvent.click(button());
      await gone();
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
      await openPanel(userEvent);
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
    });
    await step('a press elsewhere goes where it was meant', async () => {
      await openPanel(userEvent);
      await userEvent.click(screen.getByRole('combobox', { name: 'Filas por página' }));
      await gone();
      await expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveFocus();
    });
  },
};

/** Filters in use come first, and are open. */
export const InUse: Story = {
  args: {
    defaultQuery: {
      filters: {
        amount: { kind: 'numberRange', min: 20_000, max: 60_000 },
        status: { kind: 'oneOf', values: ['Firmado', 'Ya no existe'] },
      },
    },
  },
  play: async ({ userEvent, step }) => {
    const panel = await openPanel(userEvent);
    const titles = within(panel)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await step('first those in use', async () => {
      await expect(titles.slice(0, 3)).toEqual(['Monto', 'Estado', 'Contrato']);
      await expect(within(panel).getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$20,000.00');
    });
    await step('a value that no row holds any more can be unticked', async () => {
      await userEvent.click(within(panel).getByRole('checkbox', { name: 'Ya no existe' }));
      await shows(count((row) => between(row.amount, 20_000, 60_000) && row.status === 'Firmado'));
    });
    await step('their places stay while one works', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Quitar el filtro Estado: Firmado' }));
      await expect(within(panel).getAllByRole('heading', { level: 3 })[1]).toHaveTextContent('Estado');
    });
  },
};

const extraColumn = (_: unknown, place: number): TableColumn<SampleContract> => ({
  id: `extra${place}`,
  title: `Dato ${place + 1}`,
  kind: 'text',
  value: (row) => row.contract,
});
const manyColumns: readonly TableColumn<SampleContract>[] = [
  ...contractColumns,
  { id: 'comment', title: 'Comentario', kind: 'text', filter: 'oneOf', value: (row) => row.comments },
  ...Array.from({ length: 14 }, extraColumn),
];
const many = sampleContracts(1500);
const differing = new Set(many.map(({ comments }) => comments)).size;

/** Hundreds of values: they are searched, and the tab key passes them in one step while arrow keys go from one to the next. */
export const ManyValues: Story = {
  name: 'TBL-09 hundreds of values and dozens of columns',
  args: { columns: manyColumns, rows: many },
  play: async ({ userEvent, step }) => {
    const panel = await openPanel(userEvent);
    await step('a column is found by its title', async () => {
      await userEvent.click(within(panel).getByRole('searchbox', { name: 'Buscar columna' }));
      await userEvent.paste('COMÉNT');
      await waitFor(() => expect(within(panel).getAllByRole('heading', { level: 3 })).toHaveLength(2));
    });
    const comments = await field(userEvent, 'Comentario');
    const boxes = () => [...panel.querySelectorAll<HTMLInputElement>('.values input')];
    await step('all values are there', async () => {
      await expect(differing).toBeGreaterThan(500);
      await expect(boxes()).toHaveLength(500);
      await expect(comments.getByText(`Se muestran 500 de ${differing}. Busca para ver los demás.`)).toBeVisible();
    });
    const search = comments.getByRole('searchbox', { name: 'Buscar en Comentario' });
    await step('arrow keys', async () => {
      search.focus();
      await userEvent.tab();
      await expect(boxes()[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
      await expect(boxes()[2]).toBeChecked();
      const chosen = boxes()[2]?.closest('label')?.textContent;
      await shows(many.filter((row) => row.comments === chosen).length, many.length);
      await userEvent.keyboard('{End}');
      await expect(boxes().at(-1)).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(boxes()[0]).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Quitar filtros' })).toHaveFocus();
    });
    await step('searched whatever the accents', async () => {
      await userEvent.click(search);
      await userEvent.paste('nada de esto');
      await waitFor(() => expect(comments.getByText('Nada coincide con «nada de esto»')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(search).toHaveValue('');
      await expect(panel).toBeInTheDocument();
      await userEvent.paste('MANANA pide');
      const found = [...new Set(many.map((row) => row.comments))].filter((text) => text.includes('mañana pide'));
      await waitFor(() => expect(boxes()).toHaveLength(found.length));
    });
  },
};

/** No rows: nothing to tick, and nothing breaks. */
export const NoRows: Story = {
  args: { rows: [], columns: contractColumns.filter(({ id }) => id === 'status' || id === 'date') },
  play: async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    await waitFor(() => expect(within(panel).getByText('Sin valores')).toBeVisible());
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Desde' }), '01/01/2026');
    await waitFor(() => expect(button()).toHaveAccessibleName(/^Filtrar ?1$/));
    await expect(screen.getByText('No hay coincidencias', { selector: 'h3, p, strong, div' })).toBeInTheDocument();
  },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    columns: [
      { id: 'a', title: long300, kind: 'text', value: (row) => row.client },
      { id: 'b', title: german, kind: 'text', filter: 'oneOf', value: (row) => `${german} ${row.office} ${long300}` },
      { id: 'c', title: arabic, kind: 'text', filter: 'oneOf', value: () => german },
    ],
    defaultQuery: { filters: { a: { kind: 'text', text: long300 }, c: { kind: 'oneOf', values: [german] } } },
  },
  globals: onPhone,
  play: async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

function Held(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>({ search: '', sort: [], filters: {}, page: 0, pageSize: 10 });
  return (
    <DataTable
      {...props}
      query={query}
      onQueryChange={(next) => {
        const { client } = next.filters;
        const isOverruled = client?.kind === 'text' && client.text === 'garcia c';
        // As an address gives it back: equal, and never the same.
        setQuery(
          structuredClone(isOverruled ? { ...next, filters: { client: { kind: 'text', text: 'cruz' } } } : next),
        );
      }}
    />
  );
}

/** The host holds the question: what is typed stays as it is, until the host says something else. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  render: (args) => <Held {...args} />,
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
    const box = (await field(userEvent, 'Cliente')).getByRole('textbox');
    await userEvent.type(box, 'garcia ');
    await shows(count((row) => plain(row.client).includes('garcia')));
    await expect(box).toHaveValue('garcia ');
    await userEvent.type(box, 'c');
    await waitFor(() => expect(box).toHaveValue('cruz'));
    await shows(count((row) => plain(row.client).includes('cruz')));
  },
};

/** On a phone it comes from the bottom edge. */
export const OnPhone: Story = {
  name: 'TBL-09 on a phone',
  globals: onPhone,
  play: async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await field(userEvent, 'Monto');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await userEvent.click((await field(userEvent, 'Estado')).getByRole('checkbox', { name: 'Firmado' }));
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
    await shows(count((row) => row.status === 'Firmado'));
  },
};

const looks: Story = {
  tags: ['!autodocs'],
  args: {
    defaultQuery: {
      filters: {
        client: { kind: 'text', text: 'garcía' },
        amount: { kind: 'numberRange', min: 20_000, max: null },
        date: { kind: 'dayRange', start: '2026-03-01', end: '2026-06-30' },
        status: { kind: 'oneOf', values: ['Firmado'] },
        isInsured: { kind: 'yesNo', value: true },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0] ?? document.body);
    await focusIn(await screen.findByRole('dialog'));
  },
};

/** Every kind of field. */
export const Look: Story = { ...looks };

/** In the dark theme. */
export const Dark: Story = { ...looks, globals: { theme: 'dark' } };

/** In German. */
export const German: Story = { ...looks, globals: { locale: 'de' } };

/** From right to left. */
export const RightToLeft: Story = {
  ...looks,
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
};
