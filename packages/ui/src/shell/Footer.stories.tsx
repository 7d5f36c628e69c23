import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
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
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SHL-04 SHL-05 about and contact',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© Previsión del Valle');
    await expect(canvas.getByRole('link', { name: 'Acerca de' })).toHaveAttribute('href', 'https://example.com/about');
    await expect(canvas.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', 'mailto:hola@example.com');
  },
};

export const WithoutLinks: Story = {
  args: { aboutHref: '', contactHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
