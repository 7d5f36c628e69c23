import { expect, screen, waitFor } from 'storybook/test';
import { allGone } from '../../foundation/dialog/samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Saving, Loading, Failed, Refused } from './ReassignDialog.stories.tsx';

const test = behaviour(meta);

const dialog = () => screen.findByRole('dialog', { name: 'Reasignar' });

const field = () => screen.findByRole('combobox', { name: /^Asesor/ });

const save = () => screen.getByRole('button', { name: 'Guardar' });

test(
  'CAR-10 CAR-12 CAR-13 CAR-14 saving requires a selection; a selection sends its SlpCode',
  Default,
  async ({ args, step, userEvent }) => {
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
    await step('found without accents, distinguished from namesakes by the number', async () => {
      await userEvent.type(input, 'jorge 210');
      await userEvent.click(await screen.findByRole('option', { name: /Jorge Camacho.*Clave 210/ }));
      await waitFor(() => expect(input).not.toHaveAccessibleDescription());
      await expect(save()).not.toHaveAttribute('aria-disabled');
      await userEvent.click(save());
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(args.onSave).toHaveBeenCalledWith(210);
    });
  },
);

// By keyboard alone; Escape closes without a question, and the focus returns.
test(
  'CAR-10 by keyboard alone, and the focus returns',
  { args: { open: false } },
  async ({ args, canvas, step, userEvent }) => {
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
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
);

test('CAR-11 saved once', Saving, async ({ args, userEvent }) => {
  await dialog();
  const saving = screen.getByRole('button', { name: 'Guardando…' });
  await expect(saving).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(saving);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(await dialog()).toBeVisible();
});

test('While advisers load the list says so', Loading, async ({ userEvent }) => {
  await userEvent.click(await field());
  await waitFor(() => expect(screen.getByText('Buscando…')).toBeVisible());
});

test('Advisers that failed to load can be retried', Failed, async ({ args, userEvent }) => {
  await expect(await screen.findByText('No se pudieron cargar los asesores.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

test('Without a name and without advisers nothing can be saved', { args: { advisers: [], name: '' } }, async () => {
  await expect(await dialog()).toHaveAccessibleDescription('Elige quién atenderá a este prospecto.');
  await expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('UND-03 why it was not saved', Refused, async () => {
  await dialog();
  await expect(await screen.findByRole('alert')).toHaveTextContent('No se guardó');
});
