import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { PostalCodeField, type PostalCodeFieldProps } from './PostalCodeField.tsx';

function Host(props: PostalCodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PostalCodeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: PostalCodeField,
  render: (args) => <Host {...args} />,
  args: { value: '', onChange: fn<(value: string) => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'A postal code and how the look-up of its state goes (POS-01 to POS-04). The host asks the service, at exactly five digits, and ' +
          'fills the state in where nobody has typed one; the field shows what became of it and never keeps anything from being saved.',
      },
    },
  },
} satisfies Meta<typeof PostalCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByLabelText('Código postal');
const news = (): HTMLElement => screen.getByRole('status');

/** Nothing typed, nothing asked. */
export const Default: Story = {
  name: 'POS-04 empty',
  play: async ({ args, userEvent }) => {
    await expect(news()).toBeEmptyDOMElement();
    await userEvent.type(field(), '7');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
  },
};

/** The state is on its way; the field stays free. */
export const Loading: Story = {
  name: 'POS-01 the state is looked up',
  args: { value: '72000', lookup: { kind: 'loading' } },
  play: async ({ args, userEvent }) => {
    await expect(news()).toHaveTextContent('Buscando el estado…');
    await expect(field()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field(), '{Backspace}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('7200');
  },
};

/** The state is known. */
export const Found: Story = {
  name: 'POS-02 POS-03 the state is known',
  args: { value: '72000', lookup: { kind: 'found', name: 'Puebla' } },
  play: async () => {
    await expect(news()).toHaveTextContent('Estado: Puebla');
    await expect(field()).not.toHaveAttribute('aria-busy');
  },
};

/** No state has that code. */
export const Unknown: Story = {
  name: 'POS-02 a code that is not known',
  args: { value: '00000', lookup: { kind: 'unknown' } },
  play: async () => {
    await expect(news()).toHaveTextContent('No conocemos ese código. Escribe el estado a mano.');
    await expect(field()).not.toBeInvalid();
  },
};

/** The service did not answer, or not with what it should. */
export const Failed: Story = {
  name: 'POS-02 the service failed',
  args: { value: '72000', lookup: { kind: 'failed' } },
  play: async () => {
    await expect(news()).toHaveTextContent('No se pudo buscar el estado. Escríbelo a mano.');
    await expect(field()).not.toBeInvalid();
  },
};

/** Something is wrong with the code itself. */
export const Wrong: Story = {
  name: 'VAL-03 a code that is none',
  args: { value: '7200', error: 'Escribe los 5 dígitos del código postal' },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Escribe los 5 dígitos del código postal');
  },
};

/** A state of any length, on a phone, dark. */
export const LongText: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: { value: '72000', lookup: { kind: 'found', name: german.repeat(2) } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
