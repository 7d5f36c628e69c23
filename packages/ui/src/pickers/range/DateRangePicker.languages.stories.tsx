import type { DateRange } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openPopup } from '../field/storyInput.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'pickers/DateRangePicker/Languages',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: {
    label: 'Periodo',
    today: '2026-11-21',
    defaultValue: { start: '2026-11-12', end: '2026-11-20' },
    onChange: fn<(range: DateRange | null) => void>(),
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

type Spoken = { label: string; opens: string; last: string; custom: string; said: string; days: string };

/** The names of the days, the preset that is marked and the sentence that says what is chosen. */
const speaks = (locale: string, spoken: Spoken): Story => ({
  args: { label: spoken.label },
  globals: { locale },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: spoken.opens }));
    const popup = within(await openPopup(spoken.label));
    await waitFor(() => expect(popup.getByRole('button', { name: spoken.last })).toHaveFocus());
    await expect(popup.getByRole('button', { name: spoken.custom, pressed: true })).toBeVisible();
    await expect(popup.getByText(spoken.said)).toBeVisible();
    await expect(popup.getByText(spoken.days)).toBeVisible();
  },
});

export const Spanish: Story = speaks('es', {
  label: 'Periodo',
  opens: 'Abrir el calendario: Periodo',
  last: 'viernes 20 de noviembre de 2026, último día',
  custom: 'Personalizado',
  said: 'Del 12/11/2026 al 20/11/2026',
  days: '9 días',
});

export const German: Story = speaks('de', {
  label: 'Zeitraum',
  opens: 'Kalender öffnen: Zeitraum',
  last: 'Freitag, 20. November 2026, letzter Tag',
  custom: 'Benutzerdefiniert',
  said: '12/11/2026 bis 20/11/2026',
  days: '9 Tage',
});

export const English: Story = speaks('en', {
  label: 'Period',
  opens: 'Open the calendar: Period',
  last: 'Friday, November 20, 2026, last day',
  custom: 'Custom',
  said: 'From 12/11/2026 to 20/11/2026',
  days: '9 days',
});

export const French: Story = speaks('fr', {
  label: 'Période',
  opens: 'Ouvrir le calendrier : Période',
  last: 'vendredi 20 novembre 2026, dernier jour',
  custom: 'Personnalisé',
  said: 'Du 12/11/2026 au 20/11/2026',
  days: '9 jours',
});

export const Japanese: Story = speaks('ja', {
  label: '対象期間',
  opens: '対象期間のカレンダーを開く',
  last: '2026年11月20日金曜日、最後の日',
  custom: '期間を指定',
  said: '12/11/2026から20/11/2026まで',
  days: '9日間',
});

export const Chinese: Story = speaks('zh', {
  label: '统计时段',
  opens: '打开“统计时段”的日历',
  last: '2026年11月20日星期五，最后一天',
  custom: '自定义',
  said: '12/11/2026 至 20/11/2026',
  days: '9 天',
});
