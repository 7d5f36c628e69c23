import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import meta from './DatePicker.stories.tsx';

const test = behaviour(meta);

/** Accessible names in each language. */
const languages = [
  {
    locale: 'es',
    label: 'Fecha',
    open: 'Abrir el calendario: Fecha',
    chosen: 'jueves 12 de noviembre de 2026, día elegido',
    other: 'viernes 13 de noviembre de 2026',
    caption: 'noviembre de 2026, elegir otro mes',
    next: 'Mes siguiente, diciembre de 2026',
    today: 'Hoy',
    clear: 'Borrar',
    refused: 'No existe el día 31: el mes 02/2026 tiene 28 días',
  },
  {
    locale: 'de',
    label: 'Datum',
    open: 'Kalender öffnen: Datum',
    chosen: 'Donnerstag, 12. November 2026, gewählter Tag',
    other: 'Freitag, 13. November 2026',
    caption: 'November 2026, anderen Monat wählen',
    next: 'Nächster Monat, Dezember 2026',
    today: 'Heute',
    clear: 'Leeren',
    refused: 'Den Tag 31 gibt es nicht: Der Monat 02/2026 hat 28 Tage',
  },
  {
    locale: 'en',
    label: 'Date',
    open: 'Open the calendar: Date',
    chosen: 'Thursday, November 12, 2026, chosen day',
    other: 'Friday, November 13, 2026',
    caption: 'November 2026, choose another month',
    next: 'Next month, December 2026',
    today: 'Today',
    clear: 'Clear',
    refused: 'There is no day 31: month 02/2026 has 28 days',
  },
  {
    locale: 'fr',
    label: 'Date',
    open: 'Ouvrir le calendrier\u202F: Date',
    chosen: 'jeudi 12 novembre 2026, jour choisi',
    other: 'vendredi 13 novembre 2026',
    caption: 'novembre 2026, choisir un autre mois',
    next: 'Mois suivant, décembre 2026',
    today: 'Aujourd’hui',
    clear: 'Effacer',
    refused: 'Le jour 31 n’existe pas\u202F: le mois 02/2026 a 28 jours',
  },
  {
    locale: 'ja',
    label: '日付',
    open: '日付のカレンダーを開く',
    chosen: '2026年11月12日木曜日、選択中',
    other: '2026年11月13日金曜日',
    caption: '2026年11月、別の月を選ぶ',
    next: '次の月、2026年12月',
    today: '今日',
    clear: '消去',
    refused: '31日はありません。02/2026は28日までです',
  },
  {
    locale: 'zh',
    label: '日期',
    open: '打开“日期”的日历',
    chosen: '2026年11月12日星期四，已选',
    other: '2026年11月13日星期五',
    caption: '2026年11月，选择其他月份',
    next: '下个月，2026年12月',
    today: '今天',
    clear: '清除',
    refused: '没有 31 日：02/2026 只有 28 天',
  },
] as const;

for (const { locale, label, ...spoken } of languages) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label, defaultValue: '2026-11-12' }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: spoken.open }));
      const popup = within(await openPopup(label));
      await waitFor(() => expect(screen.getByRole('button', { name: spoken.chosen })).toHaveFocus());
      for (const name of [spoken.other, spoken.caption, spoken.next, spoken.today, spoken.clear])
        await expect(popup.getByRole('button', { name })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await noPopup(label);
      const input = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, '31/02/2026{Enter}');
      await expect(input).toHaveAccessibleDescription(spoken.refused);
      await userEvent.click(canvas.getByRole('button', { name: spoken.open }));
      await openPopup(label);
    },
  );
}
