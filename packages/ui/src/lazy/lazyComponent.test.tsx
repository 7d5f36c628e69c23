import type { Meta } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import { lazyComponent } from './lazyPart.ts';

type Greeting = ComponentType;

const fetchGreeting = fn<() => Promise<Greeting>>();
const Loaded: Greeting = () => <p>Hola</p>;

/** An error boundary with a retry. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Reintentar</button>;
  }
}

function Page({ part: Part }: { readonly part: Greeting }) {
  return (
    <Boundary>
      <Suspense fallback={<p>Cargando</p>}>
        <Part />
      </Suspense>
    </Boundary>
  );
}

const meta: Meta<typeof Page> = {
  component: Page,
  args: { part: Loaded },
  beforeEach: () => {
    fetchGreeting.mockReset().mockResolvedValue(Loaded);
  },
};

const test = behaviour(meta);

test(
  'A component suspends until its code is there',
  { args: { part: lazyComponent(fetchGreeting) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Hola')).toBeVisible();
    await expect(fetchGreeting).toHaveBeenCalledTimes(1);
  },
);

test(
  'A failed load reaches the error boundary once, and is retried by it',
  {
    args: { part: lazyComponent(fetchGreeting) },
    beforeEach: () => {
      fetchGreeting.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      fetchGreeting.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    },
  },
  async ({ canvas }) => {
    // A native click: React holds back what a simulated press leaves suspended.
    const tryAgain = async () => (await canvas.findByRole('button', { name: 'Reintentar' })).click();
    await tryAgain();
    await waitFor(() => expect(fetchGreeting).toHaveBeenCalledTimes(2));
    await tryAgain();
    await expect(await canvas.findByText('Hola')).toBeVisible();
    await expect(fetchGreeting).toHaveBeenCalledTimes(3);
  },
);
