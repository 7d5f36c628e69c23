import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { demoCurrent, demoSections } from './menu.samples.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, InView } from './MenuDrawer.stories.tsx';

const test = behaviour(meta);

test('LAY-03 the menu as a drawer', Default, async ({ args, userEvent }) => {
  await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
  await expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Contratos' }));
  await expect(args.onNavigate).toHaveBeenLastCalledWith('/contracts');
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
});

/** A host that opens the drawer by a button, and closes it when a page is selected. */
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

// However it is closed, the focus returns to its opener.
test(
  'LAY-03 closes on Escape, on the backdrop, by its button and by a page, and restores the focus',
  { globals: onPhone, parameters: phone, render: () => <Host /> },
  async ({ canvas, step, userEvent }) => {
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
    await step('the group of the current page is open', async () => {
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
);

test("LAY-03 the current page's row is visible", InView, async () => {
  const line = await screen.findByRole('link', { current: 'page' });
  await waitFor(() => expect(line.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  await expect(line.getBoundingClientRect().top).toBeGreaterThan(0);
  await expect(window.scrollY).toBe(0);
});
