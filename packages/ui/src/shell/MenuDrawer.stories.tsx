import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { demoCurrent, demoSections } from './menu.samples.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { onPhone, phone } from './phone.samples.ts';

const meta: Meta<typeof MenuDrawer> = {
  component: MenuDrawer,
  args: { open: true, onOpenChange: fn(), onNavigate: fn(), sections: demoSections, current: demoCurrent },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: 'The side menu below 992 px. The host opens it from the bar and closes it when a page is selected.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Open, at the group of the current page. */
export const Default: Story = {};

const pages = Array.from({ length: 40 }, (_, index) => ({
  id: `page-${index}`,
  label: `Página ${index}`,
  href: `/page/${index}`,
}));

/** More rows than fit: the drawer opens at the current page. */
export const InView: Story = {
  globals: onPhone,
  parameters: phone,
  args: { sections: [{ id: 'pages', entries: pages }], current: 'page-35' },
};
