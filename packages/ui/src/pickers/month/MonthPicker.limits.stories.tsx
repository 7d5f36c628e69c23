import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { openPopup } from '../field/storyInput.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { monthArgs, opens } from './samples.ts';

const meta = {
  title: 'pickers/MonthPicker/Limits',
  component: MonthPicker,
  tags: ['!autodocs'],
  args: monthArgs,
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outside: Story = {
  name: 'A month that the host holds outside the limits is shown, with what is wrong',
  args: { value: '2027-01' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('01/2027');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('El último mes posible es 11/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoSuchMonth: Story = {
  name: 'Months that do not exist are shown as they are, and nothing breaks',
  render: (args) => (
    <Stack>
      <MonthPicker {...args} label="Mes 13" value="2026-13" />
      <MonthPicker {...args} label="Año 0" value="0000-05" />
      <MonthPicker {...args} label="Año 20260" value="20260-05" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Mes 13', 'Año 0', 'Año 20260']) {
      await expect(canvas.getByRole('textbox', { name: label })).toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: `Abrir los meses: ${label}` }));
      await openPopup(label);
      await userEvent.keyboard('{Escape}');
    }
    await expect(canvas.getByRole('textbox', { name: 'Mes 13' })).toHaveAccessibleDescription(/^No existe el mes 13/);
  },
};

export const NothingToChoose: Story = {
  name: 'With a first year after today there is nothing to choose, and the field says so',
  args: { minYear: 2030 },
  play: async ({ args, canvas, userEvent }) => {
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
};

export const Midnight: Story = {
  name: 'MTP-01 midnight of the last day while it is open adds a month and moves nothing',
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
  play: async ({ args, canvas, userEvent }) => {
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
};
