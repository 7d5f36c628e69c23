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
    docs: { description: { component: 'The end of every page. A link without a URL is left out.' } },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The company, and links to it. */
export const Default: Story = {};

/** Without a URL there is no link. */
export const WithoutLinks: Story = {
  args: { aboutHref: '', contactHref: undefined },
};
