import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Drawer } from '../foundation/index.ts';
import { replacePart } from '../testing/replacePart.ts';
import { wholeRanking } from './RankingCard.tsx';
import { heightsOf } from './figureSamples.tsx';
import { RankingCard } from './RankingCard.tsx';
import { advisersWithSales } from './samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Own, Opens, Refreshing, Unfolds, BadInput, KeepsHeight } from './RankingCard.stories.tsx';

const test = behaviour(meta);

const rowsIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('li .spoken'), (text) => text.textContent.replaceAll('\u00A0', ' '));

/** How far the bar of a row reaches, from 0 to 1. */
const shareOf = (row: HTMLElement | undefined) =>
  Number(row?.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--share'));

/** The drawer with all rows, once opened and focused. */
async function openWhole(button: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Asesores con más ventas' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0));
  return drawer;
}

test('OFR-03 the first six, bars relative to the best', Default, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Ver los 42' })).toBeVisible();
  const rows = rowsIn(canvasElement);
  await expect(rows).toHaveLength(6);
  await expect(rows[0]).toBe('Lugar 1, Lucía Ferrer Ocampo: $412,300.00');
  const bars = Array.from(canvasElement.querySelectorAll<HTMLElement>('.bar'), (bar) =>
    bar.style.getPropertyValue('--share'),
  );
  await expect(bars[0]).toBe('1');
  await expect(Number(bars[1])).toBeCloseTo(388_150 / 412_300, 10);
});

test(
  'All rows are found by any part of a name, ignoring accents; reopening resets the search',
  {},
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ver los 42' });
    const drawer = await openWhole(button);
    await expect(within(drawer).getByText('42 resultados')).toBeInTheDocument();
    await userEvent.type(within(drawer).getByRole('searchbox', { name: 'Buscar por nombre' }), 'neri oscar');
    await waitFor(() => expect(within(drawer).getByText('4 resultados')).toBeInTheDocument());
    await waitFor(() => expect(rowsIn(drawer)[0]).toBe('Lugar 6, Óscar Neri Luna: $214,600.00'));
    await userEvent.type(within(drawer).getByRole('searchbox'), ' nadie');
    await expect(await within(drawer).findByText('Ningún nombre coincide con la búsqueda')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(within(await openWhole(button)).getByText('42 resultados')).toBeInTheDocument();
  },
);

test(
  'Of 5,000 rows only visible ones are in the document; every one can be reached and found',
  { args: { rows: advisersWithSales(5000), onOpen: fn() } },
  async ({ args, canvas }) => {
    const drawer = await openWhole(canvas.getByRole('button', { name: 'Ver los 5,000' }));
    const list = within(drawer).getByRole('list', { name: 'Asesores con más ventas' });
    await expect(list.querySelectorAll('li').length).toBeLessThan(60);
    await expect(list.scrollHeight).toBeGreaterThan(5000 * 30);
    const first = within(list).getAllByRole('button')[0];
    first?.focus();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(list.querySelector('[aria-posinset="5000"]')).toBeVisible());
    await expect(first).toHaveFocus();
    await userEvent.type(within(drawer).getByRole('searchbox'), 'teresa vidal cruz 500');
    await waitFor(() => expect(within(drawer).getByText('1 resultado')).toBeInTheDocument());
    await userEvent.click(
      within(list.isConnected ? list : drawer).getByRole('button', { name: /Teresa Vidal Cruz 500/u }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith('5194');
  },
);

test("The viewer's own row is marked by a word, and always visible", Own, async ({ canvasElement }) => {
  const rows = rowsIn(canvasElement);
  await expect(rows).toHaveLength(6);
  await expect(rows.at(-1)).toMatch(/^Lugar \d+, Tú, /u);
  await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(1);
});

test('A row is a button that opens its rows', Opens, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^2 Raúl Benítez Sosa Tú \$388,150\.00 Ver las filas$/u }));
  await expect(args.onOpen).toHaveBeenCalledWith('201');
});

