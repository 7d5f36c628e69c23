import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { Link } from './Link.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta: Meta<typeof Divider> = {
  title: 'Foundations/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component:
          'A line between two groups, which screen readers hear as a separator. Try space first: a line is for groups that space alone does not ' +
          'tell apart.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Between what is one below the other. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Enganche: $18,400.00</Text>
      <Divider {...args} />
      <Text weight="bold">Total: $34,500.50</Text>
    </Stack>
  ),
};

/** In a row, as high as the row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row">
      <Link href="#aviso">Aviso de privacidad</Link>
      <Divider {...args} />
      <Link href="#terminos">Términos</Link>
    </Stack>
  ),
};

/** The gap of the container is its space. */
export const Close: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Text size={13}>Norte</Text>
      <Divider {...args} />
      <Text size={13}>Sur</Text>
    </Stack>
  ),
};
