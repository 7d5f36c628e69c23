import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { TableColumn } from '../cells/column.ts';
import { type SampleContract, sampleContracts } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import {
  between,
  button,
  count,
  field,
  focusIn,
  gone,
  inPanel,
  manyColumns,
  openPanel,
  plain,
  rows,
  shows,
} from './FilterPanel.samples.tsx';
import meta, { NoRows } from './FilterPanel.stories.tsx';

const test = behaviour(meta);

const clear = (user: UserEventObject): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
const told = () => screen.getAllByRole('status').map((status) => status.textContent);

test(
  'TBL-09 a month is written as one, and filtered by the days of a range',
  {
    args: {
      columns: [{ id: 'month', title: 'Mes', kind: 'month', value: ({ date }) => `${date.slice(0, 7)}-01` }],
      defaultQuery: {
        columnFilters: [{ id: 'month', value: { kind: 'dayRange', start: '2026-03-01', end: '2026-05-01' } }],
      },
    },
  },
  async ({ canvas }) => {
    await shows(count(({ date }) => date >= '2026-03-01' && date < '2026-06-01'));
    for (const cell of canvas.queryAllByRole('gridcell')) await expect(cell).toHaveTextContent(/^0[3-5]\/2026$/u);
  },
);

const onSearch = fn<(text: string) => void>();
const served = (state: 'loading' | 'failed' | 'done'): readonly TableColumn<SampleContract>[] => [
  {
    id: 'client',
    title: 'Cliente',
    kind: 'text',
    filter: 'oneOf',
    value: ({ client }) => client,
    choices: [...Array.from({ length: 50 }, (_, at) => `Persona ${at + 1}`), 'Zoila Ápice'],
    choiceSearch: { onSearch, state },
  },
];

test(
  'TBL-09 a server that has more values is asked for those that hold what is typed',
  { args: { columns: served('done') } },
  async ({ userEvent }) => {
    await openPanel(userEvent);
    const client = await field(userEvent, 'Cliente');
    await userEvent.type(client.getByRole('searchbox', { name: 'Buscar en Cliente' }), 'zoi');
    await expect(onSearch).toHaveBeenLastCalledWith('zoi');
    await expect(client.getAllByRole('checkbox')).toHaveLength(1);
    await expect(client.getByRole('checkbox', { name: 'Zoila Ápice' })).toBeVisible();
  },
);

for (const [state, text] of [
  ['loading', 'Buscando…'],
  ['failed', 'No se pudieron cargar las opciones'],
] as const) {
  test(
    `TBL-09 says of a search of values that it is ${state}`,
    { args: { columns: served(state) } },
    async ({ userEvent }) => {
      await openPanel(userEvent);
      await expect((await field(userEvent, 'Cliente')).getByRole('status')).toHaveTextContent(text);
    },
  );
}

// A field for each kind of column narrows the rows down exactly, alone and together with others.
test('TBL-09 texts, values, yes and no filter exactly', {}, async ({ userEvent, step }) => {
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
});

// Between two amounts, figures or days, both of which belong to it; either may be left out.
test('TBL-09 ranges filter exactly', {}, async ({ userEvent, step }) => {
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
    await waitFor(() => expect(date.getByRole('textbox', { name: 'Desde' })).toHaveValue('01/03/2026'));
    await waitFor(() => expect(date.getByRole('textbox', { name: 'Hasta' })).toHaveValue('30/06/2026'));
    await clear(userEvent);
  });
});

// By the keyboard alone: in, through the fields, and out at either end.
test('TBL-09 by the keyboard alone', {}, async ({ userEvent, step }) => {
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
});

test(
  'Filters in use come first, and are open',
  {
    args: {
      defaultQuery: {
        columnFilters: [
          { id: 'amount', value: { kind: 'numberRange', min: 20_000, max: 60_000 } },
          { id: 'status', value: { kind: 'oneOf', values: ['Firmado', 'Ya no existe'] } },
        ],
      },
    },
  },
  async ({ userEvent, step }) => {
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
);

const many = sampleContracts(1500);
const differing = new Set(many.map(({ comments }) => comments)).size;

test(
  'TBL-09 hundreds of values and dozens of columns',
  { args: { columns: manyColumns, rows: many } },
  async ({ userEvent, step }) => {
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
);

test('No rows: nothing to tick, and nothing breaks', NoRows, async ({ userEvent }) => {
  const panel = await openPanel(userEvent);
  await waitFor(() => expect(within(panel).getByText('Sin valores')).toBeVisible());
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Desde' }), '01/01/2026');
  await waitFor(() => expect(button()).toHaveAccessibleName(/^Filtrar ?1$/));
  await expect(screen.getByText('No hay coincidencias', { selector: 'h3, p, strong, div' })).toBeInTheDocument();
});

test('TBL-09 on a phone', { globals: { viewport: { value: 'phone' } } }, async ({ userEvent }) => {
  const panel = await openPanel(userEvent);
  await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await field(userEvent, 'Monto');
  await expect(panel.scrollWidth).toBe(panel.clientWidth);
  await userEvent.click((await field(userEvent, 'Estado')).getByRole('checkbox', { name: 'Firmado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await gone();
  await waitFor(() => expect(button()).toHaveFocus());
  await shows(count((row) => row.status === 'Firmado'));
});
