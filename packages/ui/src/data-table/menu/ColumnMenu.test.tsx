import { useState } from 'react';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { hiding, PLAIN_LAYOUT } from '../model/layout.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { columnIds, headerOf, layoutOf, partOf, thirtyColumns } from '../layout/layoutSamples.ts';
import {
  fetchMenu,
  item,
  loadMenu,
  onLayoutChange,
  onQueryChange,
  openMenu,
  openWidths,
} from './ColumnMenu.samples.tsx';
import meta, { AtTheEnds, Offline, Widths } from './ColumnMenu.stories.tsx';

const test = behaviour(meta);

/** Holds the layout, as a screen does. */
function Laid({ layout: first = PLAIN_LAYOUT, onLayoutChange: tell, ...props }: DataTableProps<SampleContract>) {
  const [layout, setLayout] = useState(first);
  return (
    <DataTable
      {...props}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next);
        tell?.(next);
      }}
    />
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

const labels = () => screen.getAllByRole('menuitem').map((one) => one.textContent);

const told = () => screen.getAllByRole('status').map((status) => status.textContent);

const says = (text: string) => waitFor(() => expect(told()).toContain(text));

const widthOf = (id: string): number => Math.round(headerOf(id).getBoundingClientRect().width);

const focusIsOn = (id: string) =>
  waitFor(() => expect(headerOf(id)).toContainElement(document.querySelector<HTMLElement>(':focus')));

test('TBL-08 TBL-10 what can be done with a column', {}, async ({ userEvent, canvas }) => {
  await userEvent.hover(headerOf('date'));
  await userEvent.click(canvas.getByRole('button', { name: 'Opciones de Fecha' }));
  await expect(await screen.findByRole('menu', { name: 'Opciones de Fecha' })).toBeVisible();
  await expect(labels()[0]).toBe('Orden ascendente');
  await expect(await item('Ocultar columna')).toBeVisible();
});

test('TBL-10 sorts by one column, adds another, turns it around and takes it out', {}, async ({ userEvent, step }) => {
  await step('One', async () => {
    await openMenu(userEvent, 'amount');
    await expect(screen.queryByRole('menuitem', { name: /^Agregar/ })).not.toBeInTheDocument();
    await userEvent.click(await item('Orden descendente'));
    await waitFor(() => expect(headerOf('amount')).toHaveAttribute('aria-sort', 'descending'));
    await gone();
    await focusIsOn('amount');
  });
  await step('And another', async () => {
    await openMenu(userEvent, 'date');
    await userEvent.click(await item('Agregar al orden, ascendente'));
    await waitFor(() =>
      expect(onQueryChange.mock.lastCall?.[0].sorting).toEqual([
        { id: 'amount', desc: true },
        { id: 'date', desc: false },
      ]),
    );
    await gone();
  });
  await step('Turned around, each keeps its rank', async () => {
    await openMenu(userEvent, 'amount');
    await expect(screen.queryByRole('menuitem', { name: 'Orden descendente' })).not.toBeInTheDocument();
    await userEvent.click(await item('Orden ascendente'));
    await waitFor(() =>
      expect(onQueryChange.mock.lastCall?.[0].sorting).toEqual([
        { id: 'amount', desc: false },
        { id: 'date', desc: false },
      ]),
    );
    await gone();
  });
  await step('Taken out, the others stay', async () => {
    await openMenu(userEvent, 'amount');
    await userEvent.click(await item('Quitar del orden'));
    await waitFor(() => expect(onQueryChange.mock.lastCall?.[0].sorting).toEqual([{ id: 'date', desc: false }]));
  });
});

test('TBL-08 moves a column by the menu and by keys, and the focus goes along', {}, async ({ userEvent, step }) => {
  await step('By the menu', async () => {
    await openMenu(userEvent, 'amount');
    await userEvent.click(await item('Mover a la izquierda'));
    await waitFor(() => expect(columnIds()).toEqual(['contract', 'client', 'phone', 'date', 'amount', 'time']));
    await says('Monto: posición 5 de 6');
    await gone();
    await focusIsOn('amount');
  });
  await step('By keys', async () => {
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(columnIds()).toEqual(['contract', 'client', 'amount', 'phone', 'date', 'time']));
    await says('Monto: posición 3 de 6');
    await focusIsOn('amount');
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await says('Monto: posición 4 de 6');
    await expect(onQueryChange).not.toHaveBeenCalled();
  });
  await step('The keys of the grid go on from there', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await focusIsOn('date');
  });
});

