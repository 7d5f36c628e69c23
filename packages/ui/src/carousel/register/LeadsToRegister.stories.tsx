import type { AttendedLead } from '@sereno/domain/carousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { unregistered } from '../samples.ts';
import { LeadsToRegister } from './LeadsToRegister.tsx';

const meta: Meta<typeof LeadsToRegister> = {
  component: LeadsToRegister,
  args: {
    leads: unregistered,
    registerHref: ({ id }: AttendedLead) => `/prospect/add?data=${id}`,
    onNavigate: fn<(href: string) => void>(),
  },
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
        component: 'Leads that the person attended and has not registered yet. Waiting leads are in a `LeadList`.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each links to its registration form. */
export const Default: Story = {};

/** Loading. */
export const Loading: Story = {
  args: { loading: true },
};

/** All are registered. */
export const Empty: Story = {
  args: { leads: [] },
};

/** Loading failed. */
export const Failed: Story = {
  args: { failed: true },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    leads: unregistered.map((one) => ({
      ...one,
      fullName: `${long300} ${german}`,
      prospectionMeans: `${german} ${arabic}`,
    })),
  },
};
