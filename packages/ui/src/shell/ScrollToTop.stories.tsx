import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollToTop } from './ScrollToTop.tsx';
import { LongPage } from './ScrollToTop.samples.tsx';

const meta: Meta<typeof ScrollToTop> = {
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolled far enough to show the button; before that nothing shows. */
export const Shown: Story = {
  args: { threshold: -1 },
};

/** At the end of the page it is beside the footer's links. */
export const EndOfPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <LongPage footer />,
  play: async ({ canvas }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await canvas.findByRole('button', { name: 'Volver arriba' });
  },
};
