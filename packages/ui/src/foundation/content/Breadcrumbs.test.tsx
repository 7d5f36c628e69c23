import { expect, fireEvent } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, StepWithoutPage } from './Breadcrumbs.stories.tsx';

const test = behaviour(meta);

test(
  'A plain press is handed to the host; a press that opens a new tab stays with the browser',
  Default,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ruta de navegación' })).toBeVisible();
    await expect(canvas.getByText('Ventas')).toHaveAttribute('aria-current', 'page');
    const link = canvas.getByRole('link', { name: 'Tableros' });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('#/tableros');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    // The listener keeps the browser from really opening a tab; it runs after the component had its turn.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
  },
);

test('A step that cannot be visited is text, as the last one is', StepWithoutPage, async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});
