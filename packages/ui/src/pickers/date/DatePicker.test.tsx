import type { CalendarDate } from '@sereno/domain/calendar';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { userEvent as person } from 'vitest/browser';
import { Button } from '../../foundation/button/Button.tsx';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { DatePicker } from './DatePicker.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { label, opens } from './DatePicker.samples.tsx';
import meta, { Default, Disabled, LongText, Phone, ReadOnly } from './DatePicker.stories.tsx';

const test = behaviour(meta);

const focused = (day: string) => waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());

test('Empty, the calendar opens on today', Default, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: label })).toHaveAttribute('placeholder', 'dd/mm/aaaa');
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await focused('sábado 21 de noviembre de 2026');
  await expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  await expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await noPopup(label);
  await expect(canvas.getByRole('button', opens)).toHaveFocus();
});

test(
  'ADL-10 a selected day is shown as dd/MM/yyyy, and the calendar opens on it',
  { args: { defaultValue: '2026-08-07' } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('07/08/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('viernes 7 de agosto de 2026, día elegido');
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('7');
  },
);

test('Disabled, neither its field nor its button can be used', Disabled, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeDisabled();
  await expect(canvas.getByRole('button', opens)).toBeDisabled();
});

test('Read-only, no key changes it or opens the calendar', ReadOnly, async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '{F4}{Alt>}{ArrowDown}{/Alt}7{Enter}');
  await expect(canvas.getByRole('textbox')).toHaveValue('12/11/2026');
  await expect(canvas.getByRole('button', opens)).toBeDisabled();
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const forms: readonly (readonly [typed: string, date: CalendarDate])[] = [
  ['1/2/26', '2026-02-01'],
  ['02022026', '2026-02-02'],
  ['3-2', '2026-02-03'],
  ['2026-02-04', '2026-02-04'],
  [' 05.02.2026 ', '2026-02-05'],
  ['29/02/2024', '2024-02-29'],
];

test('DRP-01 a day is read in every common form, and shown as dd/MM/yyyy', {}, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const [typed, date] of forms) {
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await expect(args.onChange).not.toHaveBeenLastCalledWith(date);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(date);
    await expect(input).toHaveValue(date.split('-').toReversed().join('/'));
  }
  await userEvent.clear(input);
  await userEvent.paste('2026-12-24T18:00:00Z');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(args.onProblem).not.toHaveBeenCalled();
});

const refusals: readonly (readonly [typed: string, sentence: string])[] = [
  ['hoy no', 'Escribe la fecha como dd/mm/aaaa, por ejemplo 21/11/2026'],
  ['31/02/2026', 'No existe el día 31: el mes 02/2026 tiene 28 días'],
  ['29/02/2025', 'No existe el día 29: el mes 02/2025 tiene 28 días'],
  ['0/1/2026', 'No existe el día 0: el mes 01/2026 tiene 31 días'],
  ['12/13/2026', 'No existe el mes 13: escribe uno del 01 al 12'],
  ['01/02/0000', 'Escribe un año de 2026 a 2027'],
  ['01/02/20260', 'Escribe un año de 2026 a 2027'],
  ['31/10/2026', 'La primera fecha posible es 01/11/2026'],
  ['01/02/2027', 'La última fecha posible es 31/01/2027'],
];

test(
  'Text that is not a day stays as typed, with the error and an example',
  { args: { min: '2026-11-01', max: '2027-01-31', defaultValue: '2026-11-12' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [typed, sentence] of refusals) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // The error disappears as soon as it no longer applies.
    await userEvent.clear(input);
    await userEvent.type(input, '31/01/2027');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-31');
  },
);

