import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { replacePart } from '../../testing/replacePart.ts';
import { columnMenu } from './useTableMenus.ts';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { layoutOf, partOf } from '../layout/layoutSamples.ts';
import { fetchMenu, onLayoutChange, onQueryChange, openMenu, openWidths } from './ColumnMenu.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 6),
    rows: sampleContracts(60),
    columnView: true,
    onLayoutChange,
    onQueryChange,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 860, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    everyStory: {
      zoom: {
        exempt: 'It is open beside a column that a small window does not show, where it could not have been opened.',
      },
    },
    docs: {
      story: { inline: false, height: '640px', autoplay: true },
      description: {
        component:
          'What can be done with a column: by the button that its header shows to a pointer, or from the keyboard by Alt+↓. ' +
          'Ctrl+Shift with an arrow moves the column at once.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** What can be done with a column that sorts, moves, and can be hidden. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opciones de Fecha' }));
    await screen.findByRole('menu');
  },
};

/** At the ends of its group a column goes no further, and the menu says why. */
export const AtTheEnds: Story = {
  args: { layout: layoutOf({ columnPinning: { start: ['contract', 'client'], end: [] } }) },
  play: async ({ userEvent }) => {
    await openMenu(userEvent, 'phone');
  },
};

/** The widths, for those without a pointer; the narrowest and the widest column say so. */
export const Widths: Story = {
  args: { layout: layoutOf({ columnSizing: { contract: 48, client: 1200 } }) },
  play: async ({ userEvent }) => {
    await openWidths(userEvent, 'contract');
  },
};

/** The code of the menu cannot be fetched: the table goes on, and the next press asks again. */
export const Offline: Story = {
  beforeEach: () => {
    fetchMenu.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    return replacePart(columnMenu, fetchMenu);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(partOf('client', '.menu'));
    await screen.findByRole('alert');
  },
};
