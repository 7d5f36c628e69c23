import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { allGone } from '../../foundation/dialog/samples.ts';
import { german, long300 } from '../../foundation/samples.tsx';
import { Button } from '../../foundation/index.ts';
import { advisers } from '../samples.ts';
import { ReassignDialog, type ReassignDialogProps } from './ReassignDialog.tsx';

/** A host with the button that opens it. */
function Host(props: ReassignDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reasignar a Rosa</Button>
      <ReassignDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  component: ReassignDialog,
  args: {
    open: true,
    onOpenChange: fn<(open: boolean) => void>(),
    name: 'Rosa Elena Campos',
    advisers,
    onSave: fn<(slpCode: number) => void>(),
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Hands a lead or a prospect to another adviser, who is found by typing. Nothing is saved without a choice.',
      },
      story: { inline: false, height: '420px' },
    },
  },
} satisfies Meta<typeof ReassignDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Reasignar' });
const field = () => screen.findByRole('combobox', { name: /^Asesor/ });
const save = () => screen.getByRole('button', { name: 'Guardar' });

/** Choose, save: the seller's number of the chosen one is sent. */
export const Default: Story = {
  name: 'CAR-10 CAR-12 CAR-13 CAR-14 nothing is saved without a choice; a choice sends its SlpCode',
  play: async ({ args, step, userEvent }) => {
    await expect(await dialog()).toHaveAccessibleDescription('Elige quién atenderá a Rosa Elena Campos.');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await step('without a choice', async () => {
      await expect(save()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(save());
      await expect(args.onSave).not.toHaveBeenCalled();
      await waitFor(() => expect(input).toHaveAccessibleDescription('Elige un asesor'));
      await expect(input).toHaveFocus();
    });
    await step('one without a number cannot be chosen', async () => {
      await userEvent.type(input, 'óscar');
      await expect(await screen.findByText('Nada coincide con «óscar»')).toBeVisible();
      await userEvent.clear(input);
    });
    await step('found without accents, told from others of the name by the number', async () => {
      await userEvent.type(input, 'jorge 210');
      await userEvent.click(await screen.findByRole('option', { name: /Jorge Camacho.*Clave 210/ }));
      await waitFor(() => expect(input).not.toHaveAccessibleDescription());
      await expect(save()).not.toHaveAttribute('aria-disabled');
      await userEvent.click(save());
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(args.onSave).toHaveBeenCalledWith(210);
    });
  },
};

/** By keyboard alone; Escape leaves without a word, and the focus goes back to where it was. */
export const Keyboard: Story = {
  name: 'CAR-10 by keyboard alone, and back to where the focus was',
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Reasignar a Rosa' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await step('choose and save', async () => {
      await userEvent.keyboard('luc');
      await screen.findByRole('option', { name: /Lucía/ });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveValue('Lucía Fernández Ávila'));
      save().focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledWith(209);
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** The choice is on its way: nothing closes the dialog, and it is sent once. */
export const Saving: Story = {
  name: 'CAR-11 saved once',
  args: { saving: true },
  play: async ({ args, userEvent }) => {
    await dialog();
    const saving = screen.getByRole('button', { name: 'Guardando…' });
    await expect(saving).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(saving);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await dialog()).toBeVisible();
  },
};

/** The advisers are on their way. */
export const Loading: Story = {
  args: { advisers: [], loading: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await field());
    await expect(await screen.findByText('Buscando…')).toBeVisible();
  },
};

/** The advisers could not be fetched: they can be asked for again. */
export const Failed: Story = {
  args: { advisers: [], failed: true, onRetry: fn<() => void>() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('No se pudieron cargar los asesores.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Nobody can take over. */
export const Empty: Story = {
  args: { advisers: [], name: '' },
  play: async () => {
    await expect(await dialog()).toHaveAccessibleDescription('Elige quién atenderá a este prospecto.');
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
  },
};

const longTexts: Story = {
  args: { name: long300, advisers: [{ employeeId: 1, slpCode: 1, name: `${german} ${long300}` }] },
  play: async () => {
    await expect(await dialog()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Texts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone. */
export const Phone: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In the dark theme. */
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await dialog()).toBeVisible();
  },
};

/** It could not be saved: the choice stays, and is saved again. */
export const Refused: Story = {
  name: 'UND-03 why it was not saved',
  args: { problem: 'No se guardó: el servidor no pudo hacerlo. Vuelve a intentarlo.' },
  play: async () => {
    await dialog();
    await expect(await screen.findByRole('alert')).toHaveTextContent('No se guardó');
  },
};
