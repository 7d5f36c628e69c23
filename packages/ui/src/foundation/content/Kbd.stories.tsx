import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { Row } from '../samples.tsx';
import { Kbd } from './Kbd.tsx';

const meta: Meta<typeof Kbd> = {
  title: 'Foundations/Kbd',
  component: Kbd,
  args: { keys: ['mod', 'K'] },
  parameters: {
    docs: {
      description: {
        component:
          'The keys of a shortcut, beside the words for what they do: in a menu, a tooltip, a page of help. `mod` is ⌘ on a Mac and Ctrl ' +
          'elsewhere (Strg in German). It only shows them: the host listens, and whatever a shortcut does can be done without it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A letter with the main modifier. The server renders Ctrl; the page must not change after hydration. */
export const Default: Story = {};

/** Symbols are announced by their names; words and letters as they are. */
export const Keys: Story = {
  render: () => (
    <Row>
      <Kbd keys={['mod', 'shift', 'P']} />
      <Kbd keys={['alt', 'enter']} />
      <Kbd keys={['backspace']} />
      <Kbd keys={['up']} />
      <Kbd keys={['escape']} />
      <Kbd keys={['/']} />
      <Kbd keys={['G', 'G']} />
    </Row>
  ),
};

/** On an Apple keyboard. */
export const OnApple: Story = {
  ...Keys,
  beforeEach: () => {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    );
    return () => agent.mockRestore();
  },
};

/** Within a sentence it sits on the line. */
export const InText: Story = {
  render: (args) => (
    <p>
      Pulsa <Kbd {...args} /> para buscar un prospecto desde cualquier página.
    </p>
  ),
};

/** Long shortcuts wrap. */
export const LongShortcut: Story = {
  args: {
    keys: ['mod', 'shift', 'alt', 'enter', 'backspace', 'escape', 'up', 'down', 'left', 'right', 'A', 'B', 'C', 'D'],
  },
};
