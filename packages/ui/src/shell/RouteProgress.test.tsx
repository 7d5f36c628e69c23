import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { RequestMark } from './RequestMark.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { behaviour, forceColors } from '../testing/behaviour.ts';
import meta, { Waiting } from './RouteProgress.stories.tsx';

const test = behaviour(meta);

const bar = (root: HTMLElement): HTMLElement => {
  const found = root.querySelector<HTMLElement>('[role="progressbar"]');
  if (found === null) throw new Error('There is no progress bar.');
  return found;
};

const progressOf = (element: HTMLElement): number => Number(element.style.getPropertyValue('--progress')) * 100;

/** Records each progress value of the bar. */
function watched(element: HTMLElement): number[] {
  const passed: number[] = [];
  new MutationObserver(() => {
    const progress = Math.round(progressOf(element));
    if (passed.at(-1) !== progress) passed.push(progress);
  }).observe(element, { attributeFilter: ['style'] });
  return passed;
}

/** A host with one button to request a page and one to finish it. */
function Host() {
  const [active, setActive] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 8, padding: 24 }}>
      <RouteProgress loading={active} />
      <Button onClick={() => setActive(true)}>Ir a Ventas</Button>
      <Button onClick={() => setActive(false)}>Ventas está aquí</Button>
    </div>
  );
}

test('SHL-36 waits at 90 % until the page is loaded', Waiting, async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(progressOf(bar(canvasElement))).toBe(90));
  const shown = canvas.getByRole('progressbar', { name: 'Cargando página' });
  await expect(shown).not.toHaveAttribute('aria-valuenow');
  await expect(shown).toHaveStyle({ pointerEvents: 'none', position: 'fixed' });
});

// From the press to the page and back to hidden, each step recorded.
test(
  'SHL-36 steps of 10 %, 30 ms apart, then to the end and hidden',
  { render: () => <Host /> },
  async ({ canvas, canvasElement, step, userEvent }) => {
    const passed = watched(bar(canvasElement));
    await step('a page is asked for', async () => {
      const timers = spyOn(window, 'setInterval');
      await userEvent.click(canvas.getByRole('button', { name: 'Ir a Ventas' }));
      await expect(timers).toHaveBeenCalledWith(expect.any(Function), 30);
      timers.mockRestore();
      await waitFor(() => expect(passed).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]));
    });
    await step('it is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ventas está aquí' }));
      await waitFor(() => expect(passed.slice(9)).toEqual([100, 0]));
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    });
  },
);

// A preloaded page shows at once.
test('SHL-36 nothing shows for an instant change', { render: () => <Host /> }, async ({ canvas, canvasElement }) => {
  const shown: (string | undefined)[] = [];
  const element = bar(canvasElement);
  new MutationObserver(() => shown.push(element.dataset['shown'])).observe(element, {
    attributeFilter: ['data-shown'],
  });
  canvas.getByRole('button', { name: 'Ir a Ventas' }).click();
  await waitFor(() => expect(element).toHaveAttribute('data-active', 'true'));
  canvas.getByRole('button', { name: 'Ventas está aquí' }).click();
  await waitFor(() => expect(element).toHaveAttribute('data-active', 'false'));
  await waitFor(() => expect(progressOf(element)).toBe(0));
  await expect(shown).toEqual([]);
});

test('Without a loading page there is no bar', { args: { loading: false } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull();
});

// A loading page sends requests too: the bar covers their thinner line.
test(
  'SHL-32 SHL-36 with requests in flight, only one of the two lines shows',
  {
    render: (args) => (
      <>
        <RequestMark busy />
        <RouteProgress {...args} />
      </>
    ),
  },
  async ({ canvas, canvasElement }) => {
    const route = await canvas.findByRole('progressbar');
    const requests = canvasElement.querySelector('[data-active="true"]:not([role])');
    await waitFor(() => expect(requests).toHaveStyle({ opacity: '1' }));
    const [above, below] = [route.getBoundingClientRect(), requests?.getBoundingClientRect()];
    await expect(above.bottom).toBeGreaterThanOrEqual(below?.bottom ?? Infinity);
    await expect(Number(getComputedStyle(route).zIndex)).toBeGreaterThan(
      Number(requests && getComputedStyle(requests).zIndex),
    );
  },
);

test('Forced colours separate the bar from its background', { beforeEach: forceColors }, async ({ canvas }) => {
  const shown = await canvas.findByRole('progressbar');
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await expect(getComputedStyle(shown, '::before').backgroundColor).not.toBe(getComputedStyle(shown).backgroundColor);
});

test('In German', { globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Seite wird geladen' })).toBeVisible();
});
