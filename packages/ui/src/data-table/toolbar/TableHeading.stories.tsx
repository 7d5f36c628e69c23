import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { TableRoot } from '../DataTable.styles.ts';
import { TableHeading } from './TableHeading.tsx';

const meta = {
  title: 'data-table/DataTable/Title and count',
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
} satisfies Meta<typeof TableHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The title is a heading, the count is none of it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Contratos' })).toBeVisible();
    await expect(canvas.getByText('237 filas')).toBeVisible();
  },
};

export const Deeper: Story = {
  name: 'A heading of the level that the page needs',
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Contratos' })).toBeVisible();
  },
};

export const Hidden: Story = {
  name: 'Kept for assistive technology, where the page says the title',
  args: { isHidden: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Contratos' });
    await expect(heading.clientWidth).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('region', { name: 'Contratos' })).toBeVisible();
  },
};

export const NotCounted: Story = {
  name: 'As long as nobody knows how many rows there are, no number is named',
  args: { tally: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contratos' })).toHaveTextContent(/^Contratos$/);
  },
};

export const LongTexts: Story = {
  name: 'A very long title',
  args: { title: `${german} ${long300}`, tally: '12,345,678 filas de 98,765,432' },
};

export const Phone: Story = {
  ...LongTexts,
  name: 'A very long title on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