// The first row has nothing to open.
test(
  'SAL-26 a row without rows behind it is no button among the others',
  {
    args: {
      onOpen: fn(),
      rows: [
        { id: '1', name: 'Lucía Ferrer', value: 3, opens: false },
        { id: '2', name: 'Raúl Benítez', value: 2 },
      ],
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(rowsIn(canvasElement)[0]).toMatch(/^Lugar 1, Lucía Ferrer: /u);
    await expect(canvas.getByRole('button', { name: /Raúl Benítez/u })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Lucía Ferrer/u })).not.toBeInTheDocument();
  },
);

test(
  'SAL-27a a row unfolds into its parts, largest first, which open their own rows',
  Unfolds,
  async ({ args, canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Desglose de Guadalajara, Jalisco' });
    await expect(canvas.queryByRole('button', { name: /44600/u })).not.toBeInTheDocument();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const parts = within(canvas.getByRole('list', { name: 'Guadalajara, Jalisco' })).getAllByRole('button');
    await expect(parts.map((part) => part.querySelector('.name')?.textContent)).toEqual(['44600', '44100', '44130']);
    await expect(shareOf(parts[0])).toBeCloseTo(251_080 / 412_300, 10);
    const [part] = parts;
    if (part) await userEvent.click(part);
    await expect(args.onOpen).toHaveBeenCalledWith('44600');
    // All bars begin and end at the same place, so that they can be compared.
    const edges = Array.from(canvasElement.querySelectorAll('.bar'), (bar) => bar.getBoundingClientRect());
    await expect(new Set(edges.map(({ left }) => Math.round(left))).size).toBe(1);
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('button', { name: /44600/u })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Desglose de Sin municipio' })).not.toBeInTheDocument();
  },
);

// A row's details open over the list of all rows; closing returns to the row.
test(
  'SAL-26 a row of the full list opens over it, and the focus returns to it',
  {
    render: function Host(args) {
      const [opened, setOpened] = useState<string | null>(null);
      return (
        <>
          <RankingCard {...args} onOpen={setOpened} />
          <Drawer title="Contratos vendidos" open={opened !== null} onOpenChange={(next) => !next && setOpened(null)}>
            <p>{opened}</p>
          </Drawer>
        </>
      );
    },
  },
  async ({ canvas }) => {
    const whole = await openWhole(canvas.getByRole('button', { name: 'Ver los 42' }));
    const row = within(whole).getByRole('button', { name: /^3 /u });
    await userEvent.click(row);
    const rows = await screen.findByRole('dialog', { name: 'Contratos vendidos' });
    await waitFor(() => expect(rows.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contratos vendidos' })).not.toBeInTheDocument());
    await waitFor(() => expect(row).toHaveFocus());
  },
);

test('FLT-11 rows being replaced open nothing', Refreshing, async ({ args, canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  const row = canvas.getByRole('button', { name: /^1 Lucía Ferrer Ocampo/u });
  await userEvent.click(row);
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).not.toHaveBeenCalled();
  await expect(row).toHaveFocus();
  await expect(row).toHaveAttribute('aria-disabled', 'true');
});

test('OFR-03 ties, negative, unknown and duplicate rows, long names', BadInput, async ({ canvas, canvasElement }) => {
  const places = Array.from(canvasElement.querySelectorAll('li .place'), (place) => place.textContent);
  await expect(places).toEqual(['1', '2', '2', '4', '5', '6', '—', '—']);
  await expect(canvas.getByText('Uma: sin datos')).toBeInTheDocument();
  const card = canvas.getByRole('region');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  for (const value of canvasElement.querySelectorAll('.value')) {
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  }
});

test('FLT-04 loading, full and empty are equally high', KeepsHeight, async ({ canvas, canvasElement }) => {
  await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
  await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
  await expect(canvas.getByText('Nadie vendió en este periodo')).toBeVisible();
});

test('Offline the list does not open, and can be retried', {}, async ({ canvas }) => {
  const { load } = wholeRanking;
  let isOffline = true;
  const restore = replacePart(wholeRanking, () => (isOffline ? Promise.reject(new Error('offline')) : load()));
  try {
    const button = canvas.getByRole('button', { name: 'Ver los 42' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    isOffline = false;
    await openWhole(button);
  } finally {
    restore();
  }
});
