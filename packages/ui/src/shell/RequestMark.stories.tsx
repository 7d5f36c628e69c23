import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { RequestMark } from './RequestMark.tsx';

const press = fn();

const meta = {
  component: RequestMark,
  args: { active: true },
  render: (args) => (
    <div style={{ position: 'absolute', inset: '0 auto auto 0' }}>
      <RequestMark {...args} />
      <Button onClick={press}>Sigo respondiendo</Button>
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px' },
      description: {
        component:
          'A line of 2 px at the top while requests are in flight. It waits 120 ms before it shows, so that a quick ' +
          'answer is never seen. A page that is on its way has `RouteProgress`.',
      },
    },
  },
} satisfies Meta<typeof RequestMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (root: HTMLElement) => root.querySelector('[data-active]');

export const Active: Story = {
  name: 'SHL-32 a request is in flight, and nothing is blocked',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(line(canvasElement)).toHaveStyle({ opacity: '1' }));
    await expect(line(canvasElement)).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('button'));
    await expect(press).toHaveBeenCalled();
  },
};

export const Idle: Story = {
  name: 'SHL-33 no request is in flight',
  args: { active: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(line(canvasElement)).toHaveStyle({ opacity: '0' }));
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!autodocs'] };
