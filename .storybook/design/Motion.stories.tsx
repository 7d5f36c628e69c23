import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../packages/ui/src/foundation/index.ts';
import { motion } from '../../packages/ui/src/theme/index.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Motion',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Motion shows where a thing comes from and where it goes, and is over before anybody waits for it. A person who asks the system ' +
          'for less motion gets none: the durations become 0 ms, so a component that uses the tokens needs no second rule, and ' +
          'nothing may depend on the end of a transition that never runs. Layout never moves under the pointer.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  fast: 'A colour, a border, a mark: the answer to a press',
  normal: 'What opens, closes or changes its place',
  collapse: 'A card that folds, because what lies below moves with it',
};

/** What a token says now, in this browser. */
const durationOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token.slice('var('.length, -1));

function Track({ name, token }: { name: string; token: string }) {
  const [at, setAt] = useState<'start' | 'end'>('start');
  return (
    <li>
      <span className="design-name">{name}</span>
      <span className="design-value">
        {durationOf(token)}. {uses[name]}
      </span>
      <Button size="small" onClick={() => setAt(at === 'start' ? 'end' : 'start')} aria-label={`Play ${name}`}>
        Play
      </Button>
      <div className="design-track" data-at={at}>
        <div data-name={name} style={{ transitionDuration: token }} />
      </div>
    </li>
  );
}

/** The durations. Press to play; with reduced motion the mark jumps. */
export const Durations: Story = {
  render: () => (
    <ul className="design-rows">
      {Object.entries(motion).map(([name, token]) => (
        <Track key={name} name={name} token={token} />
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvasElement.querySelector('[data-name=normal]');
    const before = box?.getBoundingClientRect().left ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Play normal' }));
    await waitFor(() => expect(box?.getBoundingClientRect().left).toBeGreaterThan(before + 100));
  },
};
