import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { SentForm } from '../../foundation/field/SentForm.tsx';
import { noPopup, openPopup } from '../field/storyInput.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { monthArgs, opens } from './samples.ts';

const meta = {
  title: 'pickers/MonthPicker/Typing',
  component: MonthPicker,
  tags: ['!autodocs'],
  args: monthArgs,
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forgiving: Story = {
  name: 'MTP-03 is typed as MM/yyyy, more shortly, or as one of its days',
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const typed of ['02/2026', '2/2026', '2/26', '022026', '2026-02', '2-26', '14/02/2026', '2']) {
      await step(typed, async () => {
        await userEvent.type(input, `${typed}{Enter}`);
        await expect(input).toHaveValue('02/2026');
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-02');
        await userEvent.clear(input);
        await userEvent.tab();
        await expect(args.onChange).toHaveBeenLastCalledWith(null);
      });
    }
    await expect(args.onProblem).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'MTP-01 MTP-02 what cannot be taken stays, with what is wrong and what is expected',
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const refusals = [
      ['mañana', 'Escribe el mes como mm/aaaa, por ejemplo 11/2026'],
      ['31/02/2026', 'Escribe el mes como mm/aaaa, por ejemplo 11/2026'],
      ['13/2026', 'No existe el mes 13: escribe uno del 01 al 12'],
      ['0/2026', 'No existe el mes 0: escribe uno del 01 al 12'],
      ['02/0', 'Escribe un año de 1800 a 2026'],
      ['02/20260', 'Escribe un año de 1800 a 2026'],
      ['12/1799', 'El primer mes posible es 01/1800'],
      ['12/2026', 'El último mes posible es 11/2026'],
    ] as const;
    for (const [typed, sentence] of refusals) {
      await step(typed, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, `${typed}{Enter}`);
        await expect(input).toHaveValue(typed);
        await expect(input).toBeInvalid();
        await expect(input).toHaveAccessibleDescription(sentence);
        await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
      });
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InAForm: Story = {
  name: 'MTP-03 a form is sent yyyy-MM',
  args: { name: 'mes' },
  render: (args) => (
    <SentForm>
      <MonthPicker {...args} />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const sent = canvas.getByRole('status');
    await userEvent.type(input, '2/26{Enter}');
    await waitFor(() => expect(sent).toHaveTextContent('mes=2026-02'));
    await userEvent.clear(input);
    await userEvent.type(input, '13/2026{Enter}');
    await expect(input).toBeInvalid();
    await expect(sent).toHaveTextContent('mes=2026-02');
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent).toHaveTextContent(/^mes=$/));
  },
};

/** Escape closes what lies on top. */
export const InADialog: Story = {
  name: 'In a dialog Escape closes the months first',
  render: (args) => (
    <Dialog title="Exportar pagos" defaultOpen trigger={<Button>Exportar</Button>}>
      <MonthPicker {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Exportar pagos' }));
    await userEvent.click(dialog.getByRole('button', opens));
    await openPopup('Mes');
    await userEvent.keyboard('{Escape}');
    await noPopup('Mes');
    await expect(screen.getByRole('dialog', { name: 'Exportar pagos' })).toBeVisible();
    await expect(dialog.getByRole('button', opens)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
