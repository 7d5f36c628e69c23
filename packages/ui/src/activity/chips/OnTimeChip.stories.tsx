import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../foundation/samples.tsx';
import { OnTimeChip } from './OnTimeChip.tsx';

const meta = {
  component: OnTimeChip,
  args: { onTime: true },
  parameters: {
    docs: {
      description: {
        component: 'Whether an activity was attended on time. On time is positive and late is danger, as everywhere.',
      },
    },
  },
} satisfies Meta<typeof OnTimeChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On time. */
export const Default: Story = {
  name: 'ACL-27 on time',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tiempo')).toBeVisible();
  },
};

/** Late. */
export const Late: Story = {
  name: 'ACL-27 late',
  args: { onTime: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fuera de tiempo')).toBeVisible();
  },
};

/** Not known: a dash for the eye, a sentence for a screen reader. */
export const Unknown: Story = {
  name: 'ACL-27 not known',
  args: { onTime: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('No se sabe si fue a tiempo')).toBeInTheDocument();
  },
};

const all = (
  <Row>
    <OnTimeChip onTime />
    <OnTimeChip onTime={false} />
    <OnTimeChip onTime={null} />
  </Row>
);

/** In the dark theme. */
export const Dark: Story = { render: () => all, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** In French, on a phone. */
export const French: Story = {
  render: () => all,
  tags: ['!autodocs'],
  globals: { locale: 'fr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('À temps')).toBeVisible();
  },
};
