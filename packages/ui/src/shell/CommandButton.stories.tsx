import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { CommandButton } from './CommandButton.tsx';
import { onPhone, phone } from './phone.samples.ts';
import { TopBar } from './TopBar.tsx';

const meta: Meta<typeof CommandButton> = {
  component: CommandButton,
  args: { onOpen: fn(), onNear: fn() },
  render: (args) => (
    <TopBar userName="Mariana" onUserOpen={fn()} onMenuOpen={fn()} brand={<BrandMark />}>
      <CommandButton {...args} />
    </TopBar>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The way to the command palette for those who do not know its keys, and the place where they learn them. It binds ' +
          'nothing: the host listens to Ctrl K, or ⌘ K on Apple’s keyboards.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet search box in the top bar, with its shortcut. */
export const Default: Story = {};

/** While the palette is open. */
export const Open: Story = {
  args: { open: true },
};

/** On a phone an icon of touch size. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
};
