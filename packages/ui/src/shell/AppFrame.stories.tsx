import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from './AppFrame.tsx';
import { onPhone, phone } from './phone.samples.ts';
import { Host, NoticeHost } from './AppFrame.samples.tsx';

const meta: Meta<typeof AppFrame> = {
  component: AppFrame,
  args: { children: null },
  render: ({ minimized }) => <Host initial={minimized} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The frame of every page behind the login. The page scrolls as a document, the bar stays. From 992 px the menu ' +
          'stands beside the content, 264 px wide or 72 px minimised; below, a button in the bar opens it as a drawer. ' +
          'The first Tab of a page offers the way to the content. A notice takes its height from the window: bar and menu stick below ' +
          'it, however many lines it has. In a low window, a phone on its side or one at 200 %, it scrolls away with the page.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu beside the page. */
export const Default: Story = {};

/** The menu as a strip, for more room. */
export const Minimized: Story = { args: { minimized: true } };

/** Below 992 px the menu is behind a button of the bar. */
export const Phone: Story = { globals: onPhone, parameters: phone };

/** A notice for everyone, shown by the host above the bar. */
export const WithNotice: Story = { render: () => <NoticeHost /> };
