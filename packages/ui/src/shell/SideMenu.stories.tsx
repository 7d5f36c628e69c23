import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './demoMenu.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  component: SideMenu,
  args: {
    sections: demoSections,
    current: demoCurrent,
    onNavigate: fn(),
    onMinimizedChange: fn(),
    brand: <BrandMark />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264, blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The navigation of the application, 264 px wide, or 72 px minimised. Lines are links: the middle button and ' +
          'Ctrl open a tab, as on any page. A line with pages of its own opens and shuts; it starts open when the page ' +
          'in sight is in it. Put the minimised menu in a strip of 72 px: it opens over what stands beside it.',
      },
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SHL-03 sections, one titled with the company',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Previsión del Valle' })).toBeVisible();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Ventas');
    await expect(current).toHaveAttribute('href', '/dashboard/sales');
  },
};

export const Groups: Story = {
  name: 'SHL-38 CST-26 groups slide open and shut in 200 ms, by mouse and keyboard',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Tableros' })).toHaveAttribute('aria-expanded', 'true');
    const prospects = canvas.getByRole('button', { name: 'Prospectos' });
    await expect(getComputedStyle(prospects).getPropertyValue('--sereno-motion-normal')).toBe('200ms');
    await expect(prospects).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Registrar prospecto' })).toBeNull();
    await userEvent.click(prospects);
    await expect(prospects).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('link', { name: 'Registrar prospecto' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(prospects).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Registrar prospecto' })).toBeNull());
  },
};

export const Links: Story = {
  name: 'Plain clicks go to the host, the others to the browser',
  play: async ({ args, canvas, userEvent }) => {
    const contracts = canvas.getByRole('link', { name: 'Contratos' });
    await userEvent.click(contracts);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/contracts', expect.anything());
    contracts.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);

    const left: boolean[] = [];
    const stay = (event: MouseEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stay);
    await fireEvent.click(contracts, { ctrlKey: true });
    await fireEvent.click(contracts, { metaKey: true });
    await fireEvent.click(contracts, { button: 1 });
    document.removeEventListener('click', stay);
    await expect(left).toEqual([true, true, true]);
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
  },
};

const renders = { count: 0 };

function Busy(props: ComponentProps<typeof SideMenu>) {
  const [ticks, setTicks] = useState(0);
  const sections = props.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry })),
  }));
  return (
    <>
      <button type="button" onClick={() => setTicks(ticks + 1)}>
        Otra cosa cambia {ticks}
      </button>
      <SideMenu {...props} sections={sections} onNavigate={(href, event) => props.onNavigate?.(href, event)} />
    </>
  );
}

/** An icon that counts how often its line is rendered. */
function CountingIcon() {
  return (
    <Profiler id="line" onRender={() => (renders.count += 1)}>
      <svg width={20} height={20} aria-hidden />
    </Profiler>
  );
}

export const Memoised: Story = {
  name: 'A line renders again only when it changes itself',
  args: {
    sections: [
      {
        id: 'general',
        entries: [
          { id: 'carousel', label: 'Carrusel', href: '/carousel', icon: CountingIcon },
          { id: 'contracts', label: 'Contratos', href: '/contracts', icon: CountingIcon },
        ],
      },
    ],
  },
  render: (args) => <Busy {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = renders.count;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Otra cosa/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Otra cosa/ }));
    await expect(canvas.getByRole('button', { name: 'Otra cosa cambia 2' })).toBeVisible();
    await expect(renders.count).toBe(before);
  },
};

export const ManyEntries: Story = {
  name: 'More lines than fit, and long ones',
  args: {
    sections: [
      ...demoSections,
      {
        id: 'many',
        title: 'Previsión y Servicios Funerarios del Valle de México, S. A. de C. V.',
        entries: Array.from({ length: 24 }, (_, index) => ({
          id: `report-${index}`,
          label: `Reporte de seguimiento a la cartera vencida número ${index + 1}`,
          href: `/report/${index}`,
          icon: 'unknown',
        })),
      },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
