import type { CalendarDate } from '@sereno/domain/calendar';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ErrorSummary } from '../../foundation/form/ErrorSummary.tsx';
import { Form } from '../../foundation/form/Form.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { DatesPicker } from './DatesPicker.tsx';
import meta, { Full, LongText, Many, Opened, Phone } from './DatesPicker.stories.tsx';
import { label, many, opens, three } from './DatesPicker.samples.ts';

const test = behaviour(meta);

const focused = (day: string) => waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
const shown = '05/11/2026, 12/11/2026, 26/11/2026';

test('Days are chosen one by one, and the calendar stays open', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: label });
  await expect(input).toHaveAttribute('placeholder', 'dd/mm/aaaa, dd/mm/aaaa');
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup(label));
  await focused('sábado 21 de noviembre de 2026');
  await step('two days, the later one first', async () => {
    await expect(popup.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(popup.getByRole('button', { name: 'jueves 26 de noviembre de 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-26']);
    await userEvent.click(popup.getByRole('button', { name: 'jueves 5 de noviembre de 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-26']);
    await expect(popup.getAllByRole('gridcell', { selected: true }).map((day) => day.textContent)).toEqual(['5', '26']);
    await expect(popup.getByText('2 días')).toBeVisible();
    await expect(input).toHaveValue('05/11/2026, 26/11/2026');
  });
  await step('one of another month', async () => {
    await userEvent.click(popup.getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
    await userEvent.click(popup.getByRole('button', { name: 'martes 1 de diciembre de 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-26', '2026-12-01']);
  });
  await step('the same again takes it out', async () => {
    await userEvent.click(popup.getByRole('button', { name: 'martes 1 de diciembre de 2026, día elegido' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-26']);
    await focused('martes 1 de diciembre de 2026');
  });
  await step('it closes when it is done, and can be emptied', async () => {
    await userEvent.click(popup.getByRole('button', { name: 'Listo' }));
    await noPopup(label);
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveValue('');
  });
});

test('A whole task by keyboard', { args: { defaultValue: three } }, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await userEvent.keyboard('{F4}');
  await openPopup(label);
  await focused('jueves 5 de noviembre de 2026, día elegido');
  await userEvent.keyboard('{ArrowRight}');
  await focused('viernes 6 de noviembre de 2026');
  await userEvent.keyboard('{Enter}');
  await focused('viernes 6 de noviembre de 2026, día elegido');
  await userEvent.keyboard('{ArrowLeft} ');
  await focused('jueves 5 de noviembre de 2026');
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-06', '2026-11-12', '2026-11-26']);
  await userEvent.keyboard('{Escape}');
  await noPopup(label);
  await expect(input).toHaveFocus();
  await expect(input).toHaveValue('06/11/2026, 12/11/2026, 26/11/2026');
});

test('A list is typed in any order, and shown in order', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const typed of [
    '26/11, 5/11/26; 12/11',
    '2026-11-12,2026-11-05,2026-11-26,2026-11-12',
    '5/11 y 12/11 y 26/11',
  ]) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(three);
      await expect(input).toHaveValue(shown);
    });
  }
  await expect(args.onProblem).not.toHaveBeenCalled();
});

test('Pasted lines and cells are a list, within what is written already', {}, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '5/11, ');
  await userEvent.paste('12/11/2026\r\n26/11/2026\n');
  await expect(input).toHaveValue('5/11, 12/11/2026, 26/11/2026');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(three);
  await userEvent.clear(input);
  await userEvent.paste('05/11/2026\t12/11/2026');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-12']);
  await userEvent.clear(input);
  await userEvent.paste('05/11/2026, 26/11/2026');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-26']);
});

test(
  'A wrong list stays as typed, with the wrong day and why',
  { args: { min: '2026-11-01', max: '2026-12-31', maxDates: 2 } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [typed, sentence] of [
      ['mañana', 'Escribe la fecha como dd/mm/aaaa, por ejemplo 21/11/2026'],
      ['5/11, mañana', '«mañana»: Escribe la fecha como dd/mm/aaaa, por ejemplo 21/11/2026'],
      ['5/11, 31/11/2026', '«31/11/2026»: No existe el día 31: el mes 11/2026 tiene 30 días'],
      ['5/11, 31/10', '«31/10»: La primera fecha posible es 01/11/2026'],
      ['01/01/2027', 'La última fecha posible es 31/12/2026'],
      ['5/11, 12/11, 26/11', 'Elige 2 días o menos'],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, typed);
        await userEvent.tab();
        await expect(input).toHaveValue(typed);
        await expect(input).toHaveAccessibleDescription(sentence);
        await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
      });
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test('With as many days as are allowed the calendar only takes out', Full, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup(label));
  const other = popup.getByRole('button', { name: 'viernes 6 de noviembre de 2026' });
  await expect(popup.getByText('3 de 3 días')).toBeVisible();
  await expect(other).toBeDisabled();
  await userEvent.click(popup.getByRole('button', { name: 'jueves 12 de noviembre de 2026, día elegido' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-26']);
  await expect(popup.getByText('2 de 3 días')).toBeVisible();
  await expect(other).toBeEnabled();
});

test('Days outside the limits cannot be chosen', Opened, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup(label));
  await expect(popup.getByRole('button', { name: 'lunes 2 de noviembre de 2026' })).toBeDisabled();
  await expect(popup.getByRole('button', { name: 'martes 3 de noviembre de 2026' })).toBeEnabled();
  await userEvent.click(popup.getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
  await expect(popup.getByRole('button', { name: 'jueves 24 de diciembre de 2026' })).toBeEnabled();
  await expect(popup.getByRole('button', { name: 'viernes 25 de diciembre de 2026' })).toBeDisabled();
});

