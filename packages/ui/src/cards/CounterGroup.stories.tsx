import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { expect } from 'storybook/test';
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

const meta = {
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
} satisfies Meta<typeof CounterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('[data-tone]'), (card) => Math.round(card.getBoundingClientRect().top));

export const Default: Story = {
  name: 'ACD-02 five counters in one line',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Actividades de noviembre de 2026' })).toBeVisible();
    const spoken = Array.from(canvasElement.querySelectorAll('.spoken'), (text) => text.textContent.split(':')[0]);
    await expect(spoken).toEqual(['Citas', 'Llamada', 'Correo', 'Whatsapp', 'SMS']);
    await expect(new Set(tops(canvasElement)).size).toBe(1);
  },
};

export const Phone360: Story = {
  name: 'ACD-02 two columns on a phone, none left alone',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const rows = new Map<number, number>();
    for (const top of tops(canvasElement)) rows.set(top, (rows.get(top) ?? 0) + 1);
    await expect([...rows.values()]).toEqual([1, 2, 2]);
  },
};

export const Loading: Story = {
  args: { children: cards(true) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(5);
  },
};

export const Four: Story = { name: 'An even number', args: { children: cards(false).slice(0, 4) } };

export const Rows: Story = {
  name: 'ACD-04 rows of a card',
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
  play: async ({ canvasElement }) => {
    await expect(new Set(tops(canvasElement)).size).toBe(5);
  },
};

export const NoData: Story = {
  name: 'FLT-04 nobody could tell',
  args: {
    children: counters.map(({ label, icon }) => <CounterCard key={label} label={label} value={null} icon={icon} />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Citas: sin datos')).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
