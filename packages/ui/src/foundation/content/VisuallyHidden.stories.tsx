import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'A word for screen readers that sighted people get in another way, such as the meaning of an icon. If ' +
          'everyone needs the word, show it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Read as "12 actividades atrasadas", shown as "12". */
export const Default: Story = {
  render: () => (
    <p>
      12 <VisuallyHidden>actividades atrasadas</VisuallyHidden>
    </p>
  ),
};
