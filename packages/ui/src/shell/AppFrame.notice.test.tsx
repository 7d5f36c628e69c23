import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import { NoticeHost } from './AppFrame.samples.tsx';
import meta, { WithNotice } from './AppFrame.stories.tsx';

const test = behaviour(meta);

const part = (root: HTMLElement, selector: string): DOMRect => {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Nothing overlaps, at any scroll position, and focused elements are below the bar. */
async function nothingIsCovered({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  for (const top of [0, 700]) {
    scrollTo(top);
    const [notice, bar] = [part(canvasElement, '.notice'), part(canvasElement, '.bar')];
    await expect(notice.top).toBe(0);
    await expect(notice.height).toBeGreaterThan(40);
    await expect(bar.top).toBeCloseTo(notice.bottom, 0);
    await expect(notice.width).toBe(document.documentElement.clientWidth);
  }
  scrollTo(1400);
  const button = canvas.getByRole('button', { name: 'Abrir la semana 44' });
  button.focus();
  await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(part(canvasElement, '.bar').bottom);
  scrollTo(0);
}

test('CAT-11 above the bar, which sticks below it', WithNotice, nothingIsCovered);

// The menu has the remaining height: its foot stays visible.
test(
  'CAT-11 the menu beside the page starts below the notice and ends with the window',
  {
    ...WithNotice,
    globals: { viewport: { value: 'laptop' } },
    parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1200px', height: '720px' } } } } },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    for (const top of [0, 700]) {
      scrollTo(top);
      const menu = canvas.getByRole('navigation', { name: 'Menú principal' }).getBoundingClientRect();
      await expect(menu.top).toBeCloseTo(part(canvasElement, '.notice').bottom, 0);
      await expect(menu.bottom).toBeCloseTo(window.innerHeight, 0);
    }
    scrollTo(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(part(canvasElement, '.bar').top).toBe(0));
    await waitFor(() => expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(0));
  },
);

test('CAT-11 on a phone, in two lines', { ...WithNotice, globals: onPhone, parameters: phone }, async (context) => {
  await expect(part(context.canvasElement, '.notice').height).toBeGreaterThan(50);
  await nothingIsCovered(context);
});

// A low window needs its height for the page.
test(
  'CAT-11 in a low window the notice scrolls away, the bar stays',
  {
    ...WithNotice,
    globals: { viewport: { value: 'low' } },
    parameters: {
      viewport: { options: { low: { name: 'On its side', styles: { width: '740px', height: '360px' } } } },
    },
  },
  async ({ canvasElement }) => {
    scrollTo(700);
    await expect(part(canvasElement, '.notice').bottom).toBeLessThan(0);
    await expect(part(canvasElement, '.bar').top).toBe(0);
    scrollTo(0);
  },
);

// An empty notice takes no space.
test(
  'CAT-11 without a notice the frame is unchanged',
  { render: () => <NoticeHost notice={null} /> },
  async ({ canvasElement }) => {
    await expect(part(canvasElement, '.notice').height).toBe(0);
    await expect(part(canvasElement, '.bar').top).toBe(0);
  },
);
