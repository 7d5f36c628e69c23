import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta: Meta<typeof BrandMark> = {
  component: BrandMark,
  parameters: {
    docs: { description: { component: 'Mark and word of the product. Where it leads somewhere, put it into a link.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In a bar or a menu. */
export const Default: Story = {};

/** On a page that stands alone. */
export const Large: Story = { args: { size: 'large' } };
