import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Bookmark } from '../../foundation/icons/bookmark.ts';
import { Button, IconButton, Switch } from '../../foundation/index.ts';
import type { SavedFilters } from '../saved/savedFilters.ts';
import { FilterSelect } from '../select/FilterSelect.tsx';
import { advisers, managements } from '../samples.ts';
import { FilterBar } from './FilterBar.tsx';

const onClear = fn<() => void>();
const many = advisers(40);
const units = [...managements, { value: '10', label: 'Dirección Regional de Occidente y Bajío' }];
const end = (
  <>
    <span>Datos al 10:42</span>
    <Button size="small">Actualizar</Button>
  </>
);

type HostProps = {
  managed?: readonly string[];
  selling?: readonly string[];
  first?: ReactNode;
  children?: ReactNode;
  last?: ReactNode;
  saved?: SavedFilters;
};

/** A dashboard that holds two lists, of which the first resets the second. */
function Host({ managed = [], selling = [], first, children, last = end, saved }: HostProps) {
  const [management, setManagement] = useState(managed);
  const [adviser, setAdviser] = useState(selling);
  return (
    <FilterBar
      label="Filtros del tablero"
      chosen={[management, adviser].filter(({ length }) => length > 0).length}
      onClear={() => {
        setManagement([]);
        setAdviser([]);
        onClear();
      }}
      end={last}
      {...(saved && { saved })}
    >
      {first}
      <FilterSelect
        label="Gerencia"
        options={units}
        value={management}
        onChange={(next) => {
          setManagement(next);
          setAdviser([]);
        }}
      />
      <FilterSelect label="Asesor" allLabel="Todos" options={many} value={adviser} onChange={setAdviser} />
      {children}
    </FilterBar>
  );
}

const meta = {
  title: 'filter-bar/FilterBar',
  component: Host,
  parameters: {
    docs: {
      description: {
        component:
          'The filters of a dashboard in one row that stays in sight below the top bar while the page scrolls. Below 768 px a button ' +
          'opens a sheet with the same fields. The host holds every value; a `DateRangePicker` is a child like any other.',
      },
    },
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen, so there is nothing to clear: the button keeps its place, and a press does nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Filtros del tablero' })).toBeVisible();
    const clear = canvas.getByRole('button', { name: 'Limpiar' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    onClear.mockClear();
    await userEvent.click(clear);
    await expect(onClear).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Filtros/ })).not.toBeInTheDocument();
  },
};

