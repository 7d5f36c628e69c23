import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { everything, Host, line, onViewsChange, open, short, signed, three } from './ViewPanel.samples.tsx';

const hrefOf = (encoded: string): string => `/contratos?vista=${encoded}`;

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(60),
    search: true,
    views: three,
    onViewsChange,
    viewHref: hrefOf,
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '640px', autoplay: true },
      description: {
        component:
          'Views that a person keeps under a name: what is searched, sorted and filtered, how many rows a page has and how the ' +
          'columns are laid out. The host holds them (`views`, `onViewsChange`); with `viewHref` they can be shared as a link, ' +
          'which the host reads with `decodeView` and gives back as `defaultView`.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The view that the table shows is marked. One press shows another. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

/** The name is asked in place. */
export const Saving: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('Guardar esta vista'));
    await screen.findByRole('textbox', { name: 'Nombre de la vista' });
  },
};

/** Nothing saved yet: it says what a view is for. */
export const Empty: Story = {
  args: { views: [] },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

/** Names as long as they can be, and longer ones that a host brings: they wrap, and the menu stays where it is. */
export const LongNames: Story = {
  args: {
    views: [
      { id: 'a', name: german.slice(0, 60), view: everything },
      { id: 'b', name: long300.slice(0, 60), view: signed },
      { id: 'c', name: arabic, view: short },
      { id: 'd', name: long300, view: { ...short, pageSize: 100 } },
    ],
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

/** Fifty views: the list scrolls below the title, and saving stays the first stop of the Tab key. */
export const Fifty: Story = {
  args: {
    views: Array.from({ length: 50 }, (_, place) => ({
      id: `v${place}`,
      name: `Vista ${place + 1}`,
      view: { ...everything, search: `${place}` },
    })),
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

/** On a phone it comes from the bottom edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};
