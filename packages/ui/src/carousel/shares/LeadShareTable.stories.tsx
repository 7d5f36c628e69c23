import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { shares } from '../samples.ts';
import { LeadShareTable } from './LeadShareTable.tsx';

const meta: Meta<typeof LeadShareTable> = {
  component: LeadShareTable,
  args: { shares, timeZone: 'America/Mexico_City', onRetry: fn<() => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'How leads were shared out among advisers in the days that the host chose: attended, assigned, their part of the whole, ' +
          'how many became prospects, and when the last one came.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Most leads first; advisers without leads are listed too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
};

/** Loading. */
export const Loading: Story = { args: { shares: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { shares: [], failed: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reintentar' });
  },
};

/** The manager has no advisers. */
export const Empty: Story = { args: { shares: [] } };

/** Texts of any length, and large figures. */
export const LongTexts: Story = {
  args: {
    shares: shares.map((share) => ({ ...share, name: `${german} ${long300}`, attended: 123_456 })),
  },
};

/** On a phone each adviser is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Lucía Fernández Ávila');
  },
};
