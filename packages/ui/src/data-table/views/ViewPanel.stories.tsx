import type { Meta, StoryObj } from '@storybook/react-vite';
import { decodeView, PLAIN_LAYOUT, type SavedView, type TableView } from '@sereno/domain/table';
import { useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import { tableMemory } from '../state/tableMemory.ts';
import { viewColumns } from '../state/viewColumns.ts';
import type { DataTableProps } from '../tableProps.ts';

const everything: TableView = { search: '', sort: [], filters: {}, pageSize: 10, layout: PLAIN_LAYOUT };
const signed: TableView = {
  ...everything,
  sort: [{ id: 'amount', descending: true }],
  filters: { status: { kind: 'oneOf', values: ['Firmado'] } },
};
const short: TableView = { ...everything, layout: { ...PLAIN_LAYOUT, hidden: ['phone', 'time', 'comments'] } };

const three: readonly SavedView[] = [
  { id: 'a', name: 'Todos los contratos', view: everything },
  { id: 'b', name: 'Firmados, de mayor a menor monto', view: signed },
  { id: 'c', name: 'Lo esencial', view: short },
];

/** Holds the views, as a screen does. */
function Host({ views: first = [], onViewsChange: tell, ...props }: DataTableProps<SampleContract>) {
  const [views, setViews] = useState(first);
  return (
    <DataTable
      {...props}
      views={views}
      onViewsChange={(next) => {
        setViews(next);
        tell?.(next);
      }}
    />
  );
}

const onViewsChange = fn<(views: readonly SavedView[]) => void>();

const hrefOf = (encoded: string): string => `/contratos?vista=${encoded}`;

const meta = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(60),
    search: true,
    views: three,
    onViewsChange,
    viewHref: hrefOf,
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '640px', autoplay: true },
      description: {
        component:
          'Views that a person keeps under a name: what is searched, sorted and filtered, how many rows a page has and how the ' +
          'columns are laid out. The host holds them (`views`, `onViewsChange`); with `viewHref` they can be shared as a link, ' +
          'which the host reads with `decodeView` and gives back as `defaultView`.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const button = (): HTMLElement => screen.getByRole('button', { name: 'Vistas' });
const panel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Vistas de Contratos' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const line = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const names = (): (string | null)[] =>
  [...document.querySelectorAll('[role="dialog"] li .line > bdi')].map((name) => name.textContent);
const told = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));

const has = (name: string) => waitFor(async () => expect(await line(name)).toHaveFocus());

async function open(user: Context['userEvent']): Promise<HTMLElement> {
  await user.click(button());
  const dialog = await panel();
  await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return dialog;
}

async function choose(user: Context['userEvent'], view: string, action: string): Promise<void> {
  await user.click(await line(`Opciones de «${view}»`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

/** The view that the table shows is marked. One press shows another and closes the panel; the focus goes back to its button. */
export const Default: Story = {
  name: 'TBL-08 TBL-09 one press shows a view',
  play: async ({ canvas, userEvent, step }) => {
    await step('the present one says so', async () => {
      await open(userEvent);
      await expect(await line('Todos los contratos')).toHaveAttribute('aria-current', 'true');
      await expect(await line('Lo esencial')).not.toHaveAttribute('aria-current');
    });
    await step('another one', async () => {
      await userEvent.click(await line('Firmados, de mayor a menor monto'));
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.queryByText('Cancelado')).not.toBeInTheDocument();
      await told('Se muestra «Firmados, de mayor a menor monto»');
    });
    await step('marked in its turn', async () => {
      await open(userEvent);
      await expect(await line('Firmados, de mayor a menor monto')).toHaveAttribute('aria-current', 'true');
      await expect(await line('Todos los contratos')).not.toHaveAttribute('aria-current');
    });
  },
};

/** Nothing saved yet: it says what a view is for. */
export const Empty: Story = {
  args: { views: [] },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog).toHaveTextContent(/Aún no tienes vistas/);
    await expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
  },
};

