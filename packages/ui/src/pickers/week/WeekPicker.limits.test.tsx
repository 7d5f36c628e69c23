import type { CalendarDate } from '@sereno/domain/calendar';
import type { CataloguedWeek } from '@sereno/domain/week';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { openPopup } from '../field/popup.samples.ts';
import { opens } from './samples.ts';
import { WeekPicker } from './WeekPicker.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './WeekPicker.stories.tsx';

const test = behaviour(meta);

test('WKP-05 WKP-08 the running week is the last one', {}, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Semana'));
  await expect(popup.getByRole('button', { name: /^martes 24 de noviembre/ })).toBeEnabled();
  await expect(popup.getByRole('button', { name: /^miércoles 25 de noviembre/ })).toBeDisabled();
  await expect(popup.getByRole('button', { name: 'No hay meses posteriores' })).toHaveAttribute('aria-disabled');
});

test(
  'WKP-07 WKP-08 with the future enabled, the week of the last day ahead is whole',
  { args: { disableFuture: false } },
  async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await step('14 days ahead is Saturday 5 December: its week ends on the 8th', async () => {
      await userEvent.click(popup.getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
      await expect(popup.getByRole('button', { name: /^martes 8 de diciembre/ })).toBeEnabled();
      await expect(popup.getByRole('button', { name: /^miércoles 9 de diciembre/ })).toBeDisabled();
    });
    await step('The row that two months share is chosen from either of them', async () => {
      await userEvent.click(popup.getByRole('button', { name: /^lunes 30 de noviembre/ }));
      const days = { start: '2026-11-25', end: '2026-12-01' };
      await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2026, week: 48 }, days);
    });
  },
);

test(
  'WKP-07 the host sets how far ahead',
  { args: { disableFuture: false, maxDaysAhead: 3 } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('button', { name: /^miércoles 25 de noviembre/ })).toBeDisabled();
  },
);

test(
  'WKP-08 a week that reaches into a month after the last day is shown whole',
  { args: { today: '2026-09-30', defaultValue: { year: 2026, week: 40 } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    const cells = popup.getAllByRole('gridcell', { selected: true });
    await expect(cells.map((cell) => cell.textContent)).toEqual(['30', '1', '2', '3', '4', '5', '6']);
  },
);

test(
  'WKP-06 the very first week is that of 10 November 2021',
  { args: { today: '2021-12-01' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '45-2021{Enter}');
    await expect(input).toHaveAccessibleDescription('La primera semana posible es la del 10/11/2021');
    await userEvent.clear(input);
    await userEvent.type(input, '46-2021{Enter}');
    const days = { start: '2021-11-10', end: '2021-11-16' };
    await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2021, week: 46 }, days);
  },
);

test('WKP-06 reaches 90 days back, to the whole week of that day', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '34{Enter}');
  const days = { start: '2026-08-19', end: '2026-08-25' };
  await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2026, week: 34 }, days);
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Semana'));
  await expect(popup.getByRole('button', { name: 'No hay meses anteriores' })).toHaveAttribute('aria-disabled');
  await expect(popup.getByRole('button', { name: /^martes 18 de agosto/ })).toBeDisabled();
});

test(
  'WKP-09 WKP-10 at the end of the year each week has its own number and year',
  { args: { today: '2025-01-03' } },
  async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await step('Week 1 holds 1 January', async () => {
      const rows = popup.getAllByRole('rowheader').map((row) => row.textContent);
      await expect(rows.slice(0, 2)).toEqual(['01', '02']);
    });
    await step('The last day of the year before it belongs to its week 53', async () => {
      await userEvent.click(popup.getByRole('button', { name: /^Mes anterior/ }));
      await userEvent.click(popup.getByRole('button', { name: 'martes 31 de diciembre de 2024, semana 53' }));
      const days = { start: '2024-12-25', end: '2024-12-31' };
      await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2024, week: 53 }, days);
    });
  },
);

test(
  'WKP-09 the host sets which day of January week 1 contains',
  { args: { today: '2026-01-09', firstWeekContainsDate: 7 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1{Enter}');
    const days = { start: '2026-01-07', end: '2026-01-13' };
    await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2026, week: 1 }, days);
  },
);

/** A catalogue that counts one week less, as other libraries do, and starts in the middle of the year. */
const catalogue: readonly CataloguedWeek[] = [
  { year: 2026, week: 45, range: { start: '2026-11-11', end: '2026-11-17' } },
  { year: 2026, week: 46, range: { start: '2026-11-18', end: '2026-11-24' } },
];

