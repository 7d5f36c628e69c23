import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { SentForm } from './SentForm.tsx';
import { NumberField } from './NumberField.tsx';
import type { NumberProblem } from './numberRange.ts';
import type { NumberFormat } from './numberText.ts';

const pesos: NumberFormat = { style: 'currency', currency: 'MXN' };
const percent: NumberFormat = { style: 'percent', maximumFractionDigits: 2 };

const meta: Meta<typeof NumberField> = {
  title: 'Foundations/NumberField',
  component: NumberField,
  args: { label: 'Contratos', min: 0, onChange: fn<(value: number | null) => void>() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A number one counts with: an amount, a percentage, a quantity. What was typed is never cut, clamped or rounded: what cannot ' +
          'be accepted stays and says why, once the person is done. The scroll wheel changes nothing. Figures nobody counts with ' +
          '(telephone, postal code, contract) are a TextField with `inputMode="numeric"`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A quantity. Typed, stepped with the arrow keys (Page Up and Page Down by ten) or with the buttons, by mouse or finger. */
export const Default: Story = {
  args: { max: 1000 },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** An amount. "$ 1 234", "1,234.50" and "1234.5 MXN" are all read; the text becomes the usual one when the person is done. */
export const Pesos: Story = {
  args: { label: 'Enganche', format: pesos, steppers: false },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** A percentage: the person writes 12.5, the host gets 0.125. A step is one percent. */
export const Percentage: Story = {
  args: { label: 'Comisión', format: percent, max: 1, defaultValue: 0.07 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('7%');
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Comisión' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.08);
    await userEvent.clear(input);
    await userEvent.type(input, '12.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.125);
    await expect(input).toHaveValue('12.5%');
  },
};

/** Signs that the format does not write stand beside the figures, and are read as the description. */
export const WithSuffix: Story = {
  args: { label: 'Meta', suffix: 'citas', description: 'Por semana', defaultValue: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Meta' });
    await expect(input).toHaveAccessibleDescription(/citas/);
    await userEvent.click(canvas.getAllByText('citas')[0] ?? input);
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.paste('15 citas');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
  },
};

/** Amounts are added in decimal: 0.1 and twice 0.1 are 0.3. */
export const ExactSteps: Story = {
  tags: ['!autodocs'],
  args: { step: 0.1, defaultValue: 1_000_000.1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_000_000.3);
  },
};

/** A number out of range is kept and says so when the person is done, not while typing; a right one takes the error away at once. */
export const OutOfRange: Story = {
  args: {
    label: 'Enganche',
    format: pesos,
    min: 500,
    max: 20_000,
    onProblem: fn<(problem: NumberProblem | null) => void>(),
  },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** A text that is no number is kept and said; nothing is guessed: "1,23" is neither 123 nor 1.23. */
export const NotANumber: Story = {
  args: { label: 'Enganche', format: pesos, defaultValue: 500 },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** More decimals than the amount has are neither cut nor rounded. */
export const TooPrecise: Story = {
  args: { label: 'Enganche', format: pesos, steppers: false },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.345);
    await expect(input).toHaveValue('$12.345');
    await expect(input).toHaveAccessibleDescription('Usa 2 decimales o menos');
  },
};

/** Held down, a button goes on until the end of the range, where it stops. */
export const HeldDown: Story = {
  args: { defaultValue: 1, max: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: 'Aumentar Contratos' });
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: increase }]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(4), { timeout: 3000 });
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: increase }]);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** A scroll over the field scrolls the page and changes nothing. */
export const WheelChangesNothing: Story = {
  tags: ['!autodocs'],
  args: { label: 'Enganche', defaultValue: 500 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The mark beside the label; assistive technology hears "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contratos' })).toBeRequired();
  },
};

/** The form's own error comes before those of the field. */
export const WithError: Story = {
  args: { label: 'Enganche', format: pesos, defaultValue: 250, error: 'El enganche del plan familiar es de $500.00.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('El enganche del plan familiar es de $500.00.');
  },
};

/** Not to be answered now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 12 } };

/** To be read and copied, not changed: without buttons, and the arrow keys move nothing. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 1234.5, format: pesos, label: 'Saldo' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{End}9');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A form is sent the bare number, and not while the field has something to say against it. */
export const InForm: Story = {
  render: () => (
    <SentForm>
      <NumberField label="Enganche" name="deposit" format={pesos} min={500} />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'quinientos');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(input);
    await userEvent.type(input, '1,234.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('deposit=1234.5');
  },
};

/** The host holds the number: what it does not take is not shown; what is no number at all is shown as none. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <NumberField {...args} label="Contratos" value={3} />
      <NumberField label="Promedio" value={Number.NaN} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Contratos' });
    await userEvent.type(input, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(34);
    await expect(input).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'Promedio' })).toHaveValue('');
  },
};

/** In German: the comma is decimal, the point groups thousands. */
export const German: Story = {
  globals: { locale: 'de' },
  args: { label: 'Anzahlung', format: { style: 'currency', currency: 'EUR' }, max: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Anzahlung' });
    await userEvent.type(input, '1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^Höchstens 1\.000,00\s€ eingeben$/);
    await expect(canvas.getByRole('button', { name: 'Anzahlung erhöhen' })).toBeVisible();
  },
};

/** Texts of any length, signs and numbers included. */
export const LongTexts: Story = {
  render: () => (
    <>
      <NumberField label={long300} description={long300} error={long300} defaultValue={123_456_789.12} format={pesos} />
      <NumberField label={german} prefix={german} suffix={german} defaultValue={9_007_199_254_740_991} />
      <NumberField label={arabic} suffix={arabic} defaultValue={1} />
    </>
  ),
};

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The same with letters of twice the size. */
export const Zoomed: Story = {
  ...Phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

const states: Story = {
  render: () => (
    <>
      <NumberField label="Contratos" defaultValue={12} min={0} max={12} required />
      <NumberField label="Enganche" format={pesos} defaultValue={1234.5} steppers={false} placeholder="$0.00" />
      <NumberField label="Comisión" format={percent} defaultValue={0.125} max={0.1} min={0} />
      <NumberField label="Meta" prefix="≈" suffix="citas" defaultValue={12} description="Por semana" />
      <NumberField label="Saldo" format={pesos} readOnly defaultValue={1234.5} suffix="MXN" />
      <NumberField label="Plazo" disabled defaultValue={36} suffix="meses" />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };

/** All states in forced colours: the box, its error and what is switched off stay apart. */
export const ForcedColors: Story = {
  ...states,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const boxOf = (name: string) =>
      getComputedStyle(canvas.getByRole('textbox', { name }).parentElement ?? document.body);
    await expect(boxOf('Comisión').borderTopWidth).toBe('2px');
    await expect(boxOf('Contratos').borderTopWidth).toBe('1px');
    await expect(boxOf('Plazo').borderTopColor).not.toBe(boxOf('Contratos').borderTopColor);
  },
};
