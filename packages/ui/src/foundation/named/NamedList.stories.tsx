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

/** A host that keeps them and shows the one that was pressed. */
function Host({ first, isShared }: HostProps) {
  const [items, setItems] = useState(first);
  const [shown, setShown] = useState('b');
  return (
    <NamedList
      words={words}
      items={items}
      kept={(named) => named}
      isCurrent={({ id }) => id === shown}
      onItems={setItems}
      onApply={({ id }) => setShown(id)}
      {...(isShared && { share: { label: 'Enlace de la lista', hrefOf: (item) => `/lists/${item?.id ?? ''}` } })}
    />
  );
}

const meta: Meta<typeof Host> = {
  title: 'Foundations/NamedList',
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

/** The one that the page shows is marked. */
export const Default: Story = {};

/** Where they can be shared, the one of now has a line for it, and each of the kept an item of its menu. */
export const Shared: Story = { args: { isShared: true } };

/** Nothing kept yet: what it is for, in words. */
export const Empty: Story = {
  args: { first: [] },
};

/** Names of any length wrap, and the button of their menu stays in sight. */
export const LongNames: Story = {
  args: {
    isShared: true,
    first: [
      { id: 'x', name: german },
      { id: 'y', name: long300 },
    ],
  },
};
