import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SentForm } from '../field/SentForm.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Foundations/Checkbox',
  component: Checkbox,
  args: { label: 'Enviar copia al asesor', onChange: fn<(checked: boolean) => void>() },
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
          'One thing to agree to or to mark, which is sent with its form. The label is pressed together with the box, and is written ' +
          'so that a tick means yes. What takes effect at once, without a button to save, is a Switch; several that belong together are ' +
          'a CheckboxGroup.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Not ticked. The label is pressed as well as the box; the space bar ticks and unticks. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Enviar copia al asesor' });
    await step('mouse, on the label', async () => {
      await userEvent.click(canvas.getByText('Enviar copia al asesor'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(box).toBeChecked();
    });
    await step('mouse, on the box', async () => {
      await userEvent.click(box);
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
    await step('keyboard', async () => {
      box.blur();
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(getComputedStyle(box).outlineWidth).toBe('2px');
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Enviar copia al asesor') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
      await expect(args.onChange).toHaveBeenCalledTimes(4);
    });
  },
};

/** Ticked from the start. */
export const Checked: Story = { args: { defaultChecked: true } };

/** Some of what it stands for is chosen, as above a table; the host clears it at the next press. */
export const Indeterminate: Story = {
  args: { label: 'Todos los contratos', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** Help below the label, read after it. */
export const WithDescription: Story = {
  args: { description: 'Recibe el mismo correo que el cliente' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Enviar copia al asesor' });
    await expect(box).toHaveAccessibleDescription('Recibe el mismo correo que el cliente');
  },
};

/** A label with a link: the link is followed, the words around it tick the box. */
export const WithLink: Story = {
  args: {
    required: true,
    label: (
      <>
        Acepto los{' '}
        <a href="#terminos" onClick={(event) => event.preventDefault()}>
          términos del servicio
        </a>
      </>
    ),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos del servicio' });
    await expect(box).toBeRequired();
    await step('the link ticks nothing', async () => {
      // A press of the browser's own: the simulated one would always press what the label names.
      canvas.getByRole('link').click();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('the words do', async () => {
      await userEvent.click(canvas.getByText(/^Acepto los/));
      await expect(box).toBeChecked();
    });
  },
};

/** What is wrong and what to do, tied to the box. */
export const WithError: Story = {
  args: { label: 'Acepto los términos', required: true, error: 'Acepta los términos para continuar.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Acepta los términos para continuar.');
  },
};

function Terms() {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(new FormData(event.currentTarget).has('terms') ? undefined : 'Acepta los términos para continuar.');
        box.current?.focus();
      }}
    >
      <Stack>
        <Checkbox label="Acepto los términos" name="terms" error={error} ref={box} required />
        <Button type="submit">Guardar</Button>
      </Stack>
    </form>
  );
}

/** The error arrives in a region that was already there, so it is announced; the form moves the focus to the box. */
export const ErrorArrives: Story = {
  render: () => <Terms />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(canvas.getByText(/para continuar/).closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(box).toBeValid();
  },
};

/** In a form it is sent by its name, and only while it is ticked. */
export const InForm: Story = {
  render: () => (
    <SentForm>
      <Checkbox label="Acepto los términos" name="terms" value="2026" />
      <Checkbox label="Enviar copia" name="copy" />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Acepto los términos'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('terms=2026');
  },
};

/** Not to be changed now, nor focused. */
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Enviar copia al asesor'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus();
  },
};

/** To be read, not changed: it keeps its place in the order of the keyboard. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Enviar copia al asesor'));
    await userEvent.click(box);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
  },
};

/** The host holds the state: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('Enviar copia al asesor'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** Label, help and error of any length wrap beside the box. */
export const LongTexts: Story = {
  render: () => (
    <>
      <Checkbox label={long300} description={long300} error={long300} defaultChecked />
      <Checkbox label={german} description={german} />
      <Checkbox label={arabic} description={arabic} />
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
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

const states: Story = {
  render: () => (
    <>
      <Checkbox label="Enviar copia al asesor" />
      <Checkbox label="Firmado por el titular" defaultChecked />
      <Checkbox label="Todos los contratos" indeterminate />
      <Checkbox label="Acepto los términos" required error="Acepta los términos para continuar." />
      <Checkbox label="Pago domiciliado" readOnly defaultChecked description="Lo cambia la oficina" />
      <Checkbox label="Plan esencial" disabled defaultChecked />
      <Checkbox label="Plan familiar" disabled />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };

/** All states in forced colours: a tick stays a tick. */
export const ForcedColors: Story = {
  ...states,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const ticked = getComputedStyle(canvas.getByRole('checkbox', { name: 'Firmado por el titular' }));
    const plain = getComputedStyle(canvas.getByRole('checkbox', { name: 'Enviar copia al asesor' }));
    await expect(ticked.backgroundColor).not.toBe(plain.backgroundColor);
    await expect(ticked.color).not.toBe(ticked.backgroundColor);
    await expect(plain.borderTopWidth).toBe('1px');
  },
};
