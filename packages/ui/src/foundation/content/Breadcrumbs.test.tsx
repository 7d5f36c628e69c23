import { expect, fireEvent } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, StepWithoutPage } from './Breadcrumbs.stories.tsx';

const test = behaviour(meta);

test(
  'A plain press calls the host; a press that opens a new tab stays with the browser',
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
    // Prevents the browser from opening a tab; runs after the component's handler.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
  },
);

test('A step without a page is text, like the last one', StepWithoutPage, async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});
