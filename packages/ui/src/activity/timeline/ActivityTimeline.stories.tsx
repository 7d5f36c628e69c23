import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { activity } from '../samples.ts';
import { ActivityTimeline } from './ActivityTimeline.tsx';

const some = [
  activity(1, { onTime: true }),
  activity(2, {
    activityTypeId: 1,
    activityTypeName: 'Cita',
    date: '2026-11-24',
    startTime: '13:30',
    endTime: '14:45',
    subject: 'Presentación del plan',
    comments: null,
  }),
  activity(3, {
    activityTypeId: 4,
    activityTypeName: 'Whatsapp',
    prospectName: 'Ernesto Nájera',
    date: '2026-11-24',
    startTime: '10:00',
    endTime: null,
    onTime: false,
    adviserName: null,
  }),
];

const meta: Meta<typeof ActivityTimeline> = {
  component: ActivityTimeline,
  args: {
    activities: some,
    prospectHref: (id: number) => `/prospect/${id}/detail`,
    onNavigate: fn<(href: string) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Activities by day: when, with whom, about what, and whether they were on time. The adviser and the ' +
          'manager show only where the host allows it, because not every viewer may see them.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, each sorted by time. */
export const Default: Story = {};

/** Names of adviser and manager, for viewers who may see them. Unknown values take no space. */
export const People: Story = {
  args: { showAdviser: true, showManager: true },
};

/** Few data: missing values take no space. */
export const Sparse: Story = {
  args: {
    activities: [
      activity(1, {
        prospectName: '',
        subject: null,
        comments: '',
        activityTypeId: 99,
        activityTypeName: null,
        startTime: null,
        endTime: null,
      }),
    ],
    showAdviser: true,
  },
};

/** On a page about one person, whose name needs no repeating; what is still to come has no mark. */
export const OnePerson: Story = {
  args: { showProspect: false, today: '2026-11-24' },
};

/** Loading. */
export const Loading: Story = {
  args: { loading: true },
};

/** Empty; the host may say why. */
export const Empty: Story = {
  args: { activities: [] },
  render: (args) => (
    <>
      <ActivityTimeline {...args} />
      <ActivityTimeline {...args} emptyText="Este prospecto no tiene actividades" />
    </>
  ),
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    activities: [
      activity(1, {
        prospectName: `${german} ${arabic}`,
        activityTypeName: german,
        subject: long300,
        comments: `${long300}\n${german}`,
        adviserName: long300,
        onTime: false,
      }),
    ],
    showAdviser: true,
  },
};

/** When narrow the time is above. */
export const Phone: Story = {
  args: { showAdviser: true, showManager: true },
  globals: { viewport: { value: 'phone' } },
};
