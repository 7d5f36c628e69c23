import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openPopup } from '../field/storyInput.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { monthArgs } from './samples.ts';

const meta = {
  title: 'pickers/MonthPicker/Languages',
  component: MonthPicker,
  tags: ['!autodocs'],
  args: { ...monthArgs, defaultValue: '2026-08' },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

type Spoken = { opens: string; caption: string; previous: string; chosen: string; button: string };

const speaks = (spoken: Spoken): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: spoken.opens }));
    const popup = within(await openPopup(args.label));
    await expect(popup.getByRole('button', { name: spoken.chosen })).toHaveFocus();
    await expect(popup.getByRole('button', { name: spoken.caption })).toBeVisible();
    await expect(popup.getByRole('button', { name: spoken.previous })).toBeVisible();
    await expect(popup.getByRole('button', { name: spoken.button })).toBeVisible();
  },
});

export const Spanish: Story = speaks({
  opens: 'Abrir los meses: Mes',
  caption: '2026, elegir otro año',
  previous: 'Año anterior, 2025',
  chosen: 'agosto de 2026',
  button: 'Este mes',
});

export const German: Story = {
  ...speaks({
    opens: 'Monate öffnen: Monat',
    caption: '2026, anderes Jahr wählen',
    previous: 'Voriges Jahr, 2025',
    chosen: 'August 2026',
    button: 'Dieser Monat',
  }),
  args: { label: 'Monat' },
  globals: { locale: 'de' },
};

export const English: Story = {
  ...speaks({
    opens: 'Open the months: Month',
    caption: '2026, choose another year',
    previous: 'Previous year, 2025',
    chosen: 'August 2026',
    button: 'This month',
  }),
  args: { label: 'Month' },
  globals: { locale: 'en' },
};

export const French: Story = {
  ...speaks({
    opens: 'Ouvrir les mois : Mois',
    caption: '2026, choisir une autre année',
    previous: 'Année précédente, 2025',
    chosen: 'août 2026',
    button: 'Ce mois-ci',
  }),
  args: { label: 'Mois' },
  globals: { locale: 'fr' },
};

export const Japanese: Story = {
  ...speaks({
    opens: '月の月を開く',
    caption: '2026、別の年を選ぶ',
    previous: '前の年、2025年',
    chosen: '2026年8月',
    button: '今月',
  }),
  args: { label: '月' },
  globals: { locale: 'ja' },
};

export const Chinese: Story = {
  ...speaks({
    opens: '打开“月份”的月份',
    caption: '2026，选择其他年份',
    previous: '上一年，2025',
    chosen: '2026年8月',
    button: '本月',
  }),
  args: { label: '月份' },
  globals: { locale: 'zh' },
};
