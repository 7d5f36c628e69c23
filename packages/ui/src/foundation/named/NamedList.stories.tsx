import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { german, long300 } from '../samples.tsx';
import type { NamedItem } from './namedItems.ts';
import { NamedList } from './NamedList.tsx';

const words = {
  list: 'Listas guardadas',
  empty: 'Aún no tienes listas. Guarda la que ves con un nombre.',
  save: 'Guardar esta lista',
  update: 'Actualizar con la que ves',
  name: 'Nombre de la lista',
  taken: 'Ya tienes una lista con este nombre',
  replaceQuestion: 'Ya tienes una lista con este nombre. ¿La reemplazas?',
};

const three: readonly NamedItem[] = [
  { id: 'a', name: 'Toda la empresa' },
  { id: 'b', name: 'Occidente y Norte' },
  { id: 'c', name: 'Mi gerencia' },
];

type HostProps = { readonly first: readonly NamedItem[]; readonly isShared: boolean };

/** A host that holds the items and shows the pressed one. */
function Host({ first, isShared }: HostProps) {
  const [items, setItems] = useState(first);
  const [shown, setShown] = useState('b');
  return (
    <NamedList
      words={words}
      items={items}
      saved={(named) => named}
      isCurrent={({ id }) => id === shown}
      onItems={setItems}
      onApply={({ id }) => setShown(id)}
      {...(isShared && { share: { label: 'Enlace de la lista', hrefOf: (item) => `/lists/${item?.id ?? ''}` } })}
    />
  );
}

const meta: Meta<typeof Host> = {
  title: 'Foundations/NamedList',
  tags: ['internal'],
  component: Host,
  args: { first: three, isShared: false },
  parameters: {
    docs: {
      description: {
        component:
          'What a person keeps under names: the views of a table, the filters of a dashboard. Saving, renaming and removing happen ' +
          'in place of the line that they are about; what was removed comes back by one press. The host holds the items and says ' +
          'which one the page shows. With `share` a link can be copied.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The current item is marked. */
export const Default: Story = {};

/** With sharing, the current state has a row of its own, and each saved item a menu entry. */
export const Shared: Story = { args: { isShared: true } };

/** No saved items: a text explains what they are for. */
export const Empty: Story = {
  args: { first: [] },
};

/** Long names wrap, and the menu button stays visible. */
export const LongNames: Story = {
  args: {
    isShared: true,
    first: [
      { id: 'x', name: german },
      { id: 'y', name: long300 },
    ],
  },
};
