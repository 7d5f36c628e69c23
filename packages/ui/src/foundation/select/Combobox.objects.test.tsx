import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { Combobox } from './Combobox.tsx';
import { closed, option } from './Combobox.samples.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import type { SelectOption } from './options.ts';
import { drawPlot, type Plot, plotKey, plots } from './samples.tsx';
import meta from './Combobox.stories.tsx';

const test = behaviour(meta);

const onPlot = fn<(plot: Plot | null) => void>();
const onPlots = fn<(plots: readonly Plot[]) => void>();
const paz: Plot = { id: 40, garden: 'Jardín de la Paz', places: 1 };

test(
  'A value that is an object is reported as it is, and a form sends its key',
  {
    render: () => (
      <form aria-label="Venta">
        <Combobox
          label="Lote"
          name="plot"
          options={plots}
          getKey={plotKey}
          defaultValue={{ ...paz }}
          onChange={onPlot}
          clearable
        />
        <button type="reset">Restablecer</button>
      </form>
    ),
    beforeEach: () => void onPlot.mockClear(),
  },
  async ({ canvas, step, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Venta' });
    const input = canvas.getByRole('combobox', { name: 'Lote' });
    await step('another object with the same key is the same choice', async () => {
      await expect(input).toHaveValue('Paz 40');
      await expect(new FormData(form).get('plot')).toBe('40');
      await userEvent.click(input);
      await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Paz 40');
    });
    await step('chosen', async () => {
      await userEvent.click(await option('Cipreses 11'));
      await closed();
      await expect(onPlot.mock.calls).toEqual([[plots[0]?.value]]);
      await expect(new FormData(form).get('plot')).toBe('11');
    });
    await step('reset, and cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
      await waitFor(() => expect(input).toHaveValue('Paz 40'));
      await userEvent.click(canvas.getByRole('button', { name: 'Borrar selección: Lote' }));
      await expect(onPlot).toHaveBeenLastCalledWith(null);
      await expect(new FormData(form).get('plot')).toBe('');
    });
  },
);

test(
  'Several objects: equal keys count once, and those chosen before stay the same objects',
  {
    render: () => (
      <form aria-label="Venta">
        <MultiCombobox
          label="Lotes"
          name="plots"
          options={plots}
          getKey={plotKey}
          defaultValue={[paz, { ...paz }]}
          onChange={onPlots}
        />
      </form>
    ),
    beforeEach: () => void onPlots.mockClear(),
  },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Venta' });
    await expect(canvas.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await option('Cipreses 11'));
    await expect(onPlots).toHaveBeenCalledTimes(1);
    await expect(onPlots.mock.lastCall?.[0]).toHaveLength(2);
    await expect(onPlots.mock.lastCall?.[0][1]).toBe(plots[0]?.value);
    await waitFor(() => expect(new FormData(form).getAll('plots')).toEqual(['40', '11']));
  },
);

test(
  'An option drawn by the host is searched, named and shown by its texts',
  {
    render: () => <Combobox label="Lote" options={plots} getKey={plotKey} renderOption={drawPlot} />,
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(await option('Cipreses 11')).toHaveTextContent('· Jardín de los Cipreses · 2');
    await expect(await option('Cipreses 12')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('capilla');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(await option('Paz 40 Junto a la capilla'));
    await expect(input).toHaveValue('Paz 40');
  },
);

const onCreate = fn<(text: string) => void>();

function Growing({ several = false }: { several?: boolean }) {
  const [options, setOptions] = useState<readonly SelectOption[]>([
    { value: 'mty', label: 'Monterrey' },
    { value: 'mer', label: 'Mérida' },
  ]);
  const create = (text: string): string => {
    onCreate(text);
    setOptions([...options, { value: text.toLowerCase(), label: text }]);
    return text.toLowerCase();
  };
  return several ? (
    <MultiCombobox label="Oficinas" options={options} onCreate={create} />
  ) : (
    <Combobox label="Oficina" options={options} onCreate={create} />
  );
}

test(
  'What no option is called can be created: by Enter, and never a second time',
  { render: () => <Growing />, beforeEach: () => void onCreate.mockClear() },
  async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await step('nothing matches: Enter creates', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('  La Paz ');
      await option('Crear «La Paz»');
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(onCreate.mock.calls).toEqual([['La Paz']]);
      await expect(input).toHaveValue('La Paz');
    });
    await step('compared without case and accents', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('MERIDA');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await expect(await option('Mérida')).toBeVisible();
    });
    await step('a part of a label is no label: the offer is the last row, which no Enter takes by chance', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('mer');
      await waitFor(() =>
        expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['Mérida', 'Crear «mer»']),
      );
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Mérida');
      await expect(onCreate).toHaveBeenCalledTimes(1);
    });
  },
);

test(
  'One of several is created, and the list stays open',
  { render: () => <Growing several />, beforeEach: () => void onCreate.mockClear() },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await option('Monterrey'));
    await userEvent.keyboard('Tepic');
    await userEvent.click(await option('Crear «Tepic»'));
    await expect(onCreate.mock.calls).toEqual([['Tepic']]);
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Tepic');
    await userEvent.tab();
    await closed();
    await expect(canvas.getAllByRole('button', { name: /^Quitar/ }).map((one) => one.ariaLabel)).toEqual([
      'Quitar Monterrey',
      'Quitar Tepic',
    ]);
  },
);

test(
  'Nothing is offered while options load, could not be loaded, or too few letters are typed',
  {
    render: () => (
      <>
        <Combobox label="Carga" options={[]} onCreate={() => null} loading />
        <Combobox label="Falla" options={[]} onCreate={() => null} failed />
        <Combobox label="Corta" options={[]} onCreate={() => null} onSearch={() => {}} leastLetters={3} />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    for (const [label, message] of [
      ['Carga', 'Buscando…'],
      ['Falla', 'No se pudieron cargar las opciones'],
      ['Corta', 'Escribe al menos 3 letras'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('combobox', { name: label }));
      await userEvent.keyboard('ab');
      await waitFor(() => expect(screen.getByText(message)).toBeVisible());
      await expect(screen.queryByRole('option')).toBeNull();
      await userEvent.tab();
      await closed();
    }
    await userEvent.click(canvas.getByRole('combobox', { name: 'Corta' }));
    await userEvent.keyboard('abc');
    await option('Crear «abc»');
  },
);
