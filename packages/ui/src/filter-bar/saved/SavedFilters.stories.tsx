import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { FilterBar } from '../bar/FilterBar.tsx';
import { FilterSelect } from '../select/FilterSelect.tsx';
import { managements } from '../samples.ts';
import type { SavedFilter } from './savedFilters.ts';
import { onApply, onItems, three } from './SavedFilters.samples.tsx';

/** A dashboard with one filter, whose text is the numbers of what is chosen. */
function Host({ items: first }: { items: readonly SavedFilter[] }) {
  const [items, setItems] = useState(first);
  const [value, setValue] = useState<readonly string[]>(['6', '7']);
  return (
    <FilterBar
      label="Filtros del tablero"
      chosen={value.length === 0 ? 0 : 1}
      onClear={() => setValue([])}
      saved={{
        items,
        current: value.join(','),
        onItems: (next) => {
          setItems(next);
          onItems(next);
        },
        onApply: (saved) => {
          setValue(saved.value === '' ? [] : saved.value.split(','));
          onApply(saved);
        },
      }}
    >
      <FilterSelect label="Gerencia" options={managements} value={value} onChange={setValue} />
    </FilterBar>
  );
}

const meta: Meta<typeof Host> = {
  title: 'filter-bar/FilterBar/Saved filters',
  component: Host,
  args: { items: three },
  parameters: {
    docs: {
      description: {
        component:
          'The filters that a person keeps under names: save, apply, rename, update, delete with a way back. They are text to this ' +
          'component; the host writes it, stores it and applies it.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardados' }));
  await screen.findByRole('button', { name: 'Guardar estos filtros' });
};

/** The item equal to the current filters is marked; one press applies another. */
export const Default: Story = { play: open };

/** Saves the current filters under a name, typed in place. */
export const Saving: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Guardar estos filtros' }));
    await screen.findByRole('textbox', { name: 'Nombre de los filtros' });
  },
};

/** Nothing saved: a text says what can be saved. */
export const Empty: Story = {
  args: { items: [] },
  play: open,
};

/** Fifty items, some with very long names: the list scrolls and stays in the window. */
export const Many: Story = {
  args: {
    items: [
      { id: 'x', name: german, value: 'x' },
      { id: 'y', name: long300, value: 'y' },
      ...Array.from({ length: 48 }, (_, place) => ({
        id: `v${place}`,
        name: `Filtros ${place + 1}`,
        value: `${place}`,
      })),
    ],
  },
  play: open,
};
