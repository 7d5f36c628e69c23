import { expect, waitFor, within } from 'storybook/test';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { opens, text46, week46 } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Disabled, LongText, Opened, Phone, ReadOnly } from './WeekPicker.stories.tsx';

const test = behaviour(meta);

const day46 = /^jueves 12 de noviembre/;

test('WKP-01 is labelled Semana', Default, async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Semana' });
  await expect(input).toHaveAttribute('placeholder', 'ss-aaaa');
  await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
});

test('WKP-02 shows the number, the first day and the last day', Opened, async ({ canvas, args }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue(text46);
  await expect(args.onChange).not.toHaveBeenCalled();
});

test(
  "Label, help and the host's error are read",
  {
    args: {
      label: 'Semana de corte',
      description: 'De miércoles a martes.',
      error: 'Esa semana ya está firmada',
      defaultValue: week46,
    },
  },
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Semana de corte' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('De miércoles a martes. Esa semana ya está firmada');
  },
);

test(
  'A required week cannot be cleared',
  { args: { required: true, defaultValue: week46 } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Semana' })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Semana'));
    await expect(popup.getByRole('button', { name: 'Esta semana' })).toBeEnabled();
    await expect(popup.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  },
);

test('Disabled, neither its field nor its button can be used', Disabled, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeDisabled();
  await expect(canvas.getByRole('button', opens)).toBeDisabled();
});

test('Read-only, no key changes it or opens the calendar', ReadOnly, async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '45{Enter}{Alt>}{ArrowDown}{/Alt}');
  await expect(canvas.getByRole('textbox')).toHaveValue(text46);
  await noPopup('Semana');
  await expect(args.onChange).not.toHaveBeenCalled();
});

test('Texts of any length stay within 320 px', LongText, async ({ canvasElement }) => {
  const frame = canvasElement.querySelector('div[style]');
  await expect(frame?.scrollWidth).toBe(320);
});

test(
  'WKP-02 on a phone of 360 px the text is complete, and the calendar is a sheet',
  Phone,
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollWidth).toBe(input.clientWidth);
    const small = Number.parseFloat(getComputedStyle(input).fontSize);
    await expect(small).toBeGreaterThanOrEqual(12);
    await userEvent.click(input);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThan(small);
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup('Semana');
    await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
);

