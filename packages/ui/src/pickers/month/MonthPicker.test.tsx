import { expect, waitFor, within } from 'storybook/test';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { opens } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Disabled, LongText, Opened, Phone, Years } from './MonthPicker.stories.tsx';

const test = behaviour(meta);

test('MTP-03 expects MM/yyyy', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveAttribute('placeholder', 'mm/aaaa');
  await expect(canvas.getByRole('button', opens)).toHaveAttribute('aria-expanded', 'false');
});

test('MTP-03 shows MM/yyyy', Opened, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue('08/2026');
});

test('MTP-03 the financial one begins in January of 2021 and ends today', Years, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Mes'));
  await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toBeEnabled();
  await expect(popup.getByRole('button', { name: 'diciembre de 2026' })).toBeDisabled();
  await expect(popup.getByRole('button', { name: 'No hay años posteriores' })).toHaveAttribute('aria-disabled');
  await userEvent.click(popup.getByRole('button', { name: '2026, elegir otro año' }));
  await expect(popup.getByRole('button', { name: '2020' })).toBeDisabled();
  await userEvent.click(popup.getByRole('button', { name: '2021' }));
  await expect(popup.getByRole('button', { name: 'enero de 2021' })).toBeEnabled();
  await expect(popup.getByRole('button', { name: 'No hay años anteriores' })).toHaveAttribute('aria-disabled');
});

test(
  'MTP-03 a month after the last one cannot be chosen, and is refused when it is typed',
  { args: { max: '2027-02', defaultValue: '2027-01' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'febrero de 2027' })).toBeEnabled();
    await expect(popup.getByRole('button', { name: 'marzo de 2027' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'No hay años posteriores' })).toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    const input = canvas.getByRole('textbox', { name: 'Mes' });
    await userEvent.clear(input);
    await userEvent.type(input, '03/2027{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(args.onChange).not.toHaveBeenCalledWith('2027-03');
    await userEvent.clear(input);
    await userEvent.type(input, '02/2027{Enter}');
    await waitFor(() => expect(input).toBeValid());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02');
  },
);

test(
  'The current month is not offered where the last one is before it',
  { args: { max: '2026-10' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'Este mes' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'octubre de 2026' })).toHaveFocus();
  },
);

test(
  "Help and the host's error are read",
  { args: { description: 'El mes en que se pagó.', error: 'Ese mes ya está cerrado', defaultValue: '2026-08' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'El mes en que se pagó. Ese mes ya está cerrado',
    );
  },
);

test(
  'A required month cannot be cleared',
  { args: { required: true, defaultValue: '2026-08' } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Mes'));
    await expect(popup.getByRole('button', { name: 'Este mes' })).toBeEnabled();
    await expect(popup.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  },
);

test('Disabled, neither its field nor its button can be used', Disabled, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeDisabled();
  await expect(canvas.getByRole('button', opens)).toBeDisabled();
});

test(
  'Read-only, no key changes it or opens the months',
  { args: { defaultValue: '2026-08', readOnly: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1{Enter}{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('textbox')).toHaveValue('08/2026');
    await noPopup('Mes');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div[style]')?.scrollWidth).toBe(320);
});

test('On a phone of 360 px the months are a sheet', Phone, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup('Mes');
  await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
  await expect(popup.scrollWidth).toBe(popup.clientWidth);
});

