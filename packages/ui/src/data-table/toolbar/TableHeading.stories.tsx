import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { TableRoot } from '../DataTable.styles.ts';
import { TableHeading } from './TableHeading.tsx';

const meta: Meta<typeof TableHeading> = {
  title: 'data-table/DataTable/Title and count',
  tags: ['internal'],
  component: TableHeading,
  args: { id: 'heading', title: 'Contratos', level: 2, isHidden: false, tally: '237 filas' },
  decorators: [
    (Story) => (
      <TableRoot aria-labelledby="heading">
        <div className="top">
          <Story />
        </div>
      </TableRoot>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What the rows of a table are, and how many. The title names the table for assistive technology; where the page says it ' +
          'already it is kept for that alone.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is a heading, the count is none of it. */
export const Default: Story = {};

/** Without a number while the number of rows is unknown. */
export const NotCounted: Story = {
  args: { tally: null },
};

/** A very long title, and a count that has been narrowed. */
export const LongTexts: Story = {
  args: { title: `${german} ${long300}`, tally: '12,345,678 filas de 98,765,432' },
};
