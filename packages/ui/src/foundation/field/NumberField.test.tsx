import { expect, fn, waitFor } from 'storybook/test';
import { SentForm } from './SentForm.samples.tsx';
import { NumberField } from './NumberField.tsx';
import type { NumberProblem } from './numberRange.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { pesos } from './NumberField.samples.tsx';
import meta, { Default, Percentage, States, WithError, WithSuffix } from './NumberField.stories.tsx';

const test = behaviour(meta);

test(
  'Typed, stepped with the arrow keys (Page Up and Page Down by ten) or with the buttons, by mouse or touch',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Contratos' });
    await step('typing', async () => {
      await userEvent.click(canvas.getByText('Contratos'));
      await expect(input).toHaveFocus();
      await userEvent.keyboard('12');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(13);
      await userEvent.keyboard('{PageUp}');
      await expect(input).toHaveValue('23');
      await userEvent.keyboard('{PageDown}{Shift>}{ArrowDown}{/Shift}');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(args.onChange).toHaveBeenLastCalledWith(13);
      await userEvent.keyboard('{End}');
      await expect(input).toHaveValue('1,000');
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
    });
    await step('mouse; the focus stays in the input', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Contratos' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await expect(input).toHaveFocus();
    });
    await step('touch', async () => {
      const decrease = canvas.getByRole('button', { name: 'Disminuir Contratos' });
      await userEvent.pointer([{ keys: '[TouchA]', target: decrease }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
      await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    });
    await step('each step is heard', async () => {
      await expect(input.parentElement?.querySelector('[aria-live="polite"]')).toHaveTextContent('0');
    });
  },
);

test(
  '"$ 1 234" and "1,234.50 MXN" are read as amounts; the text is formatted on blur',
  { args: { label: 'Enganche', format: pesos, steppers: false } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Enganche' });
    await step('with spaces', async () => {
      await userEvent.type(input, '$ 1 234');
      await expect(args.onChange).toHaveBeenLastCalledWith(1234);
      await expect(input).toHaveValue('$ 1 234');
      await userEvent.tab();
      await expect(input).toHaveValue('$1,234.00');
    });
    await step('pasted', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.paste('1,234.50 MXN');
      await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    });
  },
);

test(
  'For a percentage the person types 12.5, the host gets 0.125; a step is one percent',
  Percentage,
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('7%');
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Comisión' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.08);
    await userEvent.clear(input);
    await userEvent.type(input, '12.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.125);
    await expect(input).toHaveValue('12.5%');
  },
);

test(
  'Units that the format does not add are shown beside the digits and read as the description',
  WithSuffix,
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Meta' });
    await expect(input).toHaveAccessibleDescription(/citas/);
    await userEvent.click(canvas.getAllByText('citas')[0] ?? input);
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.paste('15 citas');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
  },
);

test(
  'Amounts are added in decimal: 0.1 plus twice 0.1 is 0.3',
  { args: { step: 0.1, defaultValue: 1_000_000.1 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_000_000.3);
  },
);

test(
  'A number out of range is kept and its error shown on blur, not while typing; a valid one clears the error at once',
  {
    args: {
      label: 'Enganche',
      format: pesos,
      min: 500,
      max: 20_000,
      onProblem: fn<(problem: NumberProblem | null) => void>(),
    },
  },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await step('not while typing', async () => {
      await userEvent.type(input, '25');
      await expect(input).toBeValid();
      await expect(args.onProblem).toHaveBeenLastCalledWith('tooLow');
    });
    await step('too low', async () => {
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Escribe $500.00 o más');
      await expect(input).toHaveValue('$25.00');
      await expect(args.onChange).toHaveBeenLastCalledWith(25);
    });
    await step('too high', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '25000{Enter}');
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('Escribe $20,000.00 o menos');
      await expect(args.onChange).toHaveBeenLastCalledWith(25_000);
    });
    await step('mended while typing', async () => {
      await userEvent.type(input, '1', { initialSelectionStart: 1, initialSelectionEnd: 2 });
      await expect(input).toHaveValue('$15,000.00');
      await expect(input).toBeValid();
    });
  },
);

