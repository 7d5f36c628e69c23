import { expect, screen, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import { Host } from './AppFrame.samples.tsx';
import meta, { Default, Minimized, Phone } from './AppFrame.stories.tsx';

const test = behaviour(meta);

test('LAY-03 one main with one h1, the menu beside it', Default, async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
});

test('The first Tab goes to the skip link', {}, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
});

test(
  'SHL-30 minimised, the menu opens over the content and moves nothing',
  Minimized,
  async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Menú principal' });
    const main = canvas.getByRole('main');
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(72));
    const place = main.getBoundingClientRect().x;
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(264));
    await expect(main.getBoundingClientRect().x).toBe(place);
  },
);

test('LAY-03 on a phone the menu is a drawer', Phone, async ({ canvas, userEvent }) => {
  const open = canvas.getByRole('button', { name: 'Abrir menú' });
  await userEvent.click(open);
  await expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(open).toHaveFocus());
});

test(
  'SHL-28 a scroll-to-top button after 300 px',
  { render: () => <Host lines={40} /> },
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull();
    const scrolled = Promise.withResolvers<Event>();
    window.addEventListener('scroll', scrolled.resolve, { once: true });
    window.scrollTo({ top: 300, behavior: 'instant' });
    await scrolled.promise;
    await expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull();
    window.scrollTo({ top: 320, behavior: 'instant' });
    const button = await canvas.findByRole('button', { name: 'Volver arriba' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull());
  },
);

test(
  'SHL-13 the greeting opens the panel, and gets the focus back when it closes',
  {},
  async ({ canvas, userEvent }) => {
    const greeting = canvas.getByRole('button', { name: 'Hola, Mariana' });
    await userEvent.click(greeting);
    await expect(await screen.findByRole('dialog', { name: 'Tu cuenta' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(greeting).toHaveFocus());
  },
);
