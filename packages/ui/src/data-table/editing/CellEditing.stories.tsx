import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardLayout } from '../cards/cardLayout.tsx';
import { cellOf, EditedTable, onSave } from './CellEditing.samples.tsx';

const meta: Meta<typeof EditedTable> = {
  title: 'data-table/DataTable/Cell editing',
  component: EditedTable,
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    keyboard: {
      'Enter F2': 'Begins to edit the cell with what it holds.',
      letters: 'Begin to edit it with what is typed.',
      Delete: 'Empties it.',
      Enter: 'While editing: accepts and moves down; with Shift up.',
      Tab: 'While editing: accepts and moves to the next cell; with Shift to the previous.',
      Escape: 'While editing: gives up. Afterwards: restores what was saved.',
      'Control+v': 'Writes a block of cells from here on.',
    },
    docs: {
      description: {
        component:
          '`cellEditing` lets a person write into cells as in a spreadsheet. Enter, F2, a double click, a tap or a letter begins; Enter ' +
          'accepts and leads down, Tab to the next cell that can be written into, Escape gives up, Delete empties. What cannot be the ' +
          'value is told beside the cell. A block that was copied in a spreadsheet is pasted from the focused cell on; with `cellRanges`, ' +
          'Delete empties the marked block. Each is one save, and the cells that refuse it are named.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof EditedTable>;

/** A cell is being written into. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 2, 'comments'));
  },
};

/** One of several values. */
export const Choice: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 1, 'status'));
  },
};

/** What was typed cannot be the value: the field stays, and says why. */
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 2, 'amount'));
    await userEvent.keyboard('-500{Enter}');
  },
};

/** The new value is shown while it is on its way. */
export const Saving: Story = {
  beforeEach: () => {
    onSave.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 2, 'amount'));
    await userEvent.keyboard('12500.50{Enter}');
  },
};

/** It could not be saved: the cell keeps what was typed until it is corrected or Escape takes it back. */
export const NotSaved: Story = {
  beforeEach: () => {
    onSave.mockRejectedValue(new Error('El contrato ya está cerrado'));
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 2, 'amount'));
    await userEvent.keyboard('12500.50{Enter}');
    await canvas.findByText('El contrato ya está cerrado');
  },
};

/** Changes wait until their row is left, and are saved together. */
export const ByRow: Story = {
  args: { saves: 'row' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 2, 'date'));
    await userEvent.keyboard('1/12/26{Tab}{Tab}');
  },
};

/** On a phone a tap begins. */
export const Cards: Story = {
  args: { cards: cardLayout },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(cellOf(canvasElement, 1, 'comments'));
  },
};