test(
  'TBL-08 at the ends of its group a column goes no further, and the menu says why',
  AtTheEnds,
  async ({ userEvent, step }) => {
    await step('The first of the others', async () => {
      await openMenu(userEvent, 'phone');
      const left = await item('Mover a la izquierda');
      await expect(left).toHaveAttribute('aria-disabled', 'true');
      await expect(left).toHaveAccessibleDescription('Ya está en el extremo');
      await expect(await item('Mover a la derecha')).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await gone();
      await focusIsOn('phone');
    });
    await step('The last of the pinned, by keys', async () => {
      headerOf('client').querySelector<HTMLElement>('button')?.focus();
      await userEvent.keyboard('{Meta>}{Shift>}{ArrowRight}{/Shift}{/Meta}');
      await says('Cliente ya está en el extremo');
      await expect(onLayoutChange).not.toHaveBeenCalled();
    });
  },
);

test('TBL-08 pins a column at the end, from where it goes to the start and back', {}, async ({ userEvent, step }) => {
  const before = columnIds();
  await step('At the end', async () => {
    await openMenu(userEvent, 'phone');
    await userEvent.click(await item('Fijar al final'));
    await gone();
    await says('Teléfono: fija al final');
    await expect(columnIds().at(-1)).toBe('phone');
    await expect(getComputedStyle(headerOf('phone')).position).toBe('sticky');
    await focusIsOn('phone');
  });
  await step('At the start', async () => {
    await openMenu(userEvent, 'phone');
    await expect(screen.queryByRole('menuitem', { name: 'Fijar al final' })).not.toBeInTheDocument();
    await userEvent.click(await item('Fijar al inicio'));
    await gone();
    await expect(columnIds()[0]).toBe('phone');
  });
  await step('No longer', async () => {
    await openMenu(userEvent, 'phone');
    await userEvent.click(await item('Dejar de fijar'));
    await gone();
    await expect(columnIds()).toEqual(before);
  });
});

test('TBL-08 pins a column behind those that are pinned already, and lets it go back', {}, async ({ userEvent }) => {
  for (const id of ['amount', 'date']) {
    await openMenu(userEvent, id);
    await userEvent.click(await item('Fijar al inicio'));
    await gone();
    await focusIsOn(id);
  }
  await expect(columnIds()).toEqual(['amount', 'date', 'contract', 'client', 'phone', 'time']);
  await says('Fecha: fija al inicio');
  await openMenu(userEvent, 'date');
  await userEvent.click(await item('Dejar de fijar'));
  await waitFor(() => expect(columnIds()).toEqual(['amount', 'contract', 'client', 'phone', 'date', 'time']));
  await says('Fecha: ya no está fija');
});

async function width(user: UserEventObject, id: string, name: string): Promise<void> {
  await openWidths(user, id);
  await user.click(await item(name));
  await gone();
  await focusIsOn(id);
}

test('TBL-08 changes the width without a pointer', {}, async ({ userEvent, step }) => {
  const first = widthOf('phone');
  await step('From what one sees', async () => {
    await width(userEvent, 'phone', 'Más ancha');
    await waitFor(() => expect(widthOf('phone')).toBe(first + 40));
    await width(userEvent, 'phone', 'Más angosta');
    await waitFor(() => expect(widthOf('phone')).toBe(first));
  });
  await step('To what it holds', async () => {
    await width(userEvent, 'client', 'Ajustar al contenido');
    await waitFor(() => expect(widthOf('client')).toBeGreaterThan(240));
  });
  await step('And back', async () => {
    await width(userEvent, 'client', 'Ancho original');
    await width(userEvent, 'phone', 'Ancho original');
    await waitFor(() => expect(onLayoutChange.mock.lastCall?.[0].columnSizing).toEqual({}));
    await expect(widthOf('phone')).toBe(first);
  });
});

