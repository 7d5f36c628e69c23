import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Headings, Tones } from './Timeline.stories.tsx';

const test = behaviour(meta);

test(
  'A list in its order, each with its title, its time and what there is to say of it',
  Default,
  async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Historia del prospecto' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contrato firmado20/11/2026 11:40 · Luis SalasPF-204817',
      'Cita cancelada18/11/2026 10:00 · Luis SalasEl cliente pidió otra fecha.',
      'Prospecto registrado12/11/2026 09:05 · Mariana Ruiz',
    ]);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
);

test('Titles are headings of the level that the page gives them', Headings, async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('Each tone has a colour of its own', Tones, async ({ canvas }) => {
  const points = canvas.getAllByRole('listitem').map((entry) => getComputedStyle(entry, '::before').backgroundColor);
  await expect(new Set(points).size).toBe(points.length);
});
