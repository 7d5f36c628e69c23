import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { Switch } from './Switch.tsx';
import { Button } from '../button/Button.tsx';

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
    usage: [
      {
        do: () => <Switch label="Recordatorios por correo" defaultChecked />,
        dont: () => (
          <Stack>
            <Switch label="Acepto el aviso de privacidad" />
            <Button variant="primary">Continuar</Button>
          </Stack>
        ),
        why: 'A switch holds at once. What is sent with a button is a checkbox.',
      },
    ],
    keyboard: {
      'Space Enter': 'Switches it.',
    },
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

/** Off. The label can be pressed as well as the switch. */
export const Default: Story = {};

/** All states side by side. */
export const States: Story = {
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

/** On: the thumb is at the end and has a tick, so that colour is not the only sign. */
export const On: Story = { args: { defaultChecked: true, description: 'Un día antes de cada cita' } };

/** The label comes first, for a list of settings. */
export const LabelBefore: Story = {
  args: { labelPosition: 'before', description: 'Un día antes de cada cita', defaultChecked: true },
};

/** While the server confirms: it shows the new state already and ignores presses. */
export const Busy: Story = {
  args: { busy: true, checked: true },
};

/** An error, tied to the switch. */
export const WithError: Story = {
  args: { error: 'No se pudo guardar. Intenta de nuevo.' },
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
