import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import { LongPage } from './ScrollToTop.samples.tsx';
import meta, { Shown, EndOfPage } from './ScrollToTop.stories.tsx';

const test = behaviour(meta);

test('At the top of the page it is hidden', {}, async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

test('Its name says what it does', Shown, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
});

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

async function coversNothingAtTheEnd({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  const before = canvas.getByRole('main').getBoundingClientRect();
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const button = await canvas.findByRole('button', { name: 'Volver arriba' });
  const place = button.getBoundingClientRect();
  const others = [...canvasElement.querySelectorAll('main button, footer a')].filter((element) => element !== button);
  await expect(others.length).toBeGreaterThanOrEqual(30);
  const covered = others.filter((element) => isOver(place, element.getBoundingClientRect()));
  await expect(covered.map((element) => element.textContent)).toEqual([]);
  // It appeared without moving anything.
  await expect(canvas.getByRole('main').getBoundingClientRect().height).toBe(before.height);
}

test(
  'SHL-28 at the end of the page it covers neither the last action nor the footer',
  EndOfPage,
  coversNothingAtTheEnd,
);

test(
  'On a phone it is not there: it would lie on the page',
  { globals: onPhone, parameters: { ...phone, layout: 'fullscreen' }, render: () => <LongPage footer /> },
  async ({ canvas }) => {
    const scrolled = Promise.withResolvers<Event>();
    window.addEventListener('scroll', scrolled.resolve, { once: true });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await scrolled.promise;
    await expect(canvas.queryByRole('button', { name: 'Volver arriba' })).toBeNull();
  },
);

// A page without a footer reserves room at its end.
test(
  'SHL-28 at the end of a page without a footer it covers nothing',
  { parameters: { layout: 'fullscreen' }, render: () => <LongPage footer={false} /> },
  coversNothingAtTheEnd,
);

test('In German', { args: { threshold: -1 }, globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleName('Nach oben');
});
