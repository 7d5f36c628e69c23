import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { demoSections } from './demoMenu.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

const meta = {
  component: MenuDrawer,
  args: { open: true, onOpenChange: fn(), onNavigate: fn(), sections: demoSections },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: 'The side menu below 992 px. The host opens it from the bar and closes it when a page was chosen.',
      },
    },
  },
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'LAY-03 the menu as a drawer',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Contratos' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/contracts', expect.anything());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
