import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { expect, fn, userEvent } from 'storybook/test';
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

/** Give it `onOpen` where the rows behind a count can be seen; a count of nothing stays a button that does nothing. */
export const Openable: Story = {
  name: 'ACD-03 leads to what it counts',
  args: { onOpen: fn(), openLabel: 'Ver las actividades: Citas' },
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Ver las actividades: Citas' });
    await userEvent.click(open);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('Citas: 12')).toBeInTheDocument();
  },
};

/** There is nothing to show: nothing is counted, nobody could tell, or it is on its way. */
export const NothingToOpen: Story = {
  name: 'Nothing to open, and the focus stays',
  args: { onOpen: fn(), label: 'Citas' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CounterCard {...args} value={0} />
      <CounterCard {...args} value={null} />
      <CounterCard {...args} loading />
    </div>
  ),
  play: async ({ canvas, args }) => {
    for (const open of canvas.getAllByRole('button', { name: 'Citas' })) {
      await userEvent.click(open);
      await expect(open).toHaveFocus();
      await expect(open).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(args.onOpen).not.toHaveBeenCalled();
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
