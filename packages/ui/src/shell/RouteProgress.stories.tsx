import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RouteProgress } from './RouteProgress.tsx';

const meta: Meta<typeof RouteProgress> = {
  component: RouteProgress,
  args: { loading: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px', autoplay: true },
      description: {
        component:
          'The bar at the top of the window while another page is on its way: 10 % further every 30 ms, waiting at 90 %. A page ' +
          'that is there within a frame or two shows none of it. Requests of a page that is already there have the thinner ' +
          '`RequestMark`, over which this one lies.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A slow page: the bar waits at 90 %. */
export const Waiting: Story = {
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('progressbar').style.getPropertyValue('--progress')).toBe('0.9')),
};
