import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { rows, chosen } from './TableMenu.samples.tsx';
import meta, { NoActions } from './TableMenu.stories.tsx';

const test = behaviour(meta);

/** Number of the contract in that row. */
const contract = (row: number): string => rows[row]?.contract ?? '';

const opened = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible());

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const item = (name: string) => screen.getByRole('menuitem', { name });

test('By mouse, by keyboard, and back to its button', {}, async ({ args, canvas, userEvent, step }) => {
  const button = (row: number) => canvas.getByRole('button', { name: `Acciones de ${contract(row)}` });
  await step('mouse: nothing is chosen yet, and the row is not pressed', async () => {
    await userEvent.click(button(2));
    await opened();
    await expect(screen.getByRole('menu', { name: `Acciones de ${contract(2)}` })).toBeVisible();
    await expect(button(2)).toHaveAttribute('aria-expanded', 'true');
    // Its items would get the focus a frame later.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await new Promise(requestAnimationFrame);
    await expect(screen.getByRole('menu')).toHaveFocus();
    await userEvent.click(item('Agendar cita'));
    await expect(chosen).toHaveBeenLastCalledWith(`visit ${contract(2)}`);
    await gone();
    await expect(args.onRowClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button(2)).toHaveFocus());
  });
  await step('keyboard: the first item', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await opened();
    await waitFor(() => expect(item('Agendar cita')).toHaveFocus());
    await expect(document.querySelectorAll(`[id="${button(3).id}"]`)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button(3)).toHaveFocus());
  });
  await step('keys go on from there', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(button(2)).toHaveFocus();
  });
  await step('a link', async () => {
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(item('Agendar cita')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/contratos/3');
    await gone();
  });
  await step('after a sort the same button is of another row', async () => {
    const client = canvas.getByRole('button', { name: 'Cliente' });
    await userEvent.click(client);
    const first = rows.toSorted((one, other) => one.client.localeCompare(other.client, 'es'))[0]?.contract ?? '';
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${first}` }));
    await opened();
    await userEvent.click(item('Cancelar'));
    await expect(chosen).toHaveBeenLastCalledWith(`drop ${first}`);
    await gone();
  });
});

/** A host whose rows change when the story says so. */
function Changing(props: DataTableProps<SampleContract>) {
  const [left, setLeft] = useState(props.rows);
  useEffect(() => {
    const change = (): void => setLeft((last) => last.slice(1));
    window.addEventListener('story:one-less', change);
    return () => window.removeEventListener('story:one-less', change);
  }, []);
  return <DataTable {...props} rows={left} />;
}

test('It follows its row when newer rows move it', { render: Changing }, async ({ canvas, userEvent, step }) => {
  const button = (row: number) => canvas.getByRole('button', { name: `Acciones de ${contract(row)}` });
  await step('it stays open, and is that of the button where the row is now', async () => {
    await userEvent.click(button(1));
    await opened();
    window.dispatchEvent(new Event('story:one-less'));
    await waitFor(() => expect(button(1)).toHaveAttribute('aria-expanded', 'true'));
    await expect(button(2)).not.toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('menu', { name: `Acciones de ${contract(1)}` })).toBeVisible();
    await waitFor(async () => {
      const { bottom, right } = button(1).getBoundingClientRect();
      const menu = screen.getByRole('menu').getBoundingClientRect();
      await expect(Math.abs(menu.top - bottom)).toBeLessThan(12);
      await expect(Math.abs(menu.right - right)).toBeLessThan(12);
    });
  });
  await step('what is chosen is done to that row, and the focus returns to it', async () => {
    await userEvent.click(item('Agendar cita'));
    await expect(chosen).toHaveBeenLastCalledWith(`visit ${contract(1)}`);
    await gone();
    await waitFor(() => expect(button(1)).toHaveFocus());
  });
});

test(
  'It closes when newer rows move its row and another has the same name',
  {
    args: {
      rows: [rows[0], rows[1], rows[1], rows[2]].flatMap((row, index) => (row ? [{ ...row, id: String(index) }] : [])),
    },
    render: Changing,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: `Acciones de ${contract(1)}` })[1] ?? document.body);
    await opened();
    window.dispatchEvent(new Event('story:one-less'));
    await gone();
    await expect(chosen).not.toHaveBeenCalled();
  },
);

test(
  'It closes when its row goes, and the focus stays in the rows',
  { args: { rows: rows.slice(0, 2) }, render: Changing },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` }));
    await opened();
    window.dispatchEvent(new Event('story:one-less'));
    await gone();
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.querySelector(':focus')));
  },
);

test('A row without actions has no button', NoActions, async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: `Acciones de ${contract(0)}` })).toBeNull();
  await expect(canvas.getByRole('button', { name: `Acciones de ${contract(1)}` })).toBeVisible();
});
