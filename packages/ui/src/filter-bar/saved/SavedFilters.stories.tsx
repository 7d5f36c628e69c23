import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { FilterBar } from '../bar/FilterBar.tsx';
import { FilterSelect } from '../select/FilterSelect.tsx';
import { managements } from '../samples.ts';
import type { SavedFilter } from './savedFilters.ts';

const onItems = fn<(items: readonly SavedFilter[]) => void>();
const onApply = fn<(saved: SavedFilter) => void>();

const three: readonly SavedFilter[] = [
  { id: 'a', name: 'Toda la empresa', value: '' },
  { id: 'b', name: 'Occidente y Norte', value: '6,7' },
  { id: 'c', name: 'Mi gerencia', value: '8' },
];

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

const meta = {
  title: 'filter-bar/SavedFilters',
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
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type User = Play['userEvent'];

const button = (): HTMLElement => screen.getByRole('button', { name: 'Guardados' });
const line = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const list = async (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Filtros guardados' });
const names = async (): Promise<(string | null)[]> =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const input = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Nombre de los filtros' });
const told = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
};

async function open(userEvent: User): Promise<HTMLElement> {
  await userEvent.click(button());
  const panel = await screen.findByRole('dialog', { name: 'Filtros guardados' });
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
  return panel;
}
async function gone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
async function choose(userEvent: User, name: string, item: string): Promise<void> {
  await userEvent.click(await line(`Opciones de «${name}»`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

/** The one that holds what the fields hold is marked; one press applies another and closes the list. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(userEvent);
    await expect(await line('Occidente y Norte')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(await line('Mi gerencia'));
    await gone();
    await expect(onApply).toHaveBeenLastCalledWith(three[2]);
    await expect(canvas.getByRole('combobox', { name: 'Gerencia' })).toHaveTextContent('Bajío');
    await waitFor(() => expect(button()).toHaveFocus());
    await told('Se aplicó «Mi gerencia»');
  },
};

/** A name that nobody can read is refused; one that is taken is asked about; Escape leaves the question alone. */
export const Save: Story = {
  name: 'Save the filters of now',
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('without a name', async () => {
      await userEvent.click(await line('Guardar estos filtros'));
      await waitFor(async () => expect(await input()).toHaveFocus());
      await userEvent.keyboard('   {Enter}');
      await screen.findByText('Escribe un nombre');
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(await line('Guardar estos filtros')).toHaveFocus());
      await expect(onItems).not.toHaveBeenCalled();
    });
    await step('under a name that is taken, whatever its accents', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await input(), 'mi  GERENCÍA{Enter}');
      await screen.findByText('Ya tienes filtros con este nombre. ¿Los reemplazas?');
      await userEvent.click(screen.getByRole('button', { name: 'Reemplazar' }));
      await expect(onItems.mock.lastCall?.[0][2]).toEqual({ id: 'c', name: 'mi GERENCÍA', value: '6,7' });
      await told('Se actualizó «mi GERENCÍA»');
    });
    await step('under a new one', async () => {
      await userEvent.click(await line('Guardar estos filtros'));
      await userEvent.type(await input(), '  Fin de mes {Enter}');
      await waitFor(async () => expect(await line('Fin de mes')).toHaveFocus());
      await expect(onItems.mock.lastCall?.[0]).toHaveLength(4);
      await told('Se guardó «Fin de mes»');
    });
  },
};

/** Rename, update and delete; what was deleted comes back where it stood. */
export const Change: Story = {
  name: 'Rename, update, delete and bring back',
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('rename', async () => {
      await choose(userEvent, 'Mi gerencia', 'Cambiar el nombre');
      await waitFor(async () => expect(await input()).toHaveFocus());
      await userEvent.keyboard('Toda la empresa{Enter}');
      await screen.findByText('Ya tienes filtros con este nombre');
      await userEvent.clear(await input());
      await userEvent.keyboard('Bajío{Enter}');
      await waitFor(async () => expect(await line('Bajío')).toHaveFocus());
      await told('Ahora se llama «Bajío»');
    });
    await step('update', async () => {
      await choose(userEvent, 'Bajío', 'Actualizar con los de ahora');
      await expect(onItems.mock.lastCall?.[0][2]).toEqual({ id: 'c', name: 'Bajío', value: '6,7' });
    });
    await step('delete', async () => {
      await choose(userEvent, 'Occidente y Norte', 'Borrar');
      await waitFor(async () => expect(await line('Deshacer')).toHaveFocus());
      await told('Se borró «Occidente y Norte»');
      await expect(onItems.mock.lastCall?.[0]).toHaveLength(2);
    });
    await step('and bring back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await names()).toEqual(['Toda la empresa', 'Occidente y Norte', 'Bajío']);
      await waitFor(async () => expect(await line('Occidente y Norte')).toHaveFocus());
    });
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await screen.findByText(/Aún no tienes filtros guardados/);
  },
};

/** Fifty of them, some with names as long as they can be: the list scrolls and stays in the window. */
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
  play: async ({ userEvent }) => {
    const panel = await open(userEvent);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** On a phone the button shows its icon alone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros guardados' }));
    const panel = await screen.findByRole('dialog', { name: 'Filtros guardados' });
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    await userEvent.click(await line('Mi gerencia'));
    await gone();
    await expect(onApply).toHaveBeenLastCalledWith(three[2]);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await line('Occidente y Norte');
  },
};
