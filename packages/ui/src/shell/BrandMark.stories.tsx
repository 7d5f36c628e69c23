import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta: Meta<typeof BrandMark> = {
  component: BrandMark,
  parameters: {
    docs: { description: { component: 'Mark and name of the product. Wrap it in a link to make it one.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In a bar or a menu. */
export const Default: Story = {};

/** On a page without a frame. */
export const Large: Story = { args: { size: 'large' } };
