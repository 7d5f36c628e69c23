import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { fingerprint } from '../samples.ts';
import { Fingerprint } from './Fingerprint.tsx';

const meta = {
  component: Fingerprint,
  args: { value: fingerprint },
  parameters: {
    docs: { description: { component: 'The fingerprint of what is signed, to compare by eye and to copy.' } },
  },
} satisfies Meta<typeof Fingerprint>;

export default meta;
type Story = StoryObj<typeof meta>;

const digits = (root: HTMLElement) => root.querySelector('code');

/** In groups of four; what is copied has no spaces. */
export const Default: Story = {
  name: 'The fingerprint in 16 groups of four, copied whole',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const groups = Array.from(digits(canvasElement)?.children ?? [], ({ textContent }) => textContent);
    await expect(groups).toHaveLength(16);
    await expect(groups.every((group) => /^[\da-f]{4}$/.test(group))).toBe(true);
    await expect(groups.join('')).toBe(fingerprint);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar huella' }));
    await expect(await canvas.findByText('Copiada')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(fingerprint);
    write.mockRestore();
  },
};

/** The browser keeps its clipboard to itself. */
export const NotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar huella' }));
    await expect(await canvas.findByText(/No se pudo copiar/)).toBeVisible();
    write.mockRestore();
  },
};

/** Where room is scarce: its ends, and the whole with its explanation behind a press. */
export const Folded: Story = {
  name: 'CMA-16 folded it shows its ends, and the whole on a press',
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ends = `${fingerprint.slice(0, 4)} … ${fingerprint.slice(-4)}`;
    await expect(canvas.getByText(ends)).toBeVisible();
    await expect(digits(canvasElement)).not.toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(`Huella de la semana ${ends}`);
    await userEvent.click(canvas.getByText('Huella de la semana'));
    await expect(digits(canvasElement)).toBeVisible();
    await expect(digits(canvasElement)).toHaveTextContent(fingerprint);
    await expect(canvas.getByText(/Si después cambia un solo centavo/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