test('WKP-03 any day selects its week, from Wednesday to Tuesday', {}, async ({ args, canvas, step, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Semana'));
  await step('The columns go from Wednesday to Tuesday, and each row has its number', async () => {
    const heads = popup.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label'));
    await expect(heads).toEqual(['Sem.', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo', 'lunes', 'martes']);
    const rows = popup.getAllByRole('rowheader').map((row) => row.textContent);
    await expect(rows).toEqual(['44', '45', '46', '47', '48']);
  });
  await step('A press chooses it and closes', async () => {
    await userEvent.click(popup.getByRole('button', { name: day46 }));
    await noPopup('Semana');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(week46, { start: '2026-11-11', end: '2026-11-17' });
    await expect(canvas.getByRole('textbox')).toHaveValue(text46);
  });
  await step('Its seven days are chosen, in one band', async () => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Semana');
    const cells = popup.getAllByRole('gridcell', { selected: true });
    await expect(cells.map((cell) => cell.textContent)).toEqual(['11', '12', '13', '14', '15', '16', '17']);
    await expect(new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size).toBe(1);
    await expect(getComputedStyle(cells[0] ?? document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
  await step('Clearing gives null for both', async () => {
    await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  });
  await step('The running week is one press away', async () => {
    await userEvent.click(canvas.getByRole('button', opens));
    await userEvent.click(await popup.findByRole('button', { name: 'Esta semana' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Semana 47 del 18/11/2026 al 24/11/2026');
  });
});

test('WKP-03 a whole task by keyboard', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  const grounds = (week: string): Set<string> => {
    const row = within(canvas.getByRole('row', { name: new RegExp(`^Semana ${week}`) }));
    return new Set(row.getAllByRole('gridcell').map((day) => getComputedStyle(day).backgroundColor));
  };
  await step('Alt and the arrow down open it at today', async () => {
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup('Semana');
    await focused('sábado 21 de noviembre de 2026, semana 47');
  });
  await step('The whole week of the focused day is highlighted, and no other', async () => {
    await expect(grounds('46')).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    await expect(grounds('47').size).toBe(1);
    await expect(grounds('47')).not.toEqual(grounds('46'));
  });
  await step('Arrows move by day and week, Home and End within the week, Page Up by month', async () => {
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await focused('viernes 13 de noviembre de 2026, semana 46');
    await userEvent.keyboard('{Home}');
    await focused('miércoles 11 de noviembre de 2026, semana 46');
    await userEvent.keyboard('{End}');
    await focused('martes 17 de noviembre de 2026, semana 46');
    await userEvent.keyboard('{PageUp}');
    await focused('sábado 17 de octubre de 2026, semana 42');
  });
  await step('No key reaches a disabled month', async () => {
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused('sábado 17 de octubre de 2026, semana 42');
  });
  await step('Enter chooses the week and gives the focus back', async () => {
    await userEvent.keyboard('{Enter}');
    await noPopup('Semana');
    const days = { start: '2026-10-14', end: '2026-10-20' };
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ year: 2026, week: 42 }, days);
    await expect(input).toHaveFocus();
  });
  await step('It opens at the chosen week, and Escape leaves it', async () => {
    await userEvent.keyboard('{F4}');
    await openPopup('Semana');
    await focused('miércoles 14 de octubre de 2026, semana 42, elegida');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await noPopup('Semana');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  });
  await step('What is typed next takes the place of the whole text', async () => {
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  });
});

/** Accessible names in each language. */
const languages = [
  {
    locale: 'es',
    label: 'Semana',
    opens: 'Abrir el calendario: Semana',
    text: 'Semana 46 del 11/11/2026 al 17/11/2026',
    chosen: 'miércoles 11 de noviembre de 2026, semana 46, elegida',
    day: 'sábado 21 de noviembre de 2026, semana 47',
    row: 'Semana 47',
    button: 'Esta semana',
  },
  {
    locale: 'de',
    label: 'Woche',
    opens: 'Kalender öffnen: Woche',
    text: 'Woche 46 vom 11/11/2026 bis 17/11/2026',
    chosen: 'Mittwoch, 11. November 2026, Woche 46, gewählt',
    day: 'Samstag, 21. November 2026, Woche 47',
    row: 'Woche 47',
    button: 'Diese Woche',
  },
  {
    locale: 'en',
    label: 'Week',
    opens: 'Open the calendar: Week',
    text: 'Week 46 from 11/11/2026 to 17/11/2026',
    chosen: 'Wednesday, November 11, 2026, week 46, chosen',
    day: 'Saturday, November 21, 2026, week 47',
    row: 'Week 47',
    button: 'This week',
  },
  {
    locale: 'fr',
    label: 'Semaine',
    opens: 'Ouvrir le calendrier : Semaine',
    text: 'Semaine 46 du 11/11/2026 au 17/11/2026',
    chosen: 'mercredi 11 novembre 2026, semaine 46, choisie',
    day: 'samedi 21 novembre 2026, semaine 47',
    row: 'Semaine 47',
    button: 'Cette semaine',
  },
  {
    locale: 'ja',
    label: '週',
    opens: '週のカレンダーを開く',
    text: '第46週 11/11/2026～17/11/2026',
    chosen: '2026年11月11日水曜日、第46週、選択中',
    day: '2026年11月21日土曜日、第47週',
    row: '第47週',
    button: '今週',
  },
  {
    locale: 'zh',
    label: '周',
    opens: '打开“周”的日历',
    text: '第 46 周 11/11/2026 至 17/11/2026',
    chosen: '2026年11月11日星期三，第 46 周，已选',
    day: '2026年11月21日星期六，第 47 周',
    row: '第 47 周',
    button: '本周',
  },
] as const;

for (const { locale, label, ...spoken } of languages) {
  test(
    `Everything is translated: ${locale}`,
    { args: { defaultValue: week46 }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(spoken.text);
      await userEvent.click(canvas.getByRole('button', { name: spoken.opens }));
      const popup = within(await openPopup(label));
      await expect(popup.getByRole('button', { name: spoken.chosen })).toHaveFocus();
      await expect(popup.getByRole('button', { name: spoken.day })).toBeVisible();
      await expect(popup.getByRole('rowheader', { name: spoken.row })).toBeVisible();
      await expect(popup.getByRole('button', { name: spoken.button })).toBeVisible();
    },
  );
}
