import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuCode } from '../foundation/popup/menuCode.ts';
import { deferred } from '../state/deferred.ts';
import { DataTable } from './DataTable.tsx';
import { laterCode } from './laterCode.ts';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './tableProps.ts';
import { chips, content, fetchChips, fetchContent, fetchMenu, menu, offline } from './Later.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Fetched later',
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
    laterCode.chips = deferred(fetchChips);
    laterCode.menu = deferred(fetchMenu);
    fetchContent.mockReset().mockImplementation(() => content.load());
    menuCode.content = deferred(fetchContent);
    return () => {
      laterCode.chips = chips;
      laterCode.menu = menu;
      menuCode.content = content;
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
    fetchMenu.mockImplementation(() => menu.load());
    fetchContent.mockImplementation(offline);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Acciones de .*-204800$/ }));
    await canvas.findByRole('alert');
  },
};
