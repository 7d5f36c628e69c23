import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../foundation/samples.tsx';
import { ActivityStandingChip } from './ActivityStandingChip.tsx';

const meta = {
  component: ActivityStandingChip,
  args: { standing: 'late' },
  parameters: {
    docs: {
      description: {
        component:
          'What is particular about an open activity. One that may be started, and one that waits for its day, say nothing: ' +
          'only the exception is marked.',
      },
    },
  },
} satisfies Meta<typeof ActivityStandingChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It was not attended in time. */
export const Default: Story = {
  name: 'ACL-20 not attended in time',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No atendido a tiempo')).toBeVisible();
  },
};

/** Somebody has started it. */
export const Started: Story = {
  name: 'STA-02 started',
  args: { standing: 'started' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Iniciada')).toBeVisible();
  },
};

/** What was done with it waits for the network. */
export const Queued: Story = {
  args: { standing: 'queued' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Por enviar')).toBeVisible();
  },
};

/** What is as it should be says nothing. */
export const Quiet: Story = {
  name: 'ACL-25 due and early activities say nothing',
  tags: ['!autodocs'],
  render: () => (
    <>
      <ActivityStandingChip standing="startable" />
      <ActivityStandingChip standing="early" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

const all = (
  <Row>
    <ActivityStandingChip standing="late" />
    <ActivityStandingChip standing="started" />
    <ActivityStandingChip standing="queued" />
  </Row>
);

/** In the dark theme. */
export const Dark: Story = { render: () => all, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** In Japanese, on a phone. */
export const Japanese: Story = {
  render: () => all,
  tags: ['!autodocs'],
  globals: { locale: 'ja', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('期限内に未対応')).toBeVisible();
  },
};
