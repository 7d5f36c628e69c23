import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { arabic, german, long300 } from '../samples.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Foundations/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Inicio', href: '#/' }, { label: 'Tableros', href: '#/tableros' }, { label: 'Ventas' }],
    onNavigate: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where the page stands and the way back up, from the home page to the page in sight. It is neither the history of what was ' +
          'visited nor the steps of a form. The last step is the page itself, so it is text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain press is handed to the host; a press that opens a new tab stays with the browser. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
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
};

/** A step that cannot be visited is text too. */
export const StepWithoutPage: Story = {
  args: { items: [{ label: 'Inicio', href: '#/' }, { label: 'Operación' }, { label: 'Contratos' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Long steps wrap. */
export const LongTexts: Story = {
  args: { items: [{ label: german, href: '#/a' }, { label: long300, href: '#/b' }, { label: arabic }] },
};

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
