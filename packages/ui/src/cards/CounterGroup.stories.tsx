import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { Card } from '../foundation/index.ts';
import { CounterCard } from './CounterCard.tsx';
import { CounterGroup } from './CounterGroup.tsx';

const counters = [
  { label: 'Citas', value: 12, day: 3, icon: <CalendarDays />, tone: 'primary' },
  { label: 'Llamada', value: 148, day: 11, icon: <Phone />, tone: 'info' },
  { label: 'Correo', value: 36, day: 0, icon: <Mail />, tone: 'warning' },
  { label: 'Whatsapp', value: 1_204, day: 27, icon: <MessageCircle />, tone: 'positive' },
  { label: 'SMS', value: 4, day: 0, icon: <MessageSquareText />, tone: 'neutral' },
] as const;

const cards = (loading: boolean) =>
  counters.map(({ label, value, day, icon, tone }) => (
    <CounterCard
      key={label}
      label={label}
      value={value}
      icon={icon}
      tone={tone}
      loading={loading}
      secondary={{ label: 'El viernes 20', value: day }}
    />
  ));

const meta: Meta<typeof CounterGroup> = {
  component: CounterGroup,
  args: { label: 'Actividades de noviembre de 2026', children: cards(false) },
  parameters: {
    docs: {
      description: {
        component:
          'Counts that belong together. The group asks its own width: one line from 600 px, below it two columns, where ' +
          'an odd number gives the first card the whole line, so put the one that counts most first.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Five counters in one line. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
};

/** Two columns when narrow; none is alone in a row. */
export const Phone360: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
};

/** All loading. */
export const Loading: Story = {
  args: { children: cards(true) },
};

/** An even number. */
export const Four: Story = { args: { children: cards(false).slice(0, 4) } };

/** As the rows of a card. */
export const Rows: Story = {
  args: {
    layout: 'rows',
    children: counters.map(({ label, day, icon }) => <CounterCard key={label} label={label} value={day} icon={icon} />),
  },
  decorators: [
    (Story) => (
      <Card title="Totales del viernes 20 de noviembre">
        <Story />
      </Card>
    ),
  ],
};

/** Unknown. */
export const NoData: Story = {
  args: {
    children: counters.map(({ label, icon }) => <CounterCard key={label} label={label} value={null} icon={icon} />),
  },
};
