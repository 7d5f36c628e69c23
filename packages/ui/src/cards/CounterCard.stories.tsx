import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { expect } from 'storybook/test';
import { CounterCard } from './CounterCard.tsx';

const meta = {
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
} satisfies Meta<typeof CounterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'ACD-02 a count with its name',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Citas: 12')).toBeInTheDocument();
  },
};

export const Secondary: Story = {
  name: 'ACD-04 the chosen day beside the month',
  args: { secondary: { label: 'El viernes 20', value: 3 }, tone: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Citas: 12, El viernes 20: 3')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'Loading keeps the size',
  args: { loading: true, secondary: { label: 'El viernes 20', value: 3 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, alignItems: 'start' }}>
      <CounterCard {...args} />
      <CounterCard {...args} loading={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [loading, loaded] = Array.from(canvasElement.querySelectorAll('[data-tone]'), (card) => card.clientHeight);
    await expect(loading).toBe(loaded);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toHaveTextContent('12');
  },
};

export const Zero: Story = { name: 'Nothing counted', args: { value: 0, secondary: { label: 'Hoy', value: 0 } } };

export const Large: Story = {
  name: 'A large count is written as the language writes it',
  args: { value: 12_480, label: 'Llamadas de seguimiento a prospectos de la campaña de noviembre' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
  },
};

export const German: Story = {
  name: 'In another language',
  args: { value: 12_480 },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12.480')).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['neutral', 'primary', 'positive', 'warning', 'danger', 'info'] as const).map((tone) => (
        <CounterCard key={tone} {...args} tone={tone} label={tone} />
      ))}
    </div>
  ),
};

export const Dark: Story = {
  args: { secondary: { label: 'Hoy', value: 3 }, tone: 'info' },
  globals: { theme: 'dark' },
};
