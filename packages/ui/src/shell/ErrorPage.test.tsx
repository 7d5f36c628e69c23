import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour, forceColors } from '../testing/behaviour.ts';
import meta, { V1, V2, V3, V4, V5, V6 } from './ErrorPage.stories.tsx';

const test = behaviour(meta);

/** One main, one h1, the required texts of each page, and a link onwards. */
async function saysItWithCode({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getByText('404')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  await expect(canvas.getByText(/Nuestro equipo ya está trabajando en ello/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
}

async function saysItInWords({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  const title = canvas.getByRole('heading', { level: 1, name: 'OOPS! Something went wrong here' });
  await expect(title).toBeVisible();
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(canvas.queryByText('404')).toBeNull();
  await expect(canvas.getByText(/No encontramos la página .* trabajando en ello/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
}

test('EPG-02a EPG-06 version 1, 404', V1, saysItWithCode);
test('EPG-02b EPG-06 version 2, OOPS!', V2, saysItInWords);
test('EPG-02c EPG-06 version 3, 404', V3, saysItWithCode);
test('EPG-02d EPG-06 version 4, 404', V4, saysItWithCode);
test('EPG-02e EPG-06 version 5, OOPS!', V5, saysItInWords);
test('EPG-02f EPG-06 version 6, OOPS!', V6, saysItInWords);

for (const [name, story] of Object.entries({ V1, V2, V3, V4, V5, V6 })) {
  test(
    `On a phone the link is visible without scrolling: ${name}`,
    { ...story, globals: onPhone, parameters: phone },
    async ({ canvas }) => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await expect(canvas.getByRole('link', { name: 'Ir al inicio' }).getBoundingClientRect().bottom).toBeLessThan(740);
    },
  );
}

test(
  'Forced colours separate the hills from the page',
  { ...V3, beforeEach: forceColors },
  async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const far = canvasElement.querySelector('.far');
    await expect(far && getComputedStyle(far).fill).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
);

test('In another language all of it is translated', { ...V2, globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(
    canvas.getByText('Die gesuchte Seite wurde nicht gefunden. Unser Team arbeitet bereits daran.'),
  ).toBeVisible();
});
