import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Drawer } from './Drawer.tsx';
import { TextField } from '../field/TextField.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, FromStart, HiddenTitle, LongTexts, WithFooter } from './Drawer.stories.tsx';

const test = behaviour(meta);

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const backdrop = (): Element => {
  const element = document.querySelector('[data-part="backdrop"]');
  if (element === null) throw new Error('The drawer has no backdrop.');
  return element;
};

test(
  'The focus moves in and, however it is closed, back to the button',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtros (3)' });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: 'Filtros' });
      await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
      return dialog;
    };
    await step('Escape', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('close button', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await gone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('press beside it', async () => {
      await open();
      await userEvent.click(backdrop());
      await gone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'backdrop' });
    });
    await step('the tab key stays inside', async () => {
      const dialog = await open();
      for (let press = 0; press < 6; press += 1) {
        await userEvent.tab();
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      }
    });
  },
);

test('From the start it is at the other edge, as high as the window', FromStart, async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Menú principal' });
  await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
});

test('A hidden title is available to screen readers', HiddenTitle, async () => {
  await expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible();
});

test('The actions stay visible while the content scrolls', WithFooter, async () => {
  const apply = await screen.findByRole('button', { name: 'Aplicar' });
  await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
});

function Unsaved() {
  const [open, setOpen] = useState(true);
  const [refused, setRefused] = useState('');
  return (
    <Drawer
      title="Finalizar actividad"
      open={open}
      onOpenChange={(next, { reason }) => {
        if (reason === 'close') setOpen(next);
        else setRefused(reason);
      }}
    >
      <TextField label="Observaciones" defaultValue="Pide otra llamada" />
      {refused !== '' && <p>No se cerró: {refused}</p>}
    </Drawer>
  );
}

test(
  'Controlled with unsaved input: Escape asks, and the host keeps it open',
  { render: () => <Unsaved /> },
  async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('No se cerró: escape')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
  },
);

test(
  'On a small phone 48 px of the page stay visible, so that a press outside closes it',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(48));
  },
);
