import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Bookmark } from '../../foundation/icons/bookmark.ts';
import { Button, IconButton, Switch } from '../../foundation/index.ts';
import type { SavedFilters } from '../saved/savedFilters.ts';
import { FilterSelect } from '../select/FilterSelect.tsx';
import { advisers, managements } from '../samples.ts';
import { FilterBar } from './FilterBar.tsx';
import { end, onClear, units } from './FilterBar.samples.tsx';

const many = advisers(40);

type HostProps = {
  managed?: readonly string[];
  selling?: readonly string[];
  first?: ReactNode;
  children?: ReactNode;
  last?: ReactNode;
  saved?: SavedFilters;
  scope?: string;
};

/** A dashboard with two lists; the first resets the second. */
function Host({ managed = [], selling = [], first, children, last = end, saved, scope }: HostProps) {
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
      {...(scope !== undefined && { scope })}
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

const meta: Meta<typeof Host> = {
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected: the clear button is disabled and keeps its space. */
export const Default: Story = {};

/** A single choice is named, several are counted, and all can be cleared at once. Above them stands what the figures are of. */
export const Chosen: Story = {
  args: { managed: ['6'], selling: ['200', '201', '202'], scope: '20–26 nov · Gerencia: Occidente · Asesor: 3' },
};

/** The busiest dashboard in a window of 1440 px: everything in one line. */
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
};

/** It stays visible while the page scrolls under it. */
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
    window.scrollTo({ top: 900, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('data-stuck'));
  },
};

/** More filters than fit: they wrap, and none is cut. */
export const Wrapping: Story = {
  args: {
    last: null,
    managed: ['6'],
    children: ['Línea', 'Subdirección', 'Gerencia de canal', 'Gerencia junior', 'Equipo'].map((label) => (
      <FilterSelect key={label} label={label} options={managements} value={[]} onChange={fn()} />
    )),
  },
};

/** On a phone one button shows the number of choices, and the line above it which they are. */
export const Phone: Story = {
  args: { managed: ['6'], selling: ['200'], scope: '20–26 nov · Gerencia: Occidente · Asesor: Silvia Flores Juárez' },
  globals: { viewport: { value: 'phone' } },
};

/** On a phone the fields are in a sheet. */
export const PhoneSheet: Story = {
  args: { managed: ['6'], selling: ['200', '201'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (2)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtros del tablero' });
    await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  },
};