test(
  'Text that is not a number is kept with an error; nothing is guessed: "1,23" is neither 123 nor 1.23',
  { args: { label: 'Enganche', format: pesos, defaultValue: 500 } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'mil doscientos');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await step('kept', async () => {
      await expect(input).toHaveValue('mil doscientos');
      await expect(input).toHaveAccessibleDescription('Escribe un número');
    });
    await step('not replaced by a step', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Enganche' }));
      await expect(input).toHaveValue('mil doscientos');
    });
    await step('the decimal comma', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1,23{Enter}');
      await expect(input).toHaveAccessibleDescription('Escribe un número');
    });
  },
);

test(
  'More decimals than allowed are neither cut nor rounded',
  { args: { label: 'Enganche', format: pesos, steppers: false } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.345);
    await expect(input).toHaveValue('$12.345');
    await expect(input).toHaveAccessibleDescription('Usa 2 decimales o menos');
  },
);

test(
  'Held down, a button repeats until the end of the range',
  { args: { defaultValue: 1, max: 4 } },
  async ({ args, canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: 'Aumentar Contratos' });
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: increase }]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(4), { timeout: 3000 });
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: increase }]);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
);

// A page that is busy for longer than the pace of the steps renders none between two of them by itself.
test(
  'Held down in a busy page, it reports each value once',
  {
    args: {
      defaultValue: 1,
      max: 6,
      onChange: fn(() => {
        const end = performance.now() + 150;
        while (performance.now() < end);
      }),
    },
  },
  async ({ args, canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: 'Aumentar Contratos' });
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: increase }]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(6), { timeout: 10_000 });
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: increase }]);
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
);

test(
  'Scrolling over the field scrolls the page and changes nothing',
  { args: { label: 'Enganche', defaultValue: 500 } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(501);
  },
);

test(
  "The form’s own error takes precedence over the field's; a required field is announced as such",
  WithError,
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Enganche' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('El enganche del plan familiar es de $500.00.');
  },
);

test(
  'Read-only, it has no buttons, and keys change nothing',
  { args: { readOnly: true, defaultValue: 1234.5, format: pesos, label: 'Saldo' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{End}9');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

test(
  'A form submits the bare number, and not while the field has an error',
  {
    render: () => (
      <SentForm>
        <NumberField label="Enganche" name="deposit" format={pesos} min={500} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'quinientos');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(input);
    await userEvent.type(input, '1,234.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('deposit=1234.5');
  },
);

test(
  'Controlled: a number that the host rejects is not shown; NaN is shown as empty',
  {
    render: (args) => (
      <>
        <NumberField {...args} label="Contratos" value={3} />
        <NumberField label="Promedio" value={Number.NaN} />
      </>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Contratos' });
    await userEvent.type(input, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(34);
    await expect(input).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'Promedio' })).toHaveValue('');
  },
);

test(
  'In German: decimal comma, and the point groups thousands',
  {
    globals: { locale: 'de', formats: 'language' },
    args: { label: 'Anzahlung', format: { style: 'currency', currency: 'EUR' }, max: 1000 },
  },
  async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Anzahlung' });
    await userEvent.type(input, '1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^Höchstens 1\.000,00\s€ eingeben$/);
    await expect(canvas.getByRole('button', { name: 'Anzahlung erhöhen' })).toBeVisible();
  },
);

test(
  'All states in forced colours: the box, its error and disabled parts are distinct',
  { ...States, beforeEach: forceColors },
  async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const boxOf = (name: string) =>
      getComputedStyle(canvas.getByRole('textbox', { name }).parentElement ?? document.body);
    await expect(boxOf('Comisión').borderTopWidth).toBe('2px');
    await expect(boxOf('Contratos').borderTopWidth).toBe('1px');
    await expect(boxOf('Plazo').borderTopColor).not.toBe(boxOf('Contratos').borderTopColor);
  },
);
