import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '@base-ui/react/input';
import { Field } from './Field.tsx';
import { german, long300, Stack } from '../samples.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';

const meta: Meta<typeof Field> = {
  title: 'Foundations/Field',
  component: Field,
  args: {
    label: 'Código postal',
    children: <Input style={{ inlineSize: 120, blockSize: 44, font: 'inherit' }} />,
  },
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
          'Label, help and error around one control. TextField and PasswordField already are fields; use this one around a picker, ' +
          'a select, or a group of choices (`group`). The control of Base UI finds its label by itself, any other reads `useField()`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const temperature = [
  { value: 'high', label: 'Alta' },
  { value: 'medium', label: 'Media' },
  { value: 'low', label: 'Baja' },
];

/** Around a Base UI control, which takes name and description from the field. */
export const AroundControl: Story = {
  args: { description: '5 dígitos' },
};

/** Around a group: the label names the group, the choices keep their own names. */
export const AroundGroup: Story = {
  args: { label: 'Temperatura', group: true, required: true, children: <SegmentedControl options={temperature} /> },
};

/** An error of a group is tied to the group. */
export const GroupWithError: Story = {
  args: { ...AroundGroup.args, description: 'Qué tan cerca está de comprar', error: 'Elige una temperatura.' },
};

/** Disabled with everything in it. */
export const Disabled: Story = {
  args: { ...AroundGroup.args, disabled: true },
};

/** Label, help and error of any length wrap. */
export const LongTexts: Story = {
  args: { ...AroundGroup.args, label: german, description: long300, error: long300 },
};