/** The name is asked in place. A name that is taken is asked about, and Escape closes the question alone. */
export const Saving: Story = {
  name: 'Save the present view under a name',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
    await open(userEvent);
    const begin = async (): Promise<HTMLElement> => {
      await userEvent.click(await line('Guardar esta vista'));
      const input = await screen.findByRole('textbox', { name: 'Nombre de la vista' });
      await waitFor(() => expect(input).toHaveFocus());
      return input;
    };
    await step('Escape leaves the question and keeps the panel', async () => {
      await begin();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(await line('Guardar esta vista')).toHaveFocus());
      await expect(await panel()).toBeVisible();
    });
    await step('no name, none that can be seen, one that is too long', async () => {
      const input = await begin();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAccessibleDescription('Escribe un nombre');
      await expect(input).toHaveFocus();
      await userEvent.type(input, ' \u200B ');
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAccessibleDescription('Escribe un nombre');
      await userEvent.clear(input);
      await userEvent.type(input, `${'a'.repeat(61)}{Enter}`);
      await expect(input).toBeInvalid();
      await expect(onViewsChange).not.toHaveBeenCalled();
    });
    await step('a new name, trimmed', async () => {
      const input = screen.getByRole('textbox', { name: 'Nombre de la vista' });
      await userEvent.clear(input);
      await userEvent.type(input, '  Por   monto {Enter}');
      const saved = await line('Por monto');
      await waitFor(() => expect(saved).toHaveFocus());
      await expect(saved).toHaveAttribute('aria-current', 'true');
      await told('Se guardó «Por monto»');
      await expect(names()).toEqual([...three.map(({ name }) => name), 'Por monto']);
    });
    await step('a name that is taken, whatever its case and accents', async () => {
      const input = await begin();
      await userEvent.type(input, 'LO ESENCÍAL{Enter}');
      await expect(input).toHaveAccessibleDescription('Ya tienes una vista con este nombre. ¿La reemplazas?');
      await expect(names()).toHaveLength(4);
      await userEvent.click(await line('Reemplazar'));
      await told('Se actualizó «LO ESENCÍAL»');
      await expect(names()).toEqual([
        'Todos los contratos',
        'Firmados, de mayor a menor monto',
        'LO ESENCÍAL',
        'Por monto',
      ]);
      await expect(await line('LO ESENCÍAL')).toHaveAttribute('aria-current', 'true');
    });
    await step('each has an id of its own', async () => {
      const [views] = onViewsChange.mock.lastCall ?? [[]];
      await expect(new Set(views.map(({ id }) => id)).size).toBe(4);
    });
  },
};

/** What the menu of a view offers. What was deleted can be brought back in its place. */
export const Changing: Story = {
  name: 'Rename, update, delete and bring back',
  play: async ({ canvas, userEvent, step }) => {
    await step('rename', async () => {
      await open(userEvent);
      await choose(userEvent, 'Lo esencial', 'Cambiar el nombre');
      const input = await screen.findByRole('textbox', { name: 'Nombre de la vista' });
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('Lo esencial');
      await userEvent.keyboard('Todos los contratos{Enter}');
      await expect(input).toHaveAccessibleDescription('Ya tienes una vista con este nombre');
      await userEvent.keyboard('{Enter}');
      await expect(onViewsChange).not.toHaveBeenCalled();
      await userEvent.clear(input);
      await userEvent.type(input, 'lo esencial{Enter}');
      await waitFor(async () => expect(await line('lo esencial')).toHaveFocus());
      await told('Ahora se llama «lo esencial»');
    });
    await step('update', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
      await open(userEvent);
      await expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
      await choose(userEvent, 'lo esencial', 'Actualizar con lo que ves');
      await expect(await line('lo esencial')).toHaveAttribute('aria-current', 'true');
      await told('Se actualizó «lo esencial»');
      await waitFor(async () => expect(await line('Opciones de «lo esencial»')).toHaveFocus());
    });
    await step('what shows already cannot be updated', async () => {
      await userEvent.click(await line('Opciones de «lo esencial»'));
      await screen.findByRole('menuitem', { name: 'Borrar' });
      await expect(screen.queryByRole('menuitem', { name: /Actualizar/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(await panel()).toBeVisible();
    });
    await step('delete', async () => {
      await choose(userEvent, 'Firmados, de mayor a menor monto', 'Borrar');
      await waitFor(async () => expect(await line('Deshacer')).toHaveFocus());
      await told('Se borró «Firmados, de mayor a menor monto»');
      await expect(names()).toEqual(['Todos los contratos', 'lo esencial']);
    });
    await step('and bring back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['Todos los contratos', 'Firmados, de mayor a menor monto', 'lo esencial']);
      await waitFor(async () => expect(await line('Firmados, de mayor a menor monto')).toHaveFocus());
      await expect(onViewsChange.mock.lastCall?.[0][1]).toEqual(three[1]);
    });
    await step('the last one too', async () => {
      for (const name of names()) await choose(userEvent, name ?? '', 'Borrar');
      await expect(names()).toEqual([]);
      await userEvent.click(await line('Deshacer'));
      await expect(names()).toEqual(['lo esencial']);
    });
  },
};

/** The link of the present view, and of each saved one. */
export const Links: Story = {
  name: 'Copy the link of a view',
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = (): TableView | null => {
      const address = new URL(write.mock.lastCall?.[0] ?? '');
      return decodeView(address.searchParams.get('vista') ?? '', viewColumns(contractColumns));
    };
    await userEvent.type(canvas.getByRole('searchbox'), 'ana');
    await open(userEvent);
    await step('of what the table shows', async () => {
      await userEvent.click(await line('Copiar enlace'));
      await told('Enlace copiado');
      await expect(shown()).toEqual({ ...everything, search: 'ana' });
      await expect(write.mock.lastCall?.[0]).toMatch(/^http.*\/contratos\?vista=1/);
    });
    await step('of a saved one', async () => {
      await choose(userEvent, 'Firmados, de mayor a menor monto', 'Copiar enlace');
      await waitFor(() => expect(shown()).toEqual(signed));
      await expect(await line('Firmados, de mayor a menor monto Enlace copiado')).toBeVisible();
    });
    write.mockRestore();
  },
};

