import { expect, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { openPopup } from '../field/popup.samples.ts';
import meta from './DateRangePicker.stories.tsx';

const test = behaviour(meta);

/** Day names, the selected preset and the summary, in each language. */
const languages = [
  {
    locale: 'es',
    label: 'Periodo',
    opens: 'Abrir el calendario: Periodo',
    last: 'viernes 20 de noviembre de 2026, último día',
    custom: 'Personalizado',
    said: 'Del 12/11/2026 al 20/11/2026',
    days: '9 días',
  },
  {
    locale: 'de',
    label: 'Zeitraum',
    opens: 'Kalender öffnen: Zeitraum',
    last: 'Freitag, 20. November 2026, letzter Tag',
    custom: 'Benutzerdefiniert',
    said: '12/11/2026 bis 20/11/2026',
    days: '9 Tage',
  },
  {
    locale: 'en',
    label: 'Period',
    opens: 'Open the calendar: Period',
    last: 'Friday, November 20, 2026, last day',
    custom: 'Custom',
    said: 'From 12/11/2026 to 20/11/2026',
    days: '9 days',
  },
  {
    locale: 'fr',
    label: 'Période',
    opens: 'Ouvrir le calendrier : Période',
    last: 'vendredi 20 novembre 2026, dernier jour',
    custom: 'Personnalisé',
    said: 'Du 12/11/2026 au 20/11/2026',
    days: '9 jours',
  },
  {
    locale: 'ja',
    label: '対象期間',
    opens: '対象期間のカレンダーを開く',
    last: '2026年11月20日金曜日、最後の日',
    custom: '期間を指定',
    said: '12/11/2026から20/11/2026まで',
    days: '9日間',
  },
  {
    locale: 'zh',
    label: '统计时段',
    opens: '打开“统计时段”的日历',
    last: '2026年11月20日星期五，最后一天',
    custom: '自定义',
    said: '12/11/2026 至 20/11/2026',
    days: '9 天',
  },
] as const;

for (const { locale, label, ...spoken } of languages) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label, defaultValue: { start: '2026-11-12', end: '2026-11-20' } }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: spoken.opens }));
      const calendar = within(await openPopup(label));
      await waitFor(() => expect(calendar.getByRole('button', { name: spoken.last })).toHaveFocus());
      await expect(calendar.getByRole('button', { name: spoken.custom, pressed: true })).toBeVisible();
      await expect(calendar.getByText(spoken.said)).toBeVisible();
      await expect(calendar.getByText(spoken.days)).toBeVisible();
    },
  );
}
