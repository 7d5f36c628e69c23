import { useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { decodeView } from '../model/viewText.ts';
import type { TableView } from '../model/tableView.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, type SampleContract } from '../samples.ts';
import { tableMemory } from '../state/tableMemory.ts';
import { viewColumns } from '../cells/column.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { choose, everything, gone, Host, line, open, signed, told } from './ViewPanel.samples.tsx';
import meta, { Default } from './ViewPanel.stories.tsx';

const test = behaviour(meta);

test('The link of the present view is copied, and of each saved one', Default, async ({ canvas, userEvent, step }) => {
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
    await expect(shown()).toEqual({ ...everything, globalFilter: 'ana' });
    await expect(write.mock.lastCall?.[0]).toMatch(/^http.*\/contratos\?vista=1/);
  });
  await step('of a saved one', async () => {
    await choose(userEvent, 'Firmados, de mayor a menor monto', 'Copiar enlace');
    await waitFor(() => expect(shown()).toEqual(signed));
    await expect(await line('Firmados, de mayor a menor monto Enlace copiado')).toBeVisible();
  });
  write.mockRestore();
});

/** The link in a field, selected whole. */
async function showsLink(): Promise<void> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace de la vista' });
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('readonly');
  await expect(field.value).toContain('/contratos?vista=1');
  await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
}

test(
  'Where the browser keeps its clipboard to itself, the link stands there, selected',
  Default,
  async ({ userEvent, step }) => {
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
);

test(
  'Where the host gives no addresses there are no links',
  { render: ({ viewHref: _none, ...args }) => <Host {...args} /> },
  async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('Opciones de «Lo esencial»'));
    await screen.findByRole('menuitem', { name: 'Borrar' });
    await expect(screen.queryByText('Copiar enlace')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
);

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

test(
  'A link opens the view that was shared, whatever the browser remembers of the table',
  {
    args: {
      memory: tableMemory({
        read: () =>
          '{"page":3,"view":{"sorting":[{"id":"client","desc":false}],"layout":{"columnVisibility":{"client":false}}}}',
        write: fn<(text: string) => void>(),
      }),
    },
    render: (args) => <TwoPeople {...args} />,
  },
  async ({ canvas, userEvent, step }) => {
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
);