/** FLT-02: another management resets the adviser. Clearing leaves the focus in the row. */
export const Chosen: Story = {
  args: { managed: ['6'], selling: ['200', '201', '202'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gerencia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
    await expect(canvas.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('Todos');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const clear = canvas.getByRole('button', { name: 'Limpiar' });
    await expect(clear).not.toHaveAttribute('aria-disabled');
    await userEvent.click(clear);
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Where each thing of the row stands, in whole px. */
const placesIn = (bar: HTMLElement): string[] =>
  Array.from(bar.querySelectorAll('.fields > *, .end > :not(output)'), (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  });

/** The busiest dashboard in a window of 1440 px: everything in one line, and a choice moves none of it. */
export const OneLine: Story = {
  args: {
    children: <Switch label="Comparar con el periodo anterior" checked={false} onChange={fn()} />,
    first: (
      <div style={{ inlineSize: '15.5rem' }}>
        <Button size="small" fullWidth>
          01/07/2026 – 31/07/2026
        </Button>
      </div>
    ),
    last: (
      <>
        <span style={{ minInlineSize: '13ch', fontSize: 12 }}>Datos al 10:42</span>
        <IconButton size="small" label="Actualizar">
          <Bookmark />
        </IconButton>
      </>
    ),
    saved: { items: [], current: '', onItems: fn(), onApply: fn() },
  },
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1130, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
    const before = placesIn(bar);
    await expect(before).toHaveLength(8);
    const middles = before
      .map((place) => place.split(' ').map(Number))
      .map(([, top = 0, , height = 0]) => top + height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gerencia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dirección Regional de Occidente y Bajío' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByTitle('Dirección Regional de Occidente y Bajío')).toBeVisible();
    await expect(placesIn(bar)).toEqual(before);
  },
};

/** It stays in sight while what it narrows scrolls under it, and what is focused below stops under its edge. */
export const Scrolled: Story = {
  render: (args) => (
    <div>
      <h1>Tablero comercial</h1>
      <Host {...args} />
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>
          <button type="button">Renglón {line + 1}</button>
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
    window.scrollTo({ top: 900, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'));
    const above = canvas.getByRole('button', { name: 'Renglón 3' });
    above.focus();
    await waitFor(() =>
      expect(above.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveAttribute('data-stuck'));
  },
};

/** More filters than a row holds: they wrap, and none is cut. */
export const Wrapping: Story = {
  args: {
    managed: ['6'],
    children: ['Línea', 'Subdirección', 'Gerencia de canal', 'Gerencia junior', 'Equipo'].map((label) => (
      <FilterSelect key={label} label={label} options={managements} value={[]} onChange={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Filtros del tablero' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

/** Six lists: they take as many lines as their words need, and no word is cut. */
export const ManyLists: Story = {
  name: 'FLT-07 six lists show their names and what they narrow by',
  render: () => (
    <div style={{ inlineSize: 1128 }}>
      <FilterBar label="Filtros del tablero" chosen={0} onClear={onClear} end={end}>
        {['Línea', 'Subdirección', 'Gerencia de canal', 'Gerencia junior', 'Equipo', 'Asesor'].map((label) => (
          <FilterSelect key={label} label={label} allLabel="Todas" options={units} value={[]} onChange={onClear} />
        ))}
        <Switch label="Comparar con el periodo anterior" checked={false} onChange={onClear} />
      </FilterBar>
    </div>
  ),
  parameters: {
    everyStory: {
      zoom: { exempt: 'The row is as wide here as it is beside the menu of a laptop, wider than a small window.' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const list of canvas.getAllByRole('combobox')) {
      for (const word of list.querySelectorAll('.label, .value')) {
        await expect([word.textContent, word.scrollWidth]).toEqual([word.textContent, word.clientWidth]);
        await expect([word.textContent, word.getClientRects().length]).toEqual([word.textContent, 1]);
      }
    }
    const bar = canvasElement.querySelector('section');
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
  },
};

/** A dashboard that is narrowed by nothing but what the row's end says. */
export const Bare: Story = { args: { last: null } };

/** On a phone the button says how many are chosen, and the sheet holds the same fields. */
export const Phone: Story = {
  args: { managed: ['6'], selling: ['200'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = (): HTMLElement => canvas.getByRole('button', { name: /^Filtros/ });
    await expect(opener()).toHaveTextContent('Filtros (2)');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await step('choose in the sheet', async () => {
      await userEvent.click(opener());
      const sheet = await screen.findByRole('dialog', { name: 'Filtros del tablero' });
      await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
      await userEvent.click(screen.getByRole('combobox', { name: 'Gerencia' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(screen.getByRole('combobox', { name: 'Asesor' })).toHaveTextContent('Todos');
    });
    await step('clear, with the focus where it was', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
      await expect(onClear).toHaveBeenCalledOnce();
      const clear = screen.getByRole('button', { name: 'Limpiar' });
      await expect(clear).toHaveFocus();
      await expect(clear).toHaveAttribute('aria-disabled', 'true');
    });
    await step('done', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener()).toHaveTextContent('Filtros');
      await waitFor(() => expect(opener()).toHaveFocus());
    });
  },
};

/** The sheet, open. */
export const PhoneSheet: Story = {
  args: { managed: ['6'], selling: ['200', '201'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (2)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtros del tablero' });
    await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  },
};

export const Dark: Story = { args: { managed: ['6'], selling: ['200'] }, globals: { theme: 'dark' } };
