import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = {
  component: Footer,
  args: {
    company: 'Previsión del Valle',
    aboutHref: 'https://example.com/about',
    contactHref: 'mailto:hola@example.com',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The end of every page. A link without an address is left out.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Who runs it, and the way to them. */
export const Default: Story = {};

/** Without an address there is no link. */
export const WithoutLinks: Story = {
  args: { aboutHref: '', contactHref: undefined },
};