test('ADL-10 the whole task by keyboard', {}, async ({ args, canvas, step }) => {
  const input = canvas.getByRole('textbox');
  await step('Alt+↓ opens on today', async () => {
    await person.keyboard('{Tab}');
    await expect(input).toHaveFocus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup(label);
    await focused('sábado 21 de noviembre de 2026');
  });
  await step('days, weeks, months and years', async () => {
    await person.keyboard('{ArrowRight}{ArrowDown}');
    await focused('domingo 29 de noviembre de 2026');
    await person.keyboard('{Home}');
    await focused('lunes 23 de noviembre de 2026');
    await person.keyboard('{End}');
    await focused('domingo 29 de noviembre de 2026');
    await person.keyboard('{ArrowLeft}{ArrowUp}{PageDown}');
    await focused('lunes 21 de diciembre de 2026');
    await person.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}');
    await focused('viernes 21 de noviembre de 2025');
  });
  await step('Escape closes, changes nothing and gives the focus back', async () => {
    await person.keyboard('{Escape}');
    await noPopup(label);
    await expect(input).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  });
  await step('F4 opens too; Enter chooses and gives the focus back', async () => {
    await person.keyboard('{F4}');
    await openPopup(label);
    await focused('sábado 21 de noviembre de 2026');
    await person.keyboard('{ArrowDown}{Enter}');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await expect(input).toHaveValue('28/11/2026');
    await expect(input).toHaveFocus();
  });
  await step('what was typed is where the calendar opens', async () => {
    await person.keyboard('{Control>}a{/Control}1/2/26{F4}');
    await openPopup(label);
    await focused('domingo 1 de febrero de 2026, día elegido');
    await person.keyboard('{Tab}');
    await expect(screen.getByRole('button', { name: 'Hoy' })).toHaveFocus();
    await person.keyboard('{Enter}');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  });
  await step('the months behind the caption, the years behind those, and back', async () => {
    await person.keyboard('{F4}');
    await openPopup(label);
    await person.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
    await focused('noviembre de 2026');
    await person.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
    await focused('2026');
    await person.keyboard('{PageUp}{Enter}');
    await focused('noviembre de 2014');
    await person.keyboard('{ArrowUp}{Enter}');
    await focused('viernes 1 de agosto de 2014');
    await person.keyboard('{Escape}');
    await noPopup(label);
    await expect(input).toHaveFocus();
  });
});

test('ADL-10 a day of any year is selected with presses', {}, async ({ args, canvas, step, userEvent }) => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await step('a day of the next month', async () => {
    await press(opens.name);
    await openPopup(label);
    await press('Mes siguiente, diciembre de 2026');
    await press('jueves 24 de diciembre de 2026');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(canvas.getByRole('textbox')).toHaveValue('24/12/2026');
  });
  await step('a day of another year', async () => {
    await press(opens.name);
    await openPopup(label);
    await press('diciembre de 2026, elegir otro mes');
    await press('2026, elegir otro año');
    await press('Años anteriores, 2004 a 2015');
    await press('2012');
    await press('mayo de 2012');
    await press('jueves 10 de mayo de 2012');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('2012-05-10');
  });
  await step('today, and none', async () => {
    await press(opens.name);
    await press('Hoy');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await press(opens.name);
    await press('Borrar');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  });
});

