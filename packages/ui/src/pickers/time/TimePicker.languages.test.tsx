import { expect, screen, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { openPopup } from '../field/popup.samples.ts';
import meta from './TimePicker.stories.tsx';

const test = behaviour(meta);

/** Names of its button and list, and its error, in each language. */
const languages = [
  {
    locale: 'es',
    label: 'Hora de inicio',
    open: 'Abrir las horas: Hora de inicio',
    clear: 'Borrar',
    refused: 'No existe la hora 25: escribe una de 00 a 23',
  },
  {
    locale: 'de',
    label: 'Beginn',
    open: 'Uhrzeiten öffnen: Beginn',
    clear: 'Leeren',
    refused: 'Die Stunde 25 gibt es nicht: Geben Sie 00 bis 23 ein',
  },
  {
    locale: 'en',
    label: 'Start time',
    open: 'Open the times: Start time',
    clear: 'Clear',
    refused: 'There is no hour 25: type one from 00 to 23',
  },
  {
    locale: 'fr',
    label: 'Début',
    open: 'Ouvrir les heures\u202F: Début',
    clear: 'Effacer',
    refused: 'L’heure 25 n’existe pas\u202F: saisissez 00 à 23',
  },
  {
    locale: 'ja',
    label: '開始時刻',
    open: '開始時刻の時刻を開く',
    clear: '消去',
    refused: '25時はありません。00から23で入力してください',
  },
  {
    locale: 'zh',
    label: '开始时间',
    open: '打开“开始时间”的时间',
    clear: '清除',
    refused: '没有 25 点：请输入 00 至 23',
  },
] as const;

for (const { locale, label, open, clear, refused } of languages) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: label }), '25{Enter}');
      await expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(refused);
      await userEvent.click(canvas.getByRole('button', { name: open }));
      await openPopup(label);
      await expect(screen.getByRole('listbox', { name: label })).toBeVisible();
      await expect(screen.getByRole('button', { name: clear })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('option', { name: '12:00' })).toHaveFocus());
    },
  );
}