test('TBL-08 the narrowest and the widest column say so', Widths, async ({ userEvent }) => {
  for (const { id, name, reason } of [
    { id: 'contract', name: 'Más angosta', reason: 'No puede ser más angosta' },
    { id: 'client', name: 'Más ancha', reason: 'No puede ser más ancha' },
  ]) {
    await openWidths(userEvent, id);
    await expect(await item(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(await item(name)).toHaveAccessibleDescription(reason);
    await userEvent.keyboard('{Escape}{Escape}');
    await gone();
  }
});

test('TBL-08 hides a column, and the focus goes to the one beside it', {}, async ({ userEvent, canvas }) => {
  await openMenu(userEvent, 'client');
  await userEvent.click(await item('Ocultar columna'));
  await waitFor(() => expect(columnIds()).not.toContain('client'));
  await gone();
  await focusIsOn('phone');
  await says('Cliente: oculta');
  await openMenu(userEvent, 'amount');
  await userEvent.click(await item('Ocultar columna'));
  await gone();
  await focusIsOn('time');
  await expect(canvas.getByRole('button', { name: /^Columnas/ })).toHaveTextContent('Columnas 2');
});

test(
  'TBL-08 a column that must stay says why it cannot be hidden; all others can',
  {
    args: {
      columns: contractColumns.slice(0, 3).map((column) => ({ ...column, hideable: column.id !== 'contract' })),
    },
  },
  async ({ userEvent, step }) => {
    const hide = async (id: string): Promise<HTMLElement> => {
      await openMenu(userEvent, id);
      return item('Ocultar columna');
    };
    await step('One that must stay', async () => {
      await expect(await hide('contract')).toHaveAccessibleDescription('Esta columna siempre está a la vista');
      await expect(await item('Ocultar columna')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('The others', async () => {
      await userEvent.click(await hide('client'));
      await gone();
      await userEvent.click(await hide('phone'));
      await gone();
      await waitFor(() => expect(columnIds()).toEqual(['contract']));
    });
  },
);

test(
  'TBL-08 the last column in sight cannot be hidden',
  { args: { layout: layoutOf({ columnVisibility: hiding(contractColumns.slice(1, 6).map(({ id }) => id)) }) } },
  async ({ userEvent }) => {
    await openMenu(userEvent, 'contract');
    const hide = await item('Ocultar columna');
    await expect(hide).toHaveAttribute('aria-disabled', 'true');
    await expect(hide).toHaveAccessibleDescription('Debe quedar una columna a la vista');
    await expect(await item('Mover a la derecha')).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'A column that does not sort offers the rest',
  { args: { columns: contractColumns.slice(0, 3).map((column) => ({ ...column, sortable: false })) } },
  async ({ userEvent }) => {
    await openMenu(userEvent, 'client');
    await expect(labels()[0]).toBe('Fijar al inicio');
    await userEvent.keyboard('{Escape}');
    await gone();
    await focusIsOn('client');
  },
);

// Left is left on the screen, whichever way one reads.
test(
  'Read from the right, left is still left',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ userEvent }) => {
    await openMenu(userEvent, 'contract');
    await expect(await item('Mover a la derecha')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await item('Mover a la izquierda'));
    await waitFor(() => expect(columnIds().slice(0, 2)).toEqual(['client', 'contract']));
    await gone();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(columnIds().slice(0, 2)).toEqual(['contract', 'client']));
  },
);

/** Whether the header stands in the area, and not under the pinned column. */
const seen = async (): Promise<void> => {
  const area = headerOf('phone').closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
  const { left, right } = headerOf('phone').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(headerOf('contract').getBoundingClientRect().right - 1);
  await expect(right).toBeLessThanOrEqual((area?.right ?? 0) + 1);
};

test(
  'TBL-08 a column that is moved out of sight comes into it again',
  {
    args: { columns: thirtyColumns, layout: layoutOf({ columnPinning: { start: ['contract'], end: [] } }) },
    render: (args) => <Laid {...args} />,
  },
  async ({ userEvent, step }) => {
    partOf('phone', '.sort').focus();
    await step('At the end', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowRight>8/}{/Shift}{/Control}');
      await says('Teléfono: posición 11 de 30');
      await seen();
    });
    await step('And back at the start, beside the pinned one', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft>9/}{/Shift}{/Control}');
      await says('Teléfono: posición 2 de 30');
      await seen();
    });
  },
);

test('Without a connection the table goes on, and the next press asks again', Offline, async ({ userEvent }) => {
  await userEvent.click(partOf('client', '.menu'));
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo abrir el menú. Revisa tu conexión y vuelve a intentarlo.',
  );
  await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await expect(columnIds()).toHaveLength(6);
  fetchMenu.mockImplementation(loadMenu);
  await userEvent.click(partOf('client', '.menu'));
  await expect(await screen.findByRole('menu')).toBeVisible();
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
