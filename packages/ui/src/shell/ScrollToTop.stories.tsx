import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'A button back to the top, shown after 300 px of scrolling. It leaves the keyboard at the content, whose id the ' +
          'host may name. The story of the frame shows it at work.',
      },
    },
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  name: 'At the top of the page there is nothing to see',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Shown: Story = {
  args: { threshold: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
  },
};
