import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Headings, Tones } from './Text.stories.tsx';

const test = behaviour(meta);

test('A paragraph without space around it, in the style of the text around it', Default, async ({ canvas }) => {
  const text = canvas.getByRole('paragraph');
  const own = getComputedStyle(text);
  await expect(own.margin).toBe('0px');
  await expect(own.fontSize).toBe(getComputedStyle(text.parentElement ?? text).fontSize);
});

test('A heading has its level, and a size of its own', Headings, async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 2, name: 'Comisiones de la semana 46' });
  await expect(getComputedStyle(heading).fontSize).toBe('24px');
  await expect(getComputedStyle(canvas.getByRole('heading', { level: 3 })).fontWeight).toBe('650');
});

test('Figures below each other are of one width', Headings, async ({ canvas }) => {
  const width = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(text));
    return range.getBoundingClientRect().width;
  };
  await expect(width('$1,111.11')).toBeCloseTo(width('$9,888.00'), 3);
});

test('Tone and weight', Tones, async ({ canvas }) => {
  const of = (text: string) => getComputedStyle(canvas.getByText(text));
  await expect(of('Vencido').fontWeight).toBe('650');
  await expect(of('Vencido').color).not.toBe(of('Sin cambios').color);
  await expect(of('Actualizado a las 10:42').color).not.toBe(of('Sin cambios').color);
});
