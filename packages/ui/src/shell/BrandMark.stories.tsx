import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  component: BrandMark,
  parameters: {
    docs: { description: { component: 'Mark and word of the product. Where it leads somewhere, put it into a link.' } },
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sereno')).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'large' } };
export const Dark: Story = { args: { size: 'large' }, globals: { theme: 'dark' } };
