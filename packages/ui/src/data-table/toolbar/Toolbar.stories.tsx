import type { CalendarMonth } from '@sereno/domain/calendar';
import type { BusinessWeek } from '@sereno/domain/week';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { DateRangePicker, MonthPicker, WeekPicker } from '../../pickers/index.ts';
import type { SavedView } from '../model/tableView.ts';
import { DataTable } from '../DataTable.tsx';
import { exportTools } from '../export/TableExport.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { place, today } from './Toolbar.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Toolbar',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(37),
    search: true,
    csv: true,
    print: true,
    columnView: true,
    filter: true,
    onViewsChange: fn<(views: readonly SavedView[]) => void>(),
    onAdd: fn<() => void>(),
  },
  loaders: [async () => ({ code: await exportTools.load() })],
  parameters: {
    docs: {
      description: {
        component:
          'What chooses and shapes the rows, between the title and the rows. Each tool is there only when it is asked for, and ' +
          'they always stand in one order: what narrows the rows, what lays them out, what takes them out, what adds one.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** All tools, which always stand in one order. */
export const Default: Story = {};

/** What is in use is counted beside its tool. */
export const InUse: Story = {
  args: {
    defaultQuery: {
      globalFilter: 'garcia',
      columnFilters: [{ id: 'status', value: { kind: 'oneOf', values: ['Firmado'] } }],
    },
    columns: contractTable.columns.map((column, index) => ({ ...column, hidden: index > 5 })),
  },
};

/** Before the rows are there, what takes them out has to wait, and no number is named. */
export const Loading: Story = {
  args: { rows: [], loading: true },
};

/** Range, week and month beside the other tools: what a host puts there decides which rows there are. */
export const WithPickers: Story = {
  args: {
    dateRange: place('17rem', <DateRangePicker label="Periodo" hideLabel size="small" today={today} />),
    week: place(
      '20rem',
      <WeekPicker
        hideLabel
        size="small"
        today={today}
        defaultValue={{ year: 2026, week: 47 } satisfies BusinessWeek}
      />,
    ),
    month: place(
      '9rem',
      <MonthPicker label="Mes" hideLabel size="small" today={today} defaultValue={'2026-11' satisfies CalendarMonth} />,
    ),
  },
};

/** A very long title, and a long word for adding. */
export const LongTexts: Story = {
  args: { title: `${german} ${long300}`, addLabel: german },
};
