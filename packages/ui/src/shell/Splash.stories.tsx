import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Splash } from './Splash.tsx';

const meta: Meta<typeof Splash> = {
  component: Splash,
  args: { onReload: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Shown while the application starts, for at most three seconds. After that a sentence says that it takes ' +
          'longer than usual, and a button reloads the page. A page inside the frame shows skeletons instead.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The first moments: the mark alone. */
export const Default: Story = { args: { hideAfter: 3_600_000 } };

/** The application has not started after three seconds, or the document's own mark already used them. */
export const Late: Story = { args: { hideAfter: 0 } };