/** The link in a field, selected whole. */
async function showsLink(): Promise<void> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace de la vista' });
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('readonly');
  await expect(field.value).toContain('/contratos?vista=1');
  await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
}

/** Where the browser keeps its clipboard to itself, the link stands there, selected. */
export const RefusedClipboard: Story = {
  name: 'A link that could not be copied is shown',
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('it is not there, as on a page without TLS', async () => {
      const clipboard = spyOn(navigator, 'clipboard', 'get').mockImplementation(() => {
        throw new TypeError('no clipboard');
      });
      await userEvent.click(await line('Copiar enlace'));
      await showsLink();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(await line('Copiar enlace')).toHaveFocus());
      clipboard.mockRestore();
    });
    await step('it refuses', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
        new DOMException('no', 'NotAllowedError'),
      );
      await choose(userEvent, 'Lo esencial', 'Copiar enlace');
      await showsLink();
      write.mockRestore();
    });
  },
};

/** Where the host gives no addresses there are no links. */
export const WithoutLinks: Story = {
  render: ({ viewHref: _none, ...args }) => <Host {...args} />,
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('Opciones de «Lo esencial»'));
    await screen.findByRole('menuitem', { name: 'Borrar' });
    await expect(screen.queryByText('Copiar enlace')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** What another person does with the link: the screen reads its address and gives the view to the table. */
function Opened({ address, ...props }: DataTableProps<SampleContract> & { address: string }) {
  const text = new URL(address, document.baseURI).searchParams.get('vista') ?? '';
  return <DataTable {...props} key={text} defaultView={decodeView(text, viewColumns(props.columns))} />;
}

function TwoPeople(props: DataTableProps<SampleContract>) {
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Host {...props} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAddress(input.current?.value ?? '');
        }}
      >
        <label>
          Enlace recibido <input ref={input} />
        </label>
        <button type="submit">Abrir</button>
      </form>
      {address !== '' && <Opened {...props} title="Contratos del enlace" address={address} />}
    </>
  );
}