test(
  'WKP-11 the catalogue’s number takes precedence',
  { args: { catalogue, defaultValue: { year: 2026, week: 46 } } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await step('In the text', async () => {
      await expect(input).toHaveValue('Semana 46 del 18/11/2026 al 24/11/2026');
    });
    await step('In the rows and in the reported values', async () => {
      await userEvent.click(canvas.getByRole('button', opens));
      const popup = within(await openPopup('Semana'));
      const rows = popup.getAllByRole('rowheader').map((row) => row.textContent);
      await expect(rows).toEqual(['44', '45', '45', '46', '48']);
      await userEvent.click(popup.getByRole('button', { name: 'jueves 12 de noviembre de 2026, semana 45' }));
      const days = { start: '2026-11-11', end: '2026-11-17' };
      await expect(args.onChange).toHaveBeenLastCalledWith({ year: 2026, week: 45 }, days);
    });
    await step('In what is typed, by number and by day', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '46{Enter}');
      await expect(input).toHaveValue('Semana 46 del 18/11/2026 al 24/11/2026');
      await userEvent.clear(input);
      await userEvent.type(input, '12/11/2026{Enter}');
      await expect(input).toHaveValue('Semana 45 del 11/11/2026 al 17/11/2026');
    });
    await step('In the example', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'x{Enter}');
      await expect(input).toHaveAccessibleDescription(/por ejemplo 46-2026/);
    });
  },
);

// Otherwise a person could select 4 November and sign 11 November.
test(
  'WKP-11 a week whose number the catalogue gave to another cannot be selected',
  { args: { catalogue } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '05/11/2026{Enter}');
    const sentence = 'El número 45 es de otra semana: Semana 45 del 11/11/2026 al 17/11/2026';
    await expect(input).toHaveAccessibleDescription(sentence);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('button', { name: /^jueves 5 de noviembre/ })).toBeDisabled();
  },
);

test(
  'A controlled week outside the limits is shown with its error',
  { args: { value: { year: 2026, week: 10 } } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('Semana 10 del 04/03/2026 al 10/03/2026');
    await expect(input).toHaveAccessibleDescription('La primera semana posible es la del 23/08/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('grid', { name: 'agosto de 2026' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'Invalid weeks are shown as they are, and nothing breaks',
  {
    render: (args) => (
      <Stack>
        <WeekPicker {...args} label="Semana 60" value={{ year: 2026, week: 60 }} />
        <WeekPicker {...args} label="Año 0" value={{ year: 0, week: 1 }} />
        <WeekPicker {...args} label="Año 20260" value={{ year: 20_260, week: 46 }} />
        <WeekPicker {...args} label="Ninguna" value={{ year: Number.NaN, week: Number.NaN }} />
      </Stack>
    ),
  },
  async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('textbox');
    await expect(first).toHaveValue('60-2026');
    await expect(first).toHaveAccessibleDescription('El año 2026 tiene 52 semanas');
    await expect(others).toHaveLength(3);
    for (const input of others) {
      await expect(input).toHaveAccessibleDescription(/^Escribe la semana como ss-aaaa/);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Año 20260' }));
    await openPopup('Año 20260');
  },
);

test(
  'Before 10 November 2021 nothing is allowed, and the field says so',
  { args: { today: '2021-11-01' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '44{Enter}');
    await expect(input).toHaveAccessibleDescription(
      'No hay semanas que elegir: el primer día (10/11/2021) es posterior al último (01/11/2021)',
    );
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await canvas.findByRole('dialog', { name: 'Semana' }));
    for (const cell of popup.getAllByRole('gridcell')) {
      for (const day of within(cell).queryAllByRole('button')) await expect(day).toBeDisabled();
    }
    await expect(popup.getByRole('button', { name: 'Esta semana' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'WKP-08 midnight while it is open moves only the limits',
  {
    args: { today: '2026-11-24', defaultValue: { year: 2026, week: 46 } },
    render: function Host(args) {
      const [today, setToday] = useState<CalendarDate>(args.today);
      return (
        <Stack>
          <WeekPicker {...args} today={today} />
          <Button onClick={() => setToday('2026-11-25')}>Medianoche</Button>
        </Stack>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('button', { name: /^miércoles 25 de noviembre/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Medianoche' }));
    const tomorrow = popup.getByRole('button', { name: 'miércoles 25 de noviembre de 2026, semana 48' });
    await expect(tomorrow).toBeEnabled();
    await expect(tomorrow).toHaveAttribute('aria-current', 'date');
    await expect(popup.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Semana 46 del 11/11/2026 al 17/11/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);
