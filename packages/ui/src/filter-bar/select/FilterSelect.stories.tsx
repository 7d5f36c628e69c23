import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { managements } from '../samples.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { Host, onChange } from './FilterSelect.samples.tsx';

const meta: Meta<typeof FilterSelect> = {
  title: 'filter-bar/FilterSelect',
  component: FilterSelect,
  args: { label: 'Gerencia', options: managements, value: [], onChange },
  render: (args) => (
    <div style={{ maxInlineSize: 300, inlineSize: 'fit-content' }}>
      <Host {...args} />
    </div>
  ),
  parameters: {
    keyboard: {
      'Enter ArrowDown': 'On the pill: opens the list, with the focus in the search.',
      letters: 'Search, without regard to case and accents; the first match is marked.',
      ArrowDown: 'Marks the next option.',
      Enter: 'Ticks the marked option, or takes the tick away.',
      Escape: 'Closes the list and returns the focus to the pill.',
    },
    docs: {
      description: {
        component:
          'A filter of a dashboard. The pill says what is chosen; its list is searched by typing, without regard to case and accents, ' +
          'and stays open while one ticks. Nothing chosen means all. In a form use MultiCombobox.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected: all. */
export const Default: Story = {};

/** A single selection is named. */
export const Chosen: Story = {
  args: { value: ['6'] },
};

type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await screen.findByRole('dialog');
};

/** Several are counted. Each press applies at once, and the list stays open. */
export const Open: Story = {
  args: { value: ['6', '7'] },
  play: open,
};

/** At most one: another replaces it and closes the list; there are no checkboxes. */
export const Single: Story = {
  args: { single: true, value: ['6'] },
  play: open,
};

/** Options are loading; the selection is counted, because its name is unknown. */
export const Loading: Story = {
  args: { value: ['6'], options: [], loading: true },
  play: open,
};

/** Options failed to load. The list says that there are none, and the selection can be cleared. */
export const Failed: Story = {
  args: { value: ['6', '7'], options: [], failed: true },
  play: open,
};

const longNames = [
  { value: '1', label: long300 },
  { value: '2', label: german },
  { value: '3', label: arabic },
];

/** Names far longer than the pill end in dots there and wrap in the list. */
export const LongNames: Story = {
  args: { label: 'Gerencia de canal', options: longNames, value: ['1'] },
  play: open,
};
