import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { fn } from 'storybook/test';
import { CounterCard } from './CounterCard.tsx';

const meta: Meta<typeof CounterCard> = {
  component: CounterCard,
  args: { label: 'Citas', value: 12, icon: <CalendarDays /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One count with its name. It is read aloud as one sentence, "Citas: 12". Figures line up from card to card. ' +
          'Give it only counts; an amount of money with its comparison is a figure card.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A count with its name. */
export const Default: Story = {};

/** A second count beside it: the selected day beside the month. */
export const Secondary: Story = {
  args: { secondary: { label: 'El viernes 20', value: 3 }, tone: 'primary' },
};

/** Loading: the final size. */
export const Loading: Story = {
  args: { loading: true, secondary: { label: 'El viernes 20', value: 3 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, alignItems: 'start' }}>
      <CounterCard {...args} />
      <CounterCard {...args} loading={false} />
    </div>
  ),
};

/** With `onOpen` the rows behind a count can be opened; a count of 0 stays a button that does nothing. */
export const Openable: Story = {
  args: { onOpen: fn(), openLabel: 'Ver las actividades: Citas' },
};

/** A count of 0. */
export const Zero: Story = { args: { value: 0, secondary: { label: 'Hoy', value: 0 } } };

/** A large count and a long name. */
export const Large: Story = {
  args: { value: 12_480, label: 'Llamadas de seguimiento a prospectos de la campaña de noviembre' },
};

/** A tone for each kind of thing. */
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['neutral', 'primary', 'positive', 'warning', 'danger', 'info'] as const).map((tone) => (
        <CounterCard key={tone} {...args} tone={tone} label={tone} />
      ))}
    </div>
  ),
};
