import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, spyOn } from 'storybook/test';
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

/** A letter together with the main modifier. The server draws Ctrl, so that the page does not change under the reader's eyes. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^(Ctrl|⌘Comando)K$/);
    await expect(renderToString(<Kbd {...args} />)).toContain('Ctrl');
  },
};

/** Signs are read out by their names; words and letters as they are. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌫')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Retroceso')).toBeInTheDocument();
    await expect(canvas.getAllByText('G')).toHaveLength(2);
  },
};

/** What somebody with a Mac sees. */
export const OnApple: Story = {
  ...Keys,
  beforeEach: () => {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    );
    return () => agent.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘')).toBeVisible();
    await expect(canvas.getByText('Comando')).toBeInTheDocument();
    await expect(canvas.queryByText('Ctrl')).not.toBeInTheDocument();
  },
};

/** Keys have other names in German. */
export const German: Story = {
  args: { keys: ['mod', 'shift', 'K'] },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Umschalt')).toBeVisible();
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

/** In the dark theme. */
export const Dark: Story = { ...Keys, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Long shortcuts wrap on a small phone. */
export const Phone: Story = {
  args: {
    keys: ['mod', 'shift', 'alt', 'enter', 'backspace', 'escape', 'up', 'down', 'left', 'right', 'A', 'B', 'C', 'D'],
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The frame of each key stays where colours are forced. */
export const ForcedColors: Story = {
  ...Keys,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const { borderTopColor, backgroundColor } = getComputedStyle(
      canvas.getByText('Alt').closest('kbd') ?? document.body,
    );
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};
