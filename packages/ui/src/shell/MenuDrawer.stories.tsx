import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { demoCurrent, demoSections } from './demoMenu.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { onPhone, phone } from './phone.ts';

const meta = {
  component: MenuDrawer,
  args: { open: true, onOpenChange: fn(), onNavigate: fn(), sections: demoSections, current: demoCurrent },
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

/** A host that opens the drawer by a button, and closes it when a page was chosen. */
function Host() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menú</Button>
      <MenuDrawer
        sections={demoSections}
        current={demoCurrent}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        onNavigate={() => setOpen(false)}
      />
    </>
  );
}

/** However it is closed, the focus goes back to what opened it. */
export const Closing: Story = {
  name: 'LAY-03 closes on Escape, on the backdrop, by its button and by a page, and gives the focus back',
  globals: onPhone,
  parameters: phone,
  render: () => <Host />,
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menú' });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    const open = async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('dialog').matches(':focus-within')).toBe(true));
    };
    await step('the group with the page in sight is open', async () => {
      await open();
      await expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Ventas');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('the backdrop', async () => {
      await open();
      const outside = document.elementFromPoint(window.innerWidth - 10, 400);
      await userEvent.click(outside ?? document.body);
      await isClosed();
    });
    await step('its own button', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await isClosed();
    });
    await step('a page', async () => {
      await open();
      await userEvent.click(screen.getByRole('link', { name: 'Contratos' }));
      await isClosed();
    });
  },
};

const pages = Array.from({ length: 40 }, (_, index) => ({
  id: `page-${index}`,
  label: `Página ${index}`,
  href: `/page/${index}`,
}));

/** More lines than the window holds: the drawer opens where the page in sight is. */
export const InView: Story = {
  name: 'LAY-03 the line of the page in sight is in view',
  globals: onPhone,
  parameters: phone,
  args: { sections: [{ id: 'pages', entries: pages }], current: 'page-35' },
  play: async () => {
    const line = await screen.findByRole('link', { current: 'page' });
    await waitFor(() => expect(line.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(line.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
