import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, External } from './Link.stories.tsx';

const test = behaviour(meta);

test(
  'A router follows a plain press; one for a new tab stays with the browser',
  Default,
  async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'los contratos' });
    await expect(link).toHaveAttribute('href', '#contratos');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('#contratos');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
);

test(
  'One to another site says that it opens a new tab, and is not the router’s',
  External,
  async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'los contratos (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
);
