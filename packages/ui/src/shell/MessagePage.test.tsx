import { expect } from 'storybook/test';
import { pageTitleId } from './page/pageIds.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { FullPage, Forbidden, NotYet } from './MessagePage.stories.tsx';

const test = behaviour(meta);

test('A page without a frame, its title focusable', FullPage, async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toHaveTextContent('La dirección no existe');
  const title = canvas.getByRole('heading', { level: 1, name: 'No encontramos esta página' });
  document.getElementById(pageTitleId)?.focus();
  await expect(title).toHaveFocus();
});

test('Inside the frame it has no main of its own', Forbidden, async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
});

test('UND-01 a module that is not available yet says so', NotYet, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Cotizaciones estará aquí pronto' })).toBeVisible();
  await expect(canvas.getByText('Este módulo todavía no está disponible.')).toBeVisible();
});
