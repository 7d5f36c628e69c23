import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuContent } from '../foundation/popup/lazyMenu.ts';
import { replacePart } from '../testing/replacePart.ts';
import { DataTable, filterChips } from './DataTable.tsx';
import { tableMenu } from './menu/useTableMenus.ts';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './state/tableProps.ts';
import { fetchChips, fetchContent, fetchMenu, loadContent, loadMenu, offline } from './LazyParts.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Lazy parts',
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractTable.columns.slice(0, 5),
    rows: sampleContracts(60),
    filter: true,
    rowActions: (row) => [{ type: 'action', id: 'open', label: `Abrir ${row.contract}`, onSelect: fn<() => void>() }],
  },
  beforeEach: () => {
    fetchChips.mockReset().mockImplementation(offline);
    fetchMenu.mockReset().mockImplementation(offline);
    fetchContent.mockReset().mockImplementation(loadContent);
    const restorers = [
      replacePart(filterChips, fetchChips),
      replacePart(tableMenu, fetchMenu),
      replacePart(menuContent, fetchContent),
    ];
    return () => {
      for (const restore of restorers) restore();
    };
  },
  parameters: {
    docs: {
      description: {
        component:
          'What many tables never show is fetched when it is first needed. Where that fails the table goes on without it and ' +
          'fetches it again: when the browser is online again, after ten seconds, or, for what is pressed, with the next press.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A menu that was pressed and could not be fetched: the table says so. */
export const MenuLost: Story = {
  beforeEach: () => {
    fetchMenu.mockImplementation(loadMenu);
    fetchContent.mockImplementation(offline);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Acciones de .*-204800$/ }));
    await canvas.findByRole('alert');
  },
};
