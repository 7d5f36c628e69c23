import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openPopup } from '../field/storyInput.ts';
import { weekArgs } from './samples.ts';
import { WeekPicker } from './WeekPicker.tsx';

const meta = {
  title: 'pickers/WeekPicker/Languages',
  component: WeekPicker,
  tags: ['!autodocs'],
  args: { ...weekArgs, defaultValue: { year: 2026, week: 46 } },
} satisfies Meta<typeof WeekPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

type Spoken = {
  label: string;
  opens: string;
  text: string;
  chosen: string;
  day: string;
  row: string;
  button: string;
};

const speaks = (spoken: Spoken): Story => ({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: spoken.label })).toHaveValue(spoken.text);
    await userEvent.click(canvas.getByRole('button', { name: spoken.opens }));
    const popup = within(await openPopup(spoken.label));
    await expect(popup.getByRole('button', { name: spoken.chosen })).toHaveFocus();
    await expect(popup.getByRole('button', { name: spoken.day })).toBeVisible();
    await expect(popup.getByRole('rowheader', { name: spoken.row })).toBeVisible();
    await expect(popup.getByRole('button', { name: spoken.button })).toBeVisible();
  },
});

export const Spanish: Story = speaks({
  label: 'Semana',
  opens: 'Abrir el calendario: Semana',
  text: 'Semana 46 del 11/11/2026 al 17/11/2026',
  chosen: 'miércoles 11 de noviembre de 2026, semana 46, elegida',
  day: 'sábado 21 de noviembre de 2026, semana 47',
  row: 'Semana 47',
  button: 'Esta semana',
});

export const German: Story = {
  ...speaks({
    label: 'Woche',
    opens: 'Kalender öffnen: Woche',
    text: 'Woche 46 vom 11/11/2026 bis 17/11/2026',
    chosen: 'Mittwoch, 11. November 2026, Woche 46, gewählt',
    day: 'Samstag, 21. November 2026, Woche 47',
    row: 'Woche 47',
    button: 'Diese Woche',
  }),
  globals: { locale: 'de' },
};

export const English: Story = {
  ...speaks({
    label: 'Week',
    opens: 'Open the calendar: Week',
    text: 'Week 46 from 11/11/2026 to 17/11/2026',
    chosen: 'Wednesday, November 11, 2026, week 46, chosen',
    day: 'Saturday, November 21, 2026, week 47',
    row: 'Week 47',
    button: 'This week',
  }),
  globals: { locale: 'en' },
};

export const French: Story = {
  ...speaks({
    label: 'Semaine',
    opens: 'Ouvrir le calendrier : Semaine',
    text: 'Semaine 46 du 11/11/2026 au 17/11/2026',
    chosen: 'mercredi 11 novembre 2026, semaine 46, choisie',
    day: 'samedi 21 novembre 2026, semaine 47',
    row: 'Semaine 47',
    button: 'Cette semaine',
  }),
  globals: { locale: 'fr' },
};

export const Japanese: Story = {
  ...speaks({
    label: '週',
    opens: '週のカレンダーを開く',
    text: '第46週 11/11/2026～17/11/2026',
    chosen: '2026年11月11日水曜日、第46週、選択中',
    day: '2026年11月21日土曜日、第47週',
    row: '第47週',
    button: '今週',
  }),
  globals: { locale: 'ja' },
};

export const Chinese: Story = {
  ...speaks({
    label: '周',
    opens: '打开“周”的日历',
    text: '第 46 周 11/11/2026 至 17/11/2026',
    chosen: '2026年11月11日星期三，第 46 周，已选',
    day: '2026年11月21日星期六，第 47 周',
    row: '第 47 周',
    button: '本周',
  }),
  globals: { locale: 'zh' },
};
