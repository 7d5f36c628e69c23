import { expect, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Minimized } from './SideMenu.stories.tsx';

const test = behaviour(meta);

test(
  'SHL-29 the menu can be minimised',
  { ...Minimized, args: { minimized: false } },
  async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation');
    const button = canvas.getByRole('button', { name: 'Minimizar menú' });
    await userEvent.click(button);
    await expect(args.onMinimizedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Expandir menú');
    button.blur();
    await waitFor(() => expect(menu.clientWidth).toBe(72));
  },
);

test(
  'SHL-30 minimised, it opens over the content while the keyboard is in it',
  Minimized,
  async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation');
    const content = canvas.getByTestId('content');
    const place = content.getBoundingClientRect().x;
    await waitFor(() => expect(menu.clientWidth).toBe(72));
    const heights = () => [...menu.querySelectorAll('.section > ul > li > .entry')].map((line) => line.clientHeight);
    const closed = heights();
    await expect(Math.max(...closed)).toBeLessThanOrEqual(44);
    await userEvent.tab();
    await waitFor(() => expect(menu.clientWidth).toBe(264));
    await expect(heights()).toEqual(closed);
    await expect(canvas.getByRole('link', { name: 'Actividades 12' })).toBeVisible();
    await expect(content.getBoundingClientRect().x).toBe(place);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await waitFor(() => expect(menu.clientWidth).toBe(72));
  },
);

// The row stays under the pointer: no group above it opens by itself.
test(
  'SHL-30 minimised, groups are closed on each visit until one is pressed',
  Minimized,
  async ({ canvas, step, userEvent }) => {
    const menu = canvas.getByRole('navigation');
    const dashboards = canvas.getByRole('button', { name: 'Tableros' });
    const reports = canvas.getByRole('link', { name: 'Reportes' });
    const slid = () => Promise.allSettled(menu.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await waitFor(() => expect(menu.clientWidth).toBe(72));
    const place = reports.getBoundingClientRect().y;
    await step('an entry below the group of the current page does not move', async () => {
      await userEvent.tab();
      reports.focus();
      await waitFor(() => expect(menu.clientWidth).toBe(264));
      await slid();
      await expect(reports.getBoundingClientRect().y).toBe(place);
      await expect(dashboards).toHaveAttribute('aria-expanded', 'false');
      await expect(dashboards).toHaveAttribute('data-holds-current', 'true');
    });
    await step('a pressed group opens, and the one before folds', async () => {
      dashboards.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('link', { current: 'page' })).toBeVisible();
      canvas.getByRole('button', { name: 'Prospectos' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('link', { name: 'Registrar prospecto' })).toBeVisible();
      await expect(dashboards).toHaveAttribute('aria-expanded', 'false');
    });
    await step('without focus, all are folded again', async () => {
      const prospects = canvas.getByRole('button', { name: 'Prospectos' });
      prospects.blur();
      await waitFor(() => expect(prospects).toHaveAttribute('aria-expanded', 'false'));
      await waitFor(() => expect(menu.clientWidth).toBe(72));
      await slid();
      await expect(reports.getBoundingClientRect().y).toBe(place);
    });
  },
);
