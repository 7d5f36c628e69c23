import { expect, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { QuarterPicker } from './QuarterPicker.tsx';
import meta, { LongText, Opened, OutsideLimits, Phone } from './QuarterPicker.stories.tsx';
import { opens } from './QuarterPicker.samples.ts';

const test = behaviour(meta);

test('A quarter is selected with the mouse, this one with one press', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Trimestre' });
  await expect(input).toHaveAttribute('placeholder', 'T# aaaa');
  const popup = within(canvas.getByRole('dialog', { hidden: true }));
  const open = async (): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Trimestre');
  };
  await step('one of this year', async () => {
    await open();
    const quarters = within(popup.getByRole('grid', { name: '2026' })).getAllByRole('button');
    await expect(quarters.map((quarter) => quarter.getAttribute('aria-label'))).toEqual([
      'T1 enero – marzo de 2026',
      'T2 abril – junio de 2026',
      'T3 julio – septiembre de 2026',
      'T4 octubre – diciembre de 2026',
    ]);
    await expect(quarters[2]).toHaveAttribute('aria-current', 'date');
    await expect(quarters[3]).toBeDisabled();
    await userEvent.click(popup.getByRole('button', { name: /^T1 .* 2026$/ }));
    await noPopup('Trimestre');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-Q1');
    await expect(input).toHaveValue('T1 2026');
  });
  await step('one of the year before', async () => {
    await open();
    await userEvent.click(popup.getByRole('button', { name: 'Año anterior, 2025' }));
    await userEvent.click(popup.getByRole('button', { name: /^T4 .* 2025$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-Q4');
  });
  await step('one of a year behind the caption', async () => {
    await open();
    await userEvent.click(popup.getByRole('button', { name: '2025, elegir otro año' }));
    await userEvent.click(popup.getByRole('button', { name: '2019' }));
    await userEvent.click(popup.getByRole('button', { name: /^T2 .* 2019$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2019-Q2');
  });
  await step('this quarter, and none', async () => {
    await open();
    await userEvent.click(popup.getByRole('button', { name: 'Este trimestre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-Q3');
    await open();
    await userEvent.click(popup.getByRole('button', { name: 'Borrar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  });
});

test('The chosen quarter is marked', Opened, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Trimestre'));
  const quarters = within(popup.getByRole('grid')).getAllByRole('button');
  const chosen = quarters.filter((quarter) => quarter.closest('[aria-selected="true"]'));
  await expect(chosen.map((quarter) => quarter.textContent)).toEqual(['T2\u2003abril – junio']);
});

test('A whole task by keyboard', { args: { defaultValue: '2025-Q2' } }, async ({ args, canvas, userEvent }) => {
  const focused = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await openPopup('Trimestre');
  await focused(/^T2 .* 2025$/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await focused(/^T3 .* 2025$/);
  await userEvent.keyboard('{PageUp}');
  await focused(/^T3 .* 2024$/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await focused(/^T1 .* 2025$/);
  await userEvent.keyboard('{PageDown}{PageDown}');
  await focused(/^T3 .* 2026$/);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await noPopup('Trimestre');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('2026-Q2');
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{F4}');
  await openPopup('Trimestre');
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await noPopup('Trimestre');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

test('Typed short, or as one of its days; refused with an example', {}, async ({ args, canvas, step, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const typed of ['T1 2026', '1T26', '2026-Q1', '1', '02/2026', '14/02/2026']) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue('T1 2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-Q1');
    });
  }
  for (const [typed, sentence] of [
    ['pasado', 'Escribe el trimestre con su año, por ejemplo T3 2026'],
    ['3/2026', 'Escribe el trimestre con su año, por ejemplo T3 2026'],
    ['T5 2026', 'No existe el trimestre 5: escribe uno del 1 al 4'],
    ['T1 026', 'Escribe un año de 1800 a 2026'],
    ['T4 2026', 'El último trimestre posible es T3 2026'],
    ['T4 1799', 'El primer trimestre posible es T1 1800'],
  ] as const) {
    await step(typed, async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  }
});

test('A quarter outside the limits shows its error, and planned ones can be chosen', OutsideLimits, async (played) => {
  const { canvas, userEvent } = played;
  await expect(canvas.getByRole('textbox')).toHaveValue('T4 2020');
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('El primer trimestre posible es T1 2021');
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = within(await openPopup('Trimestre'));
  await expect(popup.getByRole('button', { name: /^T1 .* 2021$/ })).toHaveFocus();
  await expect(popup.getByRole('button', { name: 'No hay años anteriores' })).toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
  await expect(popup.getByRole('button', { name: /^T1 .* 2027$/ })).toHaveFocus();
  await expect(popup.getByRole('button', { name: /^T2 .* 2027$/ })).toBeDisabled();
  await expect(popup.getByRole('button', { name: 'No hay años posteriores' })).toHaveAttribute('aria-disabled');
});

test(
  'Without an allowed quarter it says so, and this one cannot be chosen',
  { args: { minYear: 2027 } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'No hay trimestres que elegir: el primero (T1 2027) es posterior al último (T3 2026)',
    );
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = within(await openPopup('Trimestre'));
    await expect(popup.getByRole('button', { name: 'Este trimestre' })).toBeDisabled();
  },
);

test(
  'A form sends the quarter, and its reset restores it; read-only it stays',
  {
    render: (args) => (
      <form aria-label="Ventas">
        <QuarterPicker {...args} name="quarter" defaultValue="2026-Q1" required />
        <QuarterPicker {...args} label="Cierre" name="closed" defaultValue="2025-Q4" readOnly />
        <QuarterPicker {...args} label="Auditoría" name="audited" defaultValue="2025-Q3" disabled />
        <button type="reset">Restablecer</button>
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ventas' });
    const input = canvas.getByRole('textbox', { name: 'Trimestre' });
    await expect(input).toBeRequired();
    await userEvent.clear(input);
    await userEvent.type(input, 'T2 2022{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cierre' }), '1{Alt>}{ArrowDown}{/Alt}');
    await noPopup('Cierre');
    await expect([...new FormData(form)]).toEqual([
      ['quarter', '2022-Q2'],
      ['closed', '2025-Q4'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(new FormData(form).get('quarter')).toBe('2026-Q1'));
    await expect(input).toHaveValue('T1 2026');
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div[style]')?.scrollWidth).toBe(320);
});

test('On a phone of 360 px the quarters are a sheet', Phone, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  const popup = await openPopup('Trimestre');
  await waitFor(() => expect(Math.round(popup.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(popup.getBoundingClientRect().width).toBe(window.innerWidth);
});

for (const [locale, label, button, shown, quarter, current] of [
  ['de', 'Quartal', 'Quartale öffnen: Quartal', 'Q2 2026', 'Q2 April – Juni 2026', 'Dieses Quartal'],
  ['en', 'Quarter', 'Open the quarters: Quarter', 'Q2 2026', 'Q2 April – June 2026', 'This quarter'],
  ['fr', 'Trimestre', 'Ouvrir les trimestres\u202F: Trimestre', 'T2 2026', 'T2 avril – juin 2026', 'Ce trimestre'],
  ['ja', '四半期', '四半期の四半期を開く', '2026年第2四半期', '第2四半期 4月 – 6月、2026年', '今四半期'],
  ['zh', '季度', '打开“季度”的季度', '2026年第2季度', '第2季度 4月 – 6月，2026年', '本季度'],
] as const) {
  test(
    `Everything is translated, and what is shown can be typed: ${locale}`,
    { args: { label }, globals: { locale } },
    async ({ args, canvas, userEvent }) => {
      const open = await canvas.findByRole('button', { name: button });
      const input = canvas.getByRole('textbox', { name: label });
      await userEvent.type(input, `${shown}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-Q2');
      await expect(input).toHaveValue(shown);
      await userEvent.click(open);
      const popup = within(await openPopup(label));
      await expect(popup.getByRole('button', { name: quarter })).toHaveFocus();
      await expect(popup.getByRole('button', { name: current })).toBeVisible();
    },
  );
}
