import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { demoCurrent, demoSections } from './menu.samples.ts';
import { SideMenu } from './SideMenu.tsx';
import { MinimizableMenu } from './SideMenu.samples.tsx';

const meta: Meta<typeof SideMenu> = {
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
          'in sight is in it. Put the minimised menu in a strip of 72 px: it opens over what stands beside it, under the pointer and ' +
          'while the keyboard is in it, and on a touch screen while a line of it has the focus.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Sections, one titled with the company; the group of the current page is open. */
export const Default: Story = {};

/** As a strip of 72 px, in which the group of the current page is marked. */
export const Minimized: Story = {
  args: { minimized: true },
  render: (args) => <MinimizableMenu {...args} />,
};

/** More rows than fit, and long ones. */
export const ManyEntries: Story = {
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
