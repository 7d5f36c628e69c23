import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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

const meta: Meta<typeof PostalCodeField> = {
  component: PostalCodeField,
  render: (args) => <Host {...args} />,
  args: { value: '', onChange: fn<(value: string) => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'A postal code and the state of its lookup (POS-01 to POS-04). The host calls the service at exactly five ' +
          'digits, and fills in the state unless it was typed; the field shows the result and never prevents ' +
          'saving.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, no lookup. */
export const Default: Story = {};

/** Looking up the state; the field stays editable. */
export const Loading: Story = {
  args: { value: '72000', lookup: { kind: 'loading' } },
};

/** The state is known. */
export const Found: Story = {
  args: { value: '72000', lookup: { kind: 'found', name: 'Puebla' } },
};

/** No state has that code. */
export const Unknown: Story = {
  args: { value: '00000', lookup: { kind: 'unknown' } },
};

/** The service failed or returned an invalid answer. */
export const Failed: Story = {
  args: { value: '72000', lookup: { kind: 'failed' } },
};

/** The code itself has an error. */
export const Wrong: Story = {
  args: { value: '7200', error: 'Escribe los 5 dígitos del código postal' },
};

/** A state of any length. */
export const LongText: Story = {
  args: { value: '72000', lookup: { kind: 'found', name: german.repeat(2) } },
};
