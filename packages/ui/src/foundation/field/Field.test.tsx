import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { AroundControl, Disabled, GroupWithError } from './Field.stories.tsx';

const test = behaviour(meta);

test('A Base UI control takes name and description from the field', AroundControl, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Código postal' })).toHaveAccessibleDescription('5 dígitos');
});

test('The label names a group; its help and its error are tied to it', GroupWithError, async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Temperatura' });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group).toBeInvalid();
  await expect(group).toHaveAccessibleDescription('Qué tan cerca está de comprar Elige una temperatura.');
});

test('A group is disabled with everything in it', Disabled, async ({ canvas }) => {
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
});