test(
  'MTP-01 a month is selected with the mouse, a distant one by its year',
  {},
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const popup = within(canvas.getByRole('dialog', { hidden: true }));
    const open = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', opens));
      await openPopup('Mes');
    };
    await step('A month of this year', async () => {
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'agosto de 2026' }));
      await noPopup('Mes');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('2026-08');
      await expect(input).toHaveValue('08/2026');
    });
    await step('The chosen one is marked, and so is the current one', async () => {
      await open();
      const months = within(popup.getByRole('grid', { name: '2026' })).getAllByRole('button');
      const marked = months.filter((month) => month.closest('[aria-selected="true"]'));
      await expect(marked.map((month) => month.textContent)).toEqual(['agosto']);
      await expect(popup.getByRole('button', { name: 'noviembre de 2026' })).toHaveAttribute('aria-current', 'date');
    });
    await step('A month of last year, then one of another decade', async () => {
      await userEvent.click(popup.getByRole('button', { name: 'Año anterior, 2025' }));
      await userEvent.click(popup.getByRole('button', { name: '2025, elegir otro año' }));
      await userEvent.click(popup.getByRole('button', { name: /^Años anteriores/ }));
      await userEvent.click(popup.getByRole('button', { name: '2011' }));
      await userEvent.click(popup.getByRole('button', { name: 'marzo de 2011' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2011-03');
    });
    await step('The current month is one press away, and so is none', async () => {
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'Este mes' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
      await open();
      await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveValue('');
    });
  },
);

test('MTP-02 a whole task by keyboard, to the year 1800', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  await step('Alt and the arrow down open it at the current month', async () => {
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup('Mes');
    await focused('noviembre de 2026');
  });
  await step('Arrows move by month and row, Home and End within the row, Page Up by year', async () => {
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await focused('julio de 2026');
    await userEvent.keyboard('{End}');
    await focused('septiembre de 2026');
    await userEvent.keyboard('{Home}{PageUp}');
    await focused('julio de 2025');
  });
  await step('Nothing leads after the current month', async () => {
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}{ArrowDown}');
    await focused('noviembre de 2026');
  });
  await step('The years are behind the caption; the first is 1800', async () => {
    canvas.getByRole('button', { name: '2026, elegir otro año' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('2026');
    await userEvent.keyboard('{PageUp>20/}');
    await focused('1800');
    await userEvent.keyboard('{Enter}');
    await focused('noviembre de 1800');
    await userEvent.keyboard('{PageUp}');
    await focused('enero de 1800');
  });
  await step('Enter chooses and gives the focus back', async () => {
    await userEvent.keyboard('{Enter}');
    await noPopup('Mes');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('1800-01');
    await expect(input).toHaveFocus();
  });
  await step('Escape leaves it', async () => {
    await userEvent.keyboard('{F4}');
    await openPopup('Mes');
    await focused('enero de 1800');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await noPopup('Mes');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  });
});

/** Accessible names in each language. */
const languages = [
  {
    locale: 'es',
    label: 'Mes',
    opens: 'Abrir los meses: Mes',
    caption: '2026, elegir otro año',
    previous: 'Año anterior, 2025',
    chosen: 'agosto de 2026',
    button: 'Este mes',
  },
  {
    locale: 'de',
    label: 'Monat',
    opens: 'Monate öffnen: Monat',
    caption: '2026, anderes Jahr wählen',
    previous: 'Voriges Jahr, 2025',
    chosen: 'August 2026',
    button: 'Dieser Monat',
  },
  {
    locale: 'en',
    label: 'Month',
    opens: 'Open the months: Month',
    caption: '2026, choose another year',
    previous: 'Previous year, 2025',
    chosen: 'August 2026',
    button: 'This month',
  },
  {
    locale: 'fr',
    label: 'Mois',
    opens: 'Ouvrir les mois : Mois',
    caption: '2026, choisir une autre année',
    previous: 'Année précédente, 2025',
    chosen: 'août 2026',
    button: 'Ce mois-ci',
  },
  {
    locale: 'ja',
    label: '月',
    opens: '月の月を開く',
    caption: '2026、別の年を選ぶ',
    previous: '前の年、2025年',
    chosen: '2026年8月',
    button: '今月',
  },
  {
    locale: 'zh',
    label: '月份',
    opens: '打开“月份”的月份',
    caption: '2026，选择其他年份',
    previous: '上一年，2025',
    chosen: '2026年8月',
    button: '本月',
  },
] as const;

for (const { locale, label, ...spoken } of languages) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label, defaultValue: '2026-08' }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: spoken.opens }));
      const popup = within(await openPopup(label));
      await expect(popup.getByRole('button', { name: spoken.chosen })).toHaveFocus();
      await expect(popup.getByRole('button', { name: spoken.caption })).toBeVisible();
      await expect(popup.getByRole('button', { name: spoken.previous })).toBeVisible();
      await expect(popup.getByRole('button', { name: spoken.button })).toBeVisible();
    },
  );
}
