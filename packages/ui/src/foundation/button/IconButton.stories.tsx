import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { Row } from '../samples.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Foundations/IconButton',
  component: IconButton,
  args: { label: 'Cerrar', children: <X />, onClick: fn() },
  parameters: {
    keyboard: {
      'Enter Space': 'Presses it.',
    },
    docs: {
      description: {
        component:
          'One well-known icon: close, menu, more. The label is the accessible name and the tooltip. If the icon ' +
          'needs an explanation, use a Button with text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A well-known icon. Its label is the accessible name and the tooltip. */
export const Default: Story = {};

/** All weights and both sizes. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="danger" label="Eliminar">
        <Trash2 />
      </IconButton>
      <IconButton {...args} size="small" />
      <IconButton {...args} variant="secondary" size="small" />
      <IconButton {...args} disabled />
    </Row>
  ),
};

/** A toggle: the name stays, the pressed state changes. */
export const Pressed: Story = { args: { label: 'Favorito', 'aria-pressed': true, children: <Star /> } };

/** The keyboard focus. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
