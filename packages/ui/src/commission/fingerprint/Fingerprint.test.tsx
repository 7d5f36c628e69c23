import { expect, spyOn } from 'storybook/test';
import { fingerprint } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Folded } from './Fingerprint.stories.tsx';

const test = behaviour(meta);

const digits = (root: HTMLElement) => root.querySelector('code');

test('The fingerprint in 16 groups of four, copied whole', Default, async ({ canvas, canvasElement, userEvent }) => {
  const groups = Array.from(digits(canvasElement)?.children ?? [], ({ textContent }) => textContent);
  await expect(groups).toHaveLength(16);
  await expect(groups.every((group) => /^[\da-f]{4}$/.test(group))).toBe(true);
  await expect(groups.join('')).toBe(fingerprint);
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copiar huella' }));
  await expect(await canvas.findByText('Copiada')).toBeVisible();
  await expect(write).toHaveBeenCalledWith(fingerprint);
  write.mockRestore();
});

test('When the browser refuses its clipboard it says so', {}, async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copiar huella' }));
  await expect(await canvas.findByText(/No se pudo copiar/)).toBeVisible();
  write.mockRestore();
});

test(
  'CMA-16 folded it shows its ends, and the whole on a press',
  Folded,
  async ({ canvas, canvasElement, userEvent }) => {
    const ends = `${fingerprint.slice(0, 4)} … ${fingerprint.slice(-4)}`;
    await expect(canvas.getByText(ends)).toBeVisible();
    await expect(digits(canvasElement)).not.toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(`Huella de la semana ${ends}`);
    await userEvent.click(canvas.getByText('Huella de la semana'));
    await expect(digits(canvasElement)).toBeVisible();
    await expect(digits(canvasElement)).toHaveTextContent(fingerprint);
    await expect(canvas.getByText(/Si después cambia un solo centavo/)).toBeVisible();
  },
);
