import { expect, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { YearPicker } from './YearPicker.tsx';
import meta, { LongText, Opened, OutsideLimits, Phone } from './YearPicker.stories.tsx';
import { opens } from './YearPicker.samples.ts';

const test = behaviour(meta);

test('A year is selected with the mouse, this year with one press', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Año' });
  await expect(input).toHaveAttribute('placeholder', 'aaaa');
  const popup = within(canvas.getByRole('dialog', { hidden: true }));
  const open = async (): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Año');
  };
  await step('one of these twelve', async () => {
    await open();
    await expect(popup.getByRole('button', { name: '2026' })).toHaveAttribute('aria-current', 'date');
    await expect(popup.getByRole('button', { name: '2027' })).toBeDisabled();
    await userEvent.click(popup.getByRole('button', { name: '2024' }));
    await noPopup('Año');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2024');
    await expect(input).toHaveValue('2024');
  });
  await step('one of the twelve before', async () => {
    await open();
    await userEvent.click(popup.getByRole('button', { name: /^Años anteriores/ }));
    await userEvent.click(popup.getByRole('button', { name: '2011' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2011');
  });
  await step('this year, and none', async () => {
    await open();
    await userEvent.click(popup.getByRole('button', { name: 'Este año' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026');
    await open();
    await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  });
});

test('The chosen year is marked', Opened, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Año'));
  const years = within(popup.getByRole('grid')).getAllByRole('button');
  await expect(years.filter((year) => year.closest('[aria-selected="true"]')).map((year) => year.textContent)).toEqual([
    '2024',
  ]);
});

test('A whole task by keyboard', { args: { defaultValue: '2020' } }, async ({ args, canvas, userEvent }) => {
  const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await openPopup('Año');
  await focused('2020');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await focused('2021');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  await focused('2018');
  await userEvent.keyboard('{Home}');
  await focused('2016');
  await userEvent.keyboard('{End}{PageUp}');
  await focused('2006');
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  await focused('2026');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await noPopup('Año');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('2025');
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{F4}');
  await openPopup('Año');
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await noPopup('Año');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

test('Typed short, or as one of its days; refused with an example', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const typed of ['2024', '24', '02/2024', '14/02/2024']) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue('2024');
      await expect(args.onChange).toHaveBeenLastCalledWith('2024');
    });
  }
  for (const [typed, sentence] of [
    ['pasado', 'Escribe el año con cuatro cifras, por ejemplo 2026'],
    ['2027', 'Escribe un año de 1800 a 2026'],
    ['1799', 'Escribe un año de 1800 a 2026'],
  ] as const) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  }
});

test('A year outside the limits shows its error, and planned years can be chosen', OutsideLimits, async (played) => {
  const { canvas, userEvent } = played;
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Escribe un año de 2021 a 2030');
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Año'));
  await expect(popup.getByRole('button', { name: '2021' })).toHaveFocus();
  await userEvent.click(popup.getByRole('button', { name: /^Años siguientes/ }));
  await expect(popup.getByRole('button', { name: '2030' })).toBeEnabled();
  await expect(popup.getByRole('button', { name: '2031' })).toBeDisabled();
});

test('Without an allowed year it says so', { args: { minYear: 2027 } }, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'No hay años que elegir: el primero (2027) es posterior al último (2026)',
  );
  await userEvent.click(canvas.getByRole('button', opens));
  await expect(within(await openPopup('Año')).getByRole('button', { name: 'Este año' })).toBeDisabled();
});

test(
  'A form sends the year, and its reset restores it; read-only it stays',
  {
    render: (args) => (
      <form aria-label="Ventas">
        <YearPicker {...args} name="year" defaultValue="2024" required />
        <YearPicker {...args} label="Cierre" name="closed" defaultValue="2023" readOnly />
        <button type="reset">Restablecer</button>
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ventas' });
    const input = canvas.getByRole('textbox', { name: 'Año' });
    await expect(input).toBeRequired();
    await userEvent.clear(input);
    await userEvent.type(input, '2022{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cierre' }), '1{Alt>}{ArrowDown}{/Alt}');
    await noPopup('Cierre');
    await expect([...new FormData(form)]).toEqual([
      ['year', '2022'],
      ['closed', '2023'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(new FormData(form).get('year')).toBe('2024'));
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div[style]')?.scrollWidth).toBe(320);
});

test('On a phone of 360 px the years are a sheet', Phone, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup('Año');
  await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
});

for (const [locale, label, button, current] of [
  ['de', 'Jahr', 'Jahre öffnen: Jahr', 'Dieses Jahr'],
  ['en', 'Year', 'Open the years: Year', 'This year'],
  ['fr', 'Année', 'Ouvrir les années : Année', 'Cette année'],
  ['ja', '年', '年の年を開く', '今年'],
  ['zh', '年份', '打开“年份”的年份', '今年'],
] as const) {
  test(
    `Everything is translated: ${locale}`,
    { args: { label }, globals: { locale } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: button }));
      await expect(within(await openPopup(label)).getByRole('button', { name: current })).toBeVisible();
    },
  );
}
