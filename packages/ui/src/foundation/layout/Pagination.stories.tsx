import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'Foundations/Pagination',
  component: Pagination,
  args: { label: 'Páginas de planes', count: 24, onChange: fn<(page: number) => void>() },
  parameters: {
    keyboard: {
      Tab: 'Moves to the next button.',
      'Enter Space': 'Turns the page.',
    },
    docs: {
      description: {
        component:
          'The way through pages of cards, pictures or results, and which of how many is shown. The buttons stay in use at the ends, where they ' +
          'do nothing: one that vanished or was disabled would take the focus with it. A DataTable has its own.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of many pages. */
export const Default: Story = {};

/** In between: all four buttons lead somewhere. */
export const InBetween: Story = { args: { defaultValue: 12 } };

/** The last page: the buttons ahead do nothing. */
export const LastPage: Story = { args: { defaultValue: 24 } };

/** More pages than were counted: the last one is unknown, and there is always a next one. */
export const Uncounted: Story = { args: { defaultValue: 3, hasMore: true } };

/** More than a million pages. */
export const VeryMany: Story = { args: { count: 1_234_568 } };
