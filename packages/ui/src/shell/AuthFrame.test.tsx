import { expect } from 'storybook/test';
import { pageTitleId } from './page/pageIds.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Phone } from './AuthFrame.stories.tsx';

const test = behaviour(meta);

test('The brand, one main and one focusable h1', Default, async ({ canvas }) => {
  await expect(canvas.getByText('Sereno')).toBeVisible();
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const title = canvas.getByRole('heading', { level: 1, name: 'Iniciar sesión' });
  document.getElementById(pageTitleId)?.focus();
  await expect(title).toHaveFocus();
});

test('On a phone the form is visible without scrolling', Phone, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Entrar' });
  await expect(button.getBoundingClientRect().bottom).toBeLessThan(640);
});
