import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { CommandButton } from './CommandButton.tsx';
import { onPhone, phone } from './phone.samples.ts';
import { TopBar } from './TopBar.tsx';

const meta: Meta<typeof TopBar> = {
  component: TopBar,
  args: { userName: 'Mariana', onUserOpen: fn(), onMenuOpen: fn(), brand: <BrandMark /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The bar above every page, 56 px. Menu button and brand are there below 992 px, where no side menu carries ' +
          'them. The greeting is the button of the user panel; a long name is cut, its whole stays in the panel.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the side menu, which has the brand. */
export const Default: Story = {};

/** While the user panel is open. */
export const PanelOpen: Story = { args: { userOpen: true } };

/** Below 992 px with the menu button and the brand. */
export const Phone: Story = { globals: onPhone, parameters: phone };

/** On a phone with the search only the name fits, truncated when too long. */
export const LongName: Story = {
  globals: onPhone,
  parameters: phone,
  args: {
    brand: (
      <a href="/">
        <BrandMark />
      </a>
    ),
    children: <CommandButton onOpen={fn()} />,
    userName: 'María de los Ángeles Guadalupe',
    initial: 'M',
  },
};