/** From the one who saves a view to the one who opens its link; what the other's browser remembers counts less. */
export const SharedLink: Story = {
  name: 'A link opens the view that was shared',
  args: {
    memory: tableMemory({
      read: () => '{"page":3,"view":{"sort":[{"id":"client","descending":false}],"layout":{"hidden":["client"]}}}',
      write: fn<(text: string) => void>(),
    }),
  },
  render: (args) => <TwoPeople {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('one saves a view and copies its link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Monto' }));
      await open(userEvent);
      await userEvent.click(await line('Guardar esta vista'));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Ñandú & cía.{Enter}');
      await line('Ñandú & cía.');
      await userEvent.click(await line('Todos los contratos'));
      await gone();
      await open(userEvent);
      await choose(userEvent, 'Ñandú & cía.', 'Copiar enlace');
      await waitFor(() => expect(write).toHaveBeenCalled());
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('another opens it', async () => {
      await userEvent.type(canvas.getByLabelText('Enlace recibido'), write.mock.lastCall?.[0] ?? '');
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
      const grid = within(await canvas.findByRole('grid', { name: 'Contratos del enlace' }));
      await expect(grid.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
      await expect(grid.queryByRole('columnheader', { name: /Cliente/ })).not.toBeInTheDocument();
      const pages = within(canvas.getByRole('navigation', { name: 'Páginas de Contratos del enlace' }));
      await expect(pages.getByText('Página 1 de 6')).toBeVisible();
    });
    write.mockRestore();
  },
};

/** Arrow keys, Home and End go from line to line; Escape closes what is open, one thing at a time. */
export const Keyboard: Story = {
  name: 'By keyboard alone',
  play: async ({ canvas, userEvent, step }) => {
    await step('to the last view and round again', async () => {
      button().focus();
      await userEvent.keyboard('{Enter}');
      await has('Guardar esta vista');
      await userEvent.keyboard('{End}');
      await has('Lo esencial');
      await userEvent.keyboard('{ArrowDown}');
      await has('Guardar esta vista');
      await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
      await has('Firmados, de mayor a menor monto');
    });
    await step('its menu is the next stop', async () => {
      await userEvent.tab();
      await has('Opciones de «Firmados, de mayor a menor monto»');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar el nombre' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre de la vista' })).toHaveFocus());
      await userEvent.keyboard('Firmados{Enter}');
      await has('Firmados');
    });
    await step('delete and bring back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar el nombre' })).toHaveFocus());
      await userEvent.keyboard('{End}{Enter}');
      await has('Deshacer');
      await userEvent.keyboard('{Enter}');
      await has('Firmados');
    });
    await step('show it', async () => {
      await userEvent.keyboard('{Enter}');
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
    });
  },
};

/** A view that names a column that is gone shows what is left of it, and is marked all the same. */
export const Outdated: Story = {
  name: 'A view from before a column went away',
  args: {
    views: [
      {
        id: 'old',
        name: 'De la versión anterior',
        view: {
          ...signed,
          sort: [{ id: 'gone', descending: false }, ...signed.sort],
          filters: { ...signed.filters, gone: { kind: 'text', text: 'a' } },
          layout: { ...PLAIN_LAYOUT, order: ['gone', 'amount', 'contract'], hidden: ['gone'], pinned: ['gone'] },
        },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('De la versión anterior'));
    await gone();
    await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(2);
    await open(userEvent);
    await expect(await line('De la versión anterior')).toHaveAttribute('aria-current', 'true');
  },
};

/** Names as long as they can be, and longer ones that a host brings: they wrap, and the menu stays where it is. */
export const LongNames: Story = {
  args: {
    views: [
      { id: 'a', name: german.slice(0, 60), view: everything },
      { id: 'b', name: long300.slice(0, 60), view: signed },
      { id: 'c', name: arabic, view: short },
      { id: 'd', name: long300, view: { ...short, pageSize: 100 } },
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Fifty views: the list scrolls below the title, and saving stays the first stop of the Tab key. */
export const Fifty: Story = {
  name: 'Fifty views',
  args: {
    views: Array.from({ length: 50 }, (_, place) => ({
      id: `v${place}`,
      name: `Vista ${place + 1}`,
      view: { ...everything, search: `${place}` },
    })),
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await waitFor(async () => expect(await line('Guardar esta vista')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await line('Vista 50')).toHaveFocus());
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(await line('Guardar esta vista'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Vista 51{Enter}');
    await waitFor(async () => expect(await line('Vista 51')).toHaveFocus());
  },
};

/** On a phone it comes from the bottom edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await expect(await panel()).toBeVisible();
    await expect(await line('Todos los contratos')).toHaveAttribute('aria-current', 'true');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('Guardar esta vista'));
    await screen.findByRole('textbox', { name: 'Nombre de la vista' });
  },
};
