import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { TextField } from '../field/TextField.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Foundations/Drawer',
  component: Drawer,
  args: {
    title: 'Filtros',
    trigger: <Button>Filtros (3)</Button>,
    onOpenChange: fn(),
    children: (
      <Stack>
        <TextField label="Asesor" />
        <TextField label="Código postal" inputMode="numeric" />
      </Stack>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A panel from the edge of the screen for what accompanies the page: the menu, filters, details of a row. The page behind rests. ' +
          'Escape, a press beside it and its close button close it, and the host is told which of them it was, so that typed input is ' +
          'never lost silently. For one question use a dialog.',
      },
      story: { inline: false, height: '420px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const backdrop = (): Element => {
  const element = document.querySelector('[data-part="backdrop"]');
  if (element === null) throw new Error('The drawer has no backdrop.');
  return element;
};

/** Opened by its button. The focus goes in and, however it is closed, back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** Open from the start, from the other edge: the menu on a phone. */
export const FromStart: Story = {
  args: {
    side: 'start',
    title: 'Menú principal',
    width: 264,
    defaultOpen: true,
    children: (
      <Stack as="nav" aria-label="Menú principal">
        <a href="#ventas">Ventas</a>
        <a href="#carrusel">Carrusel</a>
        <a href="#prospectos">Prospectos</a>
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menú principal' });
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

/** The title is there for screen readers only. */
export const HiddenTitle: Story = {
  args: { hideTitle: true, defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible();
  },
};

/** Actions that stay in sight while the content scrolls. */
export const WithFooter: Story = {
  args: {
    defaultOpen: true,
    footer: (
      <>
        <Button>Limpiar</Button>
        <Button variant="primary">Aplicar</Button>
      </>
    ),
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Filtro ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Aplicar' });
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

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

/** The host holds `open` and the input is not saved: Escape asks, and the host says no. */
export const HeldByHost: Story = {
  render: () => <Unsaved />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('No se cerró: escape')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
  },
};

const texts: Story = {
  args: {
    title: `${german} ${arabic}`,
    defaultOpen: true,
    children: (
      <>
        <p>{long300}</p>
        <p>{german}</p>
      </>
    ),
  },
};

/** Texts of any length. */
export const LongTexts: Story = { ...texts };

/** On a small phone 48 px of the page stay in sight, so that a press beside it closes it. */
export const Phone: Story = {
  ...texts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(48));
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...WithFooter, tags: ['!autodocs'], globals: { theme: 'dark' } };
