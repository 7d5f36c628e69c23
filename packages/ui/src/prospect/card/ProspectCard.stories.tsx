import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { ProspectCard } from './ProspectCard.tsx';
import { blanked, days, hrefs, noHrefs, prospect } from './samples.ts';

const meta: Meta<typeof ProspectCard> = {
  component: ProspectCard,
  args: { prospect, days, hrefs },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Who a prospect is and how to reach the person with one press. Where the contact data may not be seen it says who ' +
          'sees them, and which there are.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A prospect's data, contact links first. */
export const Default: Story = {};

/** Beside a page's title that says the name. */
export const Unnamed: Story = { args: { hideName: true, isClient: true } };

/** Every status of a prospect. */
export const Standing: Story = {
  args: {
    days: { created: '2026-02-25', reassigned: '2026-05-01', discarded: '2026-06-02' },
    prospect: { ...prospect, formerAdviserName: 'Lucía Hernández' },
    isClient: true,
  },
};

/** Another adviser's prospect: who sees the data, and which exist. */
export const Blanked: Story = {
  args: { prospect: { ...blanked, acceptsEmail: false }, hrefs: noHrefs },
};

/** Few data: missing ones take no space. */
export const Sparse: Story = {
  args: {
    prospect: {
      ...blanked,
      firstName: '',
      lastName: null,
      hasPhone: false,
      hasEmail: false,
      hasAddress: false,
      means: null,
      adviserName: null,
      comments: '  ',
      canEdit: true,
    },
    days: { created: null, reassigned: null, discarded: null },
    hrefs: noHrefs,
  },
};

/** Loading. */
export const Loading: Story = {
  args: { prospect: undefined },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    prospect: {
      ...prospect,
      firstName: german,
      lastName: `${arabic} ${german}`,
      email: `${german.toLowerCase()}${german.toLowerCase()}@correo.example`,
      acceptsEmail: false,
      means: { id: 1, name: long300 },
      adviserName: german,
      comments: `${long300}\n\n${german}${german}`,
      address: { street: long300, county: german, state: arabic, zipCode: '45100' },
    },
  },
};

/** On a phone contact links are in two columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
