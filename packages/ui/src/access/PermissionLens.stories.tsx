import { DEFAULT_ACCESS_CONFIG, type MenuEntryId } from '@sereno/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { defaultPermissionFilters as filters } from './lensFilters.ts';
import { PermissionLens } from './PermissionLens.tsx';
import { cellOf, entryLabelLoaded, withEntryLabel } from './PermissionLens.samples.tsx';

const meta: Meta<typeof PermissionLens> = {
  component: PermissionLens,
  args: { config: DEFAULT_ACCESS_CONFIG, onChange: fn() },
  loaders: [entryLabelLoaded],
  decorators: [withEntryLabel],
  parameters: {
    keyboard: {
      'ArrowRight ArrowLeft': 'Moves to the next or the previous role.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous row.',
      PageDown: 'Moves by what is in sight.',
      'Home End': 'Moves to the first or the last role.',
      'Control+Home': 'Moves to the first cell of all.',
    },
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Menu entries, guards and rights, role by role. It evaluates the rules that the product itself uses, so ' +
          'it cannot differ from them, and it changes nothing. A cell in which menu and guard differ stands out: it ' +
          'is framed where the menu leads to a page that does not open. It is for administrators, not for everyday ' +
          'pages.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Company 1, no team in the carousel, on no list: the initial table. */
export const Default: Story = {};

/** Role 7 sees the carousel in the menu and cannot open it, with the reason below the table. */
export const MenuWithoutGuard: Story = {
  args: { defaultValue: { ...filters, withTeam: true, query: 'carrusel' } },
  play: ({ canvasElement, userEvent }) => userEvent.click(cellOf(canvasElement, 'carousel', 7)),
};

/** Only rows in which menu and guard differ somewhere; rights cannot. */
export const Differing: Story = {
  args: { defaultValue: { ...filters, withTeam: true, differing: true } },
};

/** No row matches: one button clears the filters. */
export const NothingFound: Story = {
  args: { defaultValue: { ...filters, query: 'zzz', differing: true } },
};

/** One role at a time, selected above; the reason stays at the bottom of the window. */
export const Phone: Story = {
  args: { defaultValue: { ...filters, withTeam: true, role: 7 } },
  globals: { viewport: { value: 'phone' } },
};

const LONG = new Map<MenuEntryId, string>([
  ['activitiesDashboard', long300],
  ['dashboard', german],
  ['salesDashboard', arabic],
]);

/** Very long names, without break opportunities, in another script. */
export const LongLabels: Story = {
  args: {
    defaultValue: { ...filters, query: 'dashboard' },
  },
  decorators: [
    (Story, { args }) => <Story args={{ ...args, entryLabel: (id) => LONG.get(id) ?? args.entryLabel(id) }} />,
  ],
  play: ({ canvasElement, userEvent }) => userEvent.click(cellOf(canvasElement, 'activitiesDashboard', 1)),
};
