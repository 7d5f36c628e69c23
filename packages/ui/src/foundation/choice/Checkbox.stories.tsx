import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
    keyboard: {
      Space: 'Ticks or clears it.',
    },
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

/** Not checked. The label can be pressed as well as the box. */
export const Default: Story = {};

/** All states side by side: a read-only checkbox stays in the tab order, a disabled one does not. */
export const States: Story = {
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

/** Some of what it represents is selected, as above a table. */
export const Indeterminate: Story = {
  args: { label: 'Todos los contratos', indeterminate: true },
};

/** Help below the label, read after it. */
export const WithDescription: Story = {
  args: { description: 'Recibe el mismo correo que el cliente' },
};

/** A label with a link: a press on the link follows it, a press on the rest checks the box. */
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
};

/** What is wrong and what to do, tied to the box. */
export const WithError: Story = {
  args: { label: 'Acepto los términos', required: true, error: 'Acepta los términos para continuar.' },
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
