import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../foundation/index.ts';
import { RequestMark } from './RequestMark.tsx';

const meta: Meta<typeof RequestMark> = {
  component: RequestMark,
  args: { busy: true },
  render: (args) => (
    <div style={{ position: 'absolute', inset: '0 auto auto 0' }}>
      <RequestMark {...args} />
      <Button>Sigo respondiendo</Button>
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A request is in flight. At rest nothing shows. */
export const Active: Story = {};
