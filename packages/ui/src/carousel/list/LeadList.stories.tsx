import type { Lead } from '@sereno/domain/carousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { lead, queue } from '../samples.ts';
import { LeadList } from './LeadList.tsx';

const meta: Meta<typeof LeadList> = {
  component: LeadList,
  args: { leads: queue, onAttend: fn<(lead: Lead) => void>() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, border: '1px solid var(--sereno-border)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'New leads that wait for an adviser. Pressing a lead attends it. Ages update by themselves, in colour and ' +
          'in words; new leads are announced; when a focused lead is removed, the list gets the focus. For leads ' +
          'that were attended already use `LeadsToRegister`.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each urgency: late, waiting, new. */
export const Default: Story = {};

/** For people who may reassign, each row has a button for it; it does not attend. */
export const Reassign: Story = {
  args: { onReassign: fn<(lead: Lead) => void>() },
};

/** One lead is busy: it ignores presses and keeps the focus. */
export const Busy: Story = {
  args: { onReassign: fn<(lead: Lead) => void>(), busyId: 2 },
};

/** Loading for the first time. */
export const Loading: Story = {
  args: { loading: true },
};

/** Empty. */
export const Empty: Story = {
  args: { leads: [] },
};

/** Loading failed: it shows no data and no error. */
export const Failed: Story = {
  args: { failed: true },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    leads: [lead(1, 4000, { fullName: `${long300} ${german}`, prospectionMeans: `${german} ${arabic}` }), lead(2, 3)],
    onReassign: fn<(lead: Lead) => void>(),
  },
};

/** On a phone a lead is a large target with an arrow; its button is beside or below it. */
export const Phone: Story = {
  args: { onReassign: fn<(lead: Lead) => void>() },
  globals: { viewport: { value: 'phone' } },
};
