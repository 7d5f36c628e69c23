import type { AttendedLead } from '@sereno/domain/carousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { unregistered } from '../samples.ts';
import { LeadsToRegister } from './LeadsToRegister.tsx';

const meta = {
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
        component: 'Leads that the person attended and has not registered yet. Those that still wait are a `LeadList`.',
      },
    },
  },
} satisfies Meta<typeof LeadsToRegister>;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = (event: MouseEvent): void => event.preventDefault();

/** Each leads to the form that registers it. */
export const Default: Story = {
  name: 'CAR-07 each leads to its form',
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Registrar: Arturo Salgado Peña' });
    await expect(link).toHaveAttribute('href', '/prospect/add?data=11');
    await expect(canvas.getByRole('link', { name: 'Registrar: Sin nombre' })).toBeVisible();
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await expect(args.onNavigate).toHaveBeenCalledWith('/prospect/add?data=11');
    window.addEventListener('click', stay, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
};

/** While they come. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** All are registered. */
export const Empty: Story = {
  args: { leads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada por registrar')).toBeVisible();
  },
};

/** They never came. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};

/** Room is kept for some. */
export const Reserved: Story = {
  tags: ['!autodocs'],
  args: { reservedRows: 3 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <LeadsToRegister {...args} loading />
      <LeadsToRegister {...args} leads={[]} />
      <LeadsToRegister {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('[data-reserved]'), ({ clientHeight }) => clientHeight);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};

const longTexts: Story = {
  args: {
    leads: unregistered.map((one) => ({
      ...one,
      fullName: `${long300} ${german}`,
      prospectionMeans: `${german} ${arabic}`,
    })),
  },
};

/** Texts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
