import type { CalendarDate } from '@sereno/domain/calendar';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { SentForm } from '../../foundation/field/SentForm.samples.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { MonthPicker } from './MonthPicker.tsx';
import meta from './MonthPicker.stories.tsx';
import { opens } from './samples.ts';

const test = behaviour(meta);

test('MTP-03 is typed as MM/yyyy, shorter, or as one of its days', {}, async ({ args, canvas, step, userEvent }) => {
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
});

test(
  'MTP-01 MTP-02 rejected text stays, with the error and an example',
  {},
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'MTP-03 a form submits yyyy-MM',
  {
    args: { name: 'mes' },
    render: (args) => (
      <SentForm>
        <MonthPicker {...args} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
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
);

// Escape closes the topmost layer.
test(
  'In a dialog Escape closes the months first',
  {
    render: (args) => (
      <Dialog title="Exportar pagos" defaultOpen trigger={<Button>Exportar</Button>}>
        <MonthPicker {...args} />
      </Dialog>
    ),
  },
  async ({ userEvent }) => {
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
);

test(
  'A controlled month outside the limits is shown with its error',
  { args: { value: '2027-01' } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('01/2027');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('El último mes posible es 11/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'Invalid months are shown as they are, and nothing breaks',
  {
    render: (args) => (
      <Stack>
        <MonthPicker {...args} label="Mes 13" value="2026-13" />
        <MonthPicker {...args} label="Año 0" value="0000-05" />
        <MonthPicker {...args} label="Año 20260" value="20260-05" />
      </Stack>
    ),
  },
  async ({ canvas, userEvent }) => {
    for (const label of ['Mes 13', 'Año 0', 'Año 20260']) {
      await expect(canvas.getByRole('textbox', { name: label })).toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: `Abrir los meses: ${label}` }));
      await openPopup(label);
      await userEvent.keyboard('{Escape}');
    }
    await expect(canvas.getByRole('textbox', { name: 'Mes 13' })).toHaveAccessibleDescription(/^No existe el mes 13/);
  },
);

test(
  'With a first year after today nothing is allowed, and the field says so',
  { args: { minYear: 2030 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2/2026{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'No hay meses que elegir: el primero (01/2030) es posterior al último (11/2026)',
    );
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await canvas.findByRole('dialog', { name: 'Mes' }));
    const months = within(popup.getByRole('grid', { name: '2030' })).getAllByRole('button');
    await expect(months).toHaveLength(12);
    for (const month of months) await expect(month).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Este mes' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'MTP-01 midnight of the last day while it is open adds a month and moves nothing',
  {
    args: { today: '2026-11-30', defaultValue: '2026-08' },
    render: function Host(args) {
      const [today, setToday] = useState<CalendarDate>(args.today);
      return (
        <Stack>
          <MonthPicker {...args} today={today} />
          <Button onClick={() => setToday('2026-12-01')}>Medianoche</Button>
        </Stack>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    const december = popup.getByRole('button', { name: 'diciembre de 2026' });
    await expect(december).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Medianoche' }));
    await expect(december).toBeEnabled();
    await expect(december).toHaveAttribute('aria-current', 'date');
    await expect(popup.getByRole('button', { name: 'agosto de 2026' })).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('textbox')).toHaveValue('08/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);