test('Where the days do not fit, their number is shown, and the list with the focus', Many, async (played) => {
  const { args, canvas, canvasElement, userEvent } = played;
  const input = canvas.getByRole('textbox');
  await waitFor(() => expect(input).toHaveValue('8 días'));
  await expect(input).toBeValid();
  await userEvent.click(input);
  await expect(input).toHaveFocus();
  await expect(input).toHaveValue(many.map((date) => date.split('-').toReversed().join('/')).join(', '));
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveValue('8 días'));
  await expect(args.onChange).not.toHaveBeenCalled();
  canvasElement.querySelector<HTMLElement>('div[style]')?.style.setProperty('inline-size', '1200px');
  await waitFor(() => expect(input).toHaveDisplayValue(/^05\/11\/2026, .*30\/12\/2026$/));
});

test(
  'The host decides, and gives the days in any order',
  {
    render: function Host(args) {
      const [dates, setDates] = useState<readonly CalendarDate[]>(['2026-11-26', '2026-11-05', '2026-11-26']);
      return <DatesPicker {...args} value={dates} onChange={(next) => setDates(next.slice(0, 2))} />;
    },
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('05/11/2026, 26/11/2026');
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup(label));
    await userEvent.click(popup.getByRole('button', { name: 'lunes 2 de noviembre de 2026' }));
    await expect(input).toHaveValue('02/11/2026, 05/11/2026');
  },
);

test(
  'Given days outside the limits are shown with their error',
  { args: { value: ['2026-10-31', '2026-11-05'], min: '2026-11-01' } },
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '«31/10/2026»: La primera fecha posible es 01/11/2026',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'A form sends an entry for each day, and its reset restores them; read-only they stay',
  {
    render: (args) => (
      <form aria-label="Guardias">
        <DatesPicker {...args} name="days" defaultValue={three} required />
        <DatesPicker {...args} label="Cubiertos" name="covered" defaultValue={['2026-11-01']} readOnly />
        <DatesPicker {...args} label="Libres" name="free" />
        <DatesPicker {...args} label="Cerrados" name="closed" defaultValue={three} disabled />
        <button type="reset">Restablecer</button>
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Guardias' });
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toBeRequired();
    await userEvent.clear(input);
    await userEvent.type(input, '2/11, 3/11{Tab}');
    const covered = canvas.getByRole('textbox', { name: 'Cubiertos' });
    await userEvent.type(covered, '1{Alt>}{ArrowDown}{/Alt}');
    await userEvent.paste('1/2/26\n2/2/26');
    await noPopup('Cubiertos');
    await expect([...new FormData(form)]).toEqual([
      ['days', '2026-11-02'],
      ['days', '2026-11-03'],
      ['covered', '2026-11-01'],
    ]);
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup(label));
    await expect(popup.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await noPopup(label);
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(new FormData(form).getAll('days')).toEqual(three));
    await expect(input).toHaveValue(shown);
  },
);

test(
  'The error of a form is shown by its name, and its link leads to the field, also without a day',
  {
    render: (args) => (
      <Form errors={{ days: 'Elige al menos un día' }}>
        <ErrorSummary />
        <DatesPicker {...args} name="days" required />
      </Form>
    ),
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toHaveAccessibleDescription('Elige al menos un día');
    await userEvent.click(canvas.getByRole('button', { name: `${label}: Elige al menos un día` }));
    await waitFor(() => expect(input).toHaveFocus());
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div[style]')?.scrollWidth).toBe(320);
});

test('On a phone of 360 px the calendar is a sheet', Phone, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup(label);
  await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
});

for (const [locale, name, open, count, done, refused] of [
  ['de', 'Tage', 'Kalender öffnen: Tage', '3 von 5 Tagen', 'Fertig', '„32/11“: '],
  ['en', 'Days', 'Open the calendar: Days', '3 of 5 days', 'Done', '“32/11”: '],
  ['fr', 'Jours', 'Ouvrir le calendrier\u202F: Jours', '3 sur 5 jours', 'Terminé', '«\u202F32/11\u202F»\u202F: '],
  ['ja', '日付', '日付のカレンダーを開く', '5件中3件', '完了', '「32/11」：'],
  ['zh', '日期', '打开“日期”的日历', '已选 3 天，最多 5 天', '完成', '“32/11”：'],
] as const) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label: name, defaultValue: three, maxDates: 5 }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: open }));
      const popup = within(await openPopup(name));
      await expect(popup.getByText(count)).toBeVisible();
      await userEvent.click(popup.getByRole('button', { name: done }));
      await noPopup(name);
      const input = canvas.getByRole('textbox', { name });
      await userEvent.clear(input);
      await userEvent.type(input, '5/11, 32/11{Enter}');
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(`^${refused}`)));
    },
  );
}