test(
  'Days outside the limits cannot be reached: not by a press, a key or another month',
  { args: { min: '2026-11-10', max: '2026-11-20' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    // Today is after them, and the last allowed day is nearest.
    await expect(within(popup).getByRole('button', { name: 'Hoy' })).toBeDisabled();
    await expect(within(popup).getByRole('button', { name: 'lunes 9 de noviembre de 2026' })).toBeDisabled();
    await expect(within(popup).getByRole('button', { name: 'sábado 21 de noviembre de 2026' })).toBeDisabled();
    await expect(within(popup).getByRole('button', { name: 'No hay meses anteriores' })).toBeVisible();
    await expect(within(popup).getByRole('button', { name: 'No hay meses posteriores' })).toBeVisible();
    await userEvent.click(within(popup).getByRole('button', { name: 'viernes 20 de noviembre de 2026' }));
    await noPopup(label);
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await userEvent.keyboard('{ArrowRight}{PageDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-11-21');
  },
);

test(
  'DRP-06 no day after 2100',
  { args: { defaultValue: '2100-12-30', max: '2150-01-01' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await expect(screen.getByRole('button', { name: 'No hay meses posteriores' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('2100-12-31');
    await userEvent.clear(input);
    await userEvent.type(input, '01/01/2101{Enter}');
    await expect(input).toHaveAccessibleDescription('La última fecha posible es 31/12/2100');
  },
);

test(
  'A given day outside the limits is shown with its error; the calendar opens at the nearest',
  { args: { value: '2026-03-15', min: '2026-11-10', today: '2027-01-05' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('15/03/2026');
    await expect(input).toHaveAccessibleDescription('La primera fecha posible es 10/11/2026');
    await expect(args.onProblem).toHaveBeenLastCalledWith('La primera fecha posible es 10/11/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('martes 10 de noviembre de 2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10');
  },
);

test(
  'A first day after the last one: the field says so and the calendar allows nothing',
  { args: { min: '2026-12-01', max: '2026-11-01' } },
  async ({ args, canvas, userEvent }) => {
    const sentence = 'No hay fechas que elegir: la primera (01/12/2026) es posterior a la última (01/11/2026)';
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(sentence);
    await userEvent.type(input, '15/11/2026{Enter}');
    await expect(input).toHaveAccessibleDescription(sentence);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const days = within(within(popup).getByRole('grid')).getAllByRole('button');
    await expect(days).toHaveLength(31);
    await expect(days.filter((day) => !day.matches(':disabled'))).toHaveLength(0);
    await expect(within(popup).getByRole('button', { name: 'Hoy' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await noPopup(label);
  },
);

test(
  'Midnight passes while it is open: today moves on, the focus and the typed text stay',
  {
    render: function Render(args) {
      const [today, setToday] = useState<CalendarDate>('2026-11-30');
      return (
        <Stack>
          <DatePicker {...args} today={today} max={today} />
          <Button onClick={() => setToday('2026-12-01')}>Medianoche</Button>
        </Stack>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'nada');
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await userEvent.keyboard('{ArrowLeft}');
    await focused('domingo 29 de noviembre de 2026');
    const midnight = canvas.getByRole('button', { name: 'Medianoche' });
    // A press would close the calendar and move the focus.
    midnight.click();
    await waitFor(() =>
      expect(within(popup).getByRole('button', { name: 'lunes 30 de noviembre de 2026' })).not.toHaveAttribute(
        'aria-current',
      ),
    );
    await focused('domingo 29 de noviembre de 2026');
    await expect(input).toHaveValue('nada');
    await expect(input).toHaveAccessibleDescription('Escribe la fecha como dd/mm/aaaa, por ejemplo 01/12/2026');
    await userEvent.click(within(popup).getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
    await expect(within(popup).getByRole('button', { name: 'martes 1 de diciembre de 2026' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await userEvent.click(within(popup).getByRole('button', { name: 'Hoy' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await noPopup(label);
  },
);

test(
  'In a dialog Escape closes the calendar first, also from the years page',
  {
    render: (args) => (
      <Dialog defaultOpen title="Nueva cita">
        <DatePicker {...args} />
      </Dialog>
    ),
  },
  async () => {
    await person.click(await screen.findByRole('button', opens));
    await openPopup(label);
    await person.click(screen.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
    await focused('noviembre de 2026');
    await person.keyboard('{Escape}');
    await noPopup(label);
    await expect(screen.getByRole('dialog', { name: 'Nueva cita' })).toHaveAttribute('data-open');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('textbox').parentElement?.parentElement ?? document.body;
  await expect(clientWidth).toBe(320);
  await expect(scrollWidth).toBe(clientWidth);
});

const groundOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

test(
  'In forced colours the calendar has an edge, and the selected day is distinct',
  { args: { defaultValue: '2026-11-12' }, beforeEach: forceColors },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await expect(getComputedStyle(screen.getByRole('dialog')).borderTopWidth).toBe('1px');
    await expect(groundOf('jueves 12 de noviembre de 2026, día elegido')).not.toBe(
      groundOf('viernes 13 de noviembre de 2026'),
    );
  },
);

test(
  'On a phone the calendar is a sheet as wide as the page, completely visible',
  Phone,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    const { left, width, bottom } = popup.getBoundingClientRect();
    await expect([left, width, bottom]).toEqual([0, 360, window.innerHeight]);
    await expect(popup.scrollHeight).toBe(popup.clientHeight);
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
    const day = screen.getByRole('button', { name: 'viernes 20 de noviembre de 2026' }).getBoundingClientRect();
    await expect(day.width).toBeGreaterThanOrEqual(40);
  },
);
