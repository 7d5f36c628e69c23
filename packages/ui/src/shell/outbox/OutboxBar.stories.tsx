import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { long300 } from '../../foundation/samples.tsx';
import { onPhone, phone } from '../phone.samples.ts';
import { pageTitleId } from '../page/pageIds.ts';
import { OutboxBar, type OutboxBarProps } from './OutboxBar.tsx';
import { openSheet } from './OutboxBar.samples.tsx';
import { demoLines, refusedLine, unknownLine } from './samples.ts';

/** A page whose outbox removes discarded jobs. */
function Host(props: OutboxBarProps) {
  const [lines, setLines] = useState(props.lines);
  return (
    <>
      <OutboxBar
        {...props}
        lines={lines}
        onDiscard={(id) => {
          props.onDiscard(id);
          setLines((before) => before.filter((line) => line.id !== id));
        }}
      />
      <h1 id={pageTitleId} tabIndex={-1}>
        Actividades de hoy
      </h1>
      <button type="button" onClick={() => setLines([])}>
        Llega la respuesta
      </button>
    </>
  );
}

const meta: Meta<typeof OutboxBar> = {
  component: OutboxBar,
  title: 'shell/OutboxBar',
  args: { lines: demoLines, onRetry: fn(), onDiscard: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'What was saved without a network, above every page: how much is left to be sent, whether there is a connection, when the last ' +
          'was sent. Its sheet shows each, with what was typed, and lets the person send, try again or discard.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three are waiting; there is a network. */
export const Default: Story = {
  args: { lastSent: '14:05' },
};

/** Offline. */
export const Offline: Story = {
  args: { online: false },
};

/** The first is being sent, and cannot be discarded. */
export const Sending: Story = {
  args: {
    busy: true,
    lines: demoLines.map((line, index) => (index === 0 ? { ...line, state: 'sending' as const } : line)),
  },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
  },
};

/** One refused by the server, and one without an answer: both wait for the person. */
export const ForThePerson: Story = {
  args: { lines: [refusedLine, unknownLine, ...demoLines] },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
  },
};

/** Very long texts. */
export const LongTexts: Story = {
  args: {
    lines: [{ ...refusedLine, who: long300, message: long300, details: [{ label: 'Observaciones', value: long300 }] }],
  },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
  },
};

/** On a phone the sheet has the full width. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
  args: { lines: [refusedLine, unknownLine, ...demoLines], online: false, lastSent: '14:05' },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
  },
};
