import type { OpenSession } from '@sereno/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { german, long300 } from '../foundation/samples.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const at = (text: string) => Date.parse(text);
const here: OpenSession = {
  id: '1',
  browser: 'Firefox',
  system: 'Windows',
  openedAt: at('2026-11-21T14:02:00Z'),
  usedAt: at('2026-11-21T16:29:00Z'),
  isCurrent: true,
};
const phone: OpenSession = {
  id: '2',
  browser: 'Chrome',
  system: 'Android',
  openedAt: at('2026-11-21T05:30:00Z'),
  usedAt: at('2026-11-21T16:30:00Z'),
  isCurrent: false,
};
const unknown: OpenSession = {
  id: '3',
  browser: null,
  system: null,
  openedAt: at('2026-11-21T05:12:00Z'),
  usedAt: at('2026-11-21T05:12:00Z'),
  isCurrent: false,
};

/** A page whose server ends at once what it is asked to. */
function Host(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions);
  return (
    <SessionList
      {...props}
      sessions={sessions}
      onEnd={(id) => {
        props.onEnd(id);
        setSessions((before) => before.filter((session) => session.id !== id));
      }}
      onEndOthers={() => {
        props.onEndOthers();
        setSessions((before) => before.filter(({ isCurrent }) => isCurrent));
      }}
    />
  );
}

const meta: Meta<typeof SessionList> = {
  component: SessionList,
  args: {
    sessions: [phone, here, unknown],
    timeZone: 'America/Mexico_City',
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn<() => void>(),
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Where a person is signed in: each device in plain words, when the session was opened and used last, which one is this ' +
          'device, and the ways to end the others.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** This device first, then the others. One of them said nothing of itself. */
export const Default: Story = {};

/** The account has no other session. */
export const Alone: Story = {
  args: { sessions: [here] },
};

/** One session is being ended; presses do nothing until the server has answered. */
export const Ending: Story = {
  args: { ending: { id: phone.id } },
};

/** Loading. */
export const Loading: Story = {
  args: { loading: true },
};

/** Loading failed. */
export const Failed: Story = {
  args: { failed: true },
};

/** Names of any length. */
export const LongTexts: Story = {
  args: {
    sessions: [
      { ...here, browser: german },
      { ...phone, browser: long300, system: german },
    ],
  },
};
