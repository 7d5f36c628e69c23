import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Foundations/Switch',
  component: Switch,
  args: { label: 'Recordatorios por correo', onChange: fn<(checked: boolean) => void>() },
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
          'Something that is on or off and changes at once: a setting, a notice. The label says what is on, never "on" or "off" itself. ' +
          'In a form that is sent with a button use Checkbox. While the server confirms give `busy`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Off. The label is pressed as well as the switch; the space bar switches. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Recordatorios por correo' });
    await step('mouse, on the label', async () => {
      await userEvent.click(canvas.getByText('Recordatorios por correo'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(control).toBeChecked();
    });
    await step('keyboard', async () => {
      control.blur();
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expect(getComputedStyle(control).outlineWidth).toBe('2px');
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: control }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
};

/** On: the thumb stands at the end and carries a tick, so that colour is not the only sign. */
export const On: Story = { args: { defaultChecked: true, description: 'Un día antes de cada cita' } };

/** The label starts the line, for a list of settings. */
export const LabelBefore: Story = {
  args: { labelPosition: 'before', description: 'Un día antes de cada cita', defaultChecked: true },
};

function Confirmed() {
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Switch
      label="Recordatorios por correo"
      checked={checked}
      busy={busy}
      error={error}
      onChange={(next) => {
        setChecked(next);
        setBusy(true);
        setError(undefined);
        setTimeout(() => {
          setChecked(!next);
          setBusy(false);
          setError('No se pudo guardar. Intenta de nuevo.');
        }, 300);
      }}
    />
  );
}

/** SHL-44: the change is seen at once and waits for the server, which refuses here: the switch goes back and says so. */
export const Reverts: Story = {
  render: () => <Confirmed />,
  play: async ({ canvas, step, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Recordatorios por correo' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await step('it waits', async () => {
      await expect(control).toBeChecked();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(control).toHaveFocus();
    });
    await step('it is back, the focus too', async () => {
      await waitFor(() => expect(control).not.toBeChecked());
      await expect(control).toHaveFocus();
      await expect(control).toHaveAccessibleDescription('No se pudo guardar. Intenta de nuevo.');
    });
  },
};

/** While the server confirms: presses by any means do nothing, the focus stays. */
export const Busy: Story = {
  args: { busy: true, checked: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.dblClick(canvas.getByText('Recordatorios por correo'));
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await expect(control).not.toHaveAttribute('aria-readonly');
  },
};

/** What went wrong, tied to the switch. */
export const WithError: Story = {
  args: { error: 'No se pudo guardar. Intenta de nuevo.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('No se pudo guardar. Intenta de nuevo.');
  },
};

/** Not to be changed now, nor focused. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** To be read, not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true, description: 'Lo decide tu gerente' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByText('Recordatorios por correo'));
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-readonly', 'true');
  },
};

/** Label, help and error of any length wrap beside the switch. */
export const LongTexts: Story = {
  render: () => (
    <>
      <Switch label={long300} description={long300} error={long300} defaultChecked />
      <Switch label={german} description={german} labelPosition="before" />
      <Switch label={arabic} labelPosition="before" />
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

/** From right to left the thumb moves the other way. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div dir="rtl">
      <Switch label={arabic} defaultChecked />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    const thumb = control.firstElementChild?.getBoundingClientRect();
    await expect(thumb?.left).toBeLessThan(control.getBoundingClientRect().left + 4);
  },
};

const states: Story = {
  render: () => (
    <>
      <Switch label="Apagado" />
      <Switch label="Encendido" defaultChecked />
      <Switch label="Encendido, en espera" checked busy />
      <Switch label="Apagado, en espera" checked={false} busy />
      <Switch label="Con error" error="No se pudo guardar. Intenta de nuevo." />
      <Switch label="Solo lectura, encendido" readOnly defaultChecked />
      <Switch label="Solo lectura, apagado" readOnly />
      <Switch label="Deshabilitado, encendido" disabled defaultChecked />
      <Switch label="Deshabilitado, apagado" disabled />
      <Switch label="Etiqueta antes" labelPosition="before" description="Un día antes de cada cita" defaultChecked />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };

/** All states in forced colours: on and off differ in place and in ground. */
export const ForcedColors: Story = {
  ...states,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const off = canvas.getByRole('switch', { name: 'Apagado' });
    const on = canvas.getByRole('switch', { name: 'Encendido' });
    await expect(getComputedStyle(on).backgroundColor).not.toBe(getComputedStyle(off).backgroundColor);
    const [offThumb, onThumb] = [off, on].map((each) => each.firstElementChild?.getBoundingClientRect().left ?? 0);
    await expect(onThumb).toBeGreaterThan(offThumb ?? 0);
  },
};
