import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './demoMenu.ts';
import { SideMenu } from './SideMenu.tsx';

function MinimizableMenu(props: ComponentProps<typeof SideMenu>) {
  const [minimized, setMinimized] = useState(props.minimized ?? false);
  return (
    <div style={{ display: 'flex', blockSize: 640 }}>
      <div style={{ position: 'relative', flex: 'none', inlineSize: minimized ? 72 : 264 }}>
        <SideMenu
          {...props}
          minimized={minimized}
          onMinimizedChange={(next) => {
            setMinimized(next);
            props.onMinimizedChange?.(next);
          }}
        />
      </div>
      <p data-testid="content" style={{ margin: 16 }}>
        Ventas de la semana
      </p>
    </div>
  );
}

const meta = {
  component: SideMenu,
  title: 'shell/SideMenu minimised',
  args: {
    sections: demoSections,
    current: demoCurrent,
    onNavigate: fn(),
    onMinimizedChange: fn(),
    brand: <BrandMark />,
  },
  render: (args) => <MinimizableMenu {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'The menu as a strip of 72 px. It opens over the content under the pointer and while the keyboard is in it, and ' +
          'on a touch screen while a line of it has the focus. A group that holds the page in sight is marked.',
      },
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minimizing: Story = {
  name: 'SHL-29 the menu can be minimised',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const menu = canvas.getByRole('navigation');
    const button = canvas.getByRole('button', { name: 'Minimizar menú' });
    await userEvent.click(button);
    await expect(args.onMinimizedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Expandir menú');
    // Wherever the pointer of the machine stands, it is not over the menu now.
    canvasElement.style.pointerEvents = 'none';
    button.blur();
    await waitFor(() => expect(menu.clientWidth).toBe(72));
    canvasElement.style.pointerEvents = '';
  },
};

export const Minimized: Story = {
  name: 'SHL-30 minimised, it opens over the content while the keyboard is in it',
  args: { minimized: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.style.pointerEvents = 'none';
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
    canvasElement.style.pointerEvents = '';
  },
};

/** A line is met where it was pointed at: no group above it opens by itself. */
export const Visit: Story = {
  name: 'SHL-30 minimised, groups are folded in each visit until one is pressed',
  args: { minimized: true },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    // The pointer of the machine takes no part.
    canvasElement.style.pointerEvents = 'none';
    const menu = canvas.getByRole('navigation');
    const dashboards = canvas.getByRole('button', { name: 'Tableros' });
    const reports = canvas.getByRole('link', { name: 'Reportes' });
    const slid = () => Promise.allSettled(menu.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await waitFor(() => expect(menu.clientWidth).toBe(72));
    const place = reports.getBoundingClientRect().y;
    await step('a line below the group with the page in sight stays where it is', async () => {
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
    await step('with the focus gone, all are folded again', async () => {
      const prospects = canvas.getByRole('button', { name: 'Prospectos' });
      prospects.blur();
      await waitFor(() => expect(prospects).toHaveAttribute('aria-expanded', 'false'));
      await waitFor(() => expect(menu.clientWidth).toBe(72));
      await slid();
      await expect(reports.getBoundingClientRect().y).toBe(place);
    });
    canvasElement.style.pointerEvents = '';
  },
};

export const Dark: Story = { args: { minimized: true }, globals: { theme: 'dark' } };
