import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { RequestMark } from './RequestMark.tsx';
import { RouteProgress } from './RouteProgress.tsx';

const meta = {
  component: RouteProgress,
  args: { active: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px', autoplay: true },
      description: {
        component:
          'The bar at the top of the window while another page is on its way: 10 % further every 30 ms, waiting at 90 %. A page ' +
          'that is there within a frame or two shows none of it. Requests of a page that is already there have the thinner ' +
          '`RequestMark`, over which this one lies.',
      },
    },
  },
} satisfies Meta<typeof RouteProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (root: HTMLElement): HTMLElement => {
  const found = root.querySelector<HTMLElement>('[role="progressbar"]');
  if (found === null) throw new Error('There is no progress bar.');
  return found;
};
const progressOf = (element: HTMLElement): number => Number(element.style.getPropertyValue('--progress')) * 100;

/** Writes down each progress that the bar has had, and when. */
function watched(element: HTMLElement): { progress: number; at: number }[] {
  const passed: { progress: number; at: number }[] = [];
  new MutationObserver(() => {
    const progress = Math.round(progressOf(element));
    if (passed.at(-1)?.progress !== progress) passed.push({ progress, at: performance.now() });
  }).observe(element, { attributeFilter: ['style'] });
  return passed;
}

/** A host whose page is asked for by one button and there by the other. */
function Host() {
  const [active, setActive] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 8, padding: 24 }}>
      <RouteProgress active={active} />
      <Button onClick={() => setActive(true)}>Ir a Ventas</Button>
      <Button onClick={() => setActive(false)}>Ventas está aquí</Button>
    </div>
  );
}

/** The page takes a while: the bar waits. */
export const Waiting: Story = {
  name: 'SHL-36 waits at 90 % until the page is there',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(progressOf(bar(canvasElement))).toBe(90));
    const shown = canvas.getByRole('progressbar', { name: 'Cargando página' });
    await expect(shown).not.toHaveAttribute('aria-valuenow');
    await expect(shown).toHaveStyle({ pointerEvents: 'none', position: 'fixed' });
  },
};

/** From the press to the page and on to nothing, each step written down. */
export const Steps: Story = {
  name: 'SHL-36 steps of 10 %, 30 ms apart, then to the end and away',
  render: () => <Host />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const passed = watched(bar(canvasElement));
    const values = () => passed.map(({ progress }) => progress);
    await step('a page is asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ir a Ventas' }));
      await waitFor(() => expect(values()).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]));
      const [first, last] = [passed[0]?.at ?? 0, passed[8]?.at ?? 0];
      await expect(Math.round((last - first) / 8)).toBeGreaterThanOrEqual(29);
    });
    await step('it is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ventas está aquí' }));
      await waitFor(() => expect(values().slice(9)).toEqual([100, 0]));
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    });
  },
};

/** A page that was fetched ahead is there at once. */
export const AtOnce: Story = {
  name: 'SHL-36 nothing is seen of a change that is over at once',
  tags: ['!autodocs'],
  render: () => <Host />,
  play: async ({ canvas, canvasElement }) => {
    const shown: (string | undefined)[] = [];
    const element = bar(canvasElement);
    new MutationObserver(() => shown.push(element.dataset['shown'])).observe(element, {
      attributeFilter: ['data-shown'],
    });
    canvas.getByRole('button', { name: 'Ir a Ventas' }).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    canvas.getByRole('button', { name: 'Ventas está aquí' }).click();
    await waitFor(() => expect(progressOf(element)).toBe(0));
    await expect(shown).toEqual([]);
  },
};

/** Nothing is on its way. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A page that is on its way asks the server for things as well: the bar hides the thinner line of the requests. */
export const OverRequests: Story = {
  name: 'SHL-32 SHL-36 with requests in flight, one of the two lines is seen',
  render: (args) => (
    <>
      <RequestMark active />
      <RouteProgress {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const route = await canvas.findByRole('progressbar');
    const requests = canvasElement.querySelector('[data-active="true"]:not([role])');
    await waitFor(() => expect(requests).toHaveStyle({ opacity: '1' }));
    const [above, below] = [route.getBoundingClientRect(), requests?.getBoundingClientRect()];
    await expect(above.bottom).toBeGreaterThanOrEqual(below?.bottom ?? Infinity);
    await expect(Number(getComputedStyle(route).zIndex)).toBeGreaterThan(
      Number(requests && getComputedStyle(requests).zIndex),
    );
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Seite wird geladen' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!autodocs'] };

export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('progressbar');
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(getComputedStyle(shown, '::before').backgroundColor).not.toBe(getComputedStyle(shown).backgroundColor);
  },
};
