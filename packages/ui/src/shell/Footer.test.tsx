import { expect } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, WithoutLinks } from './Footer.stories.tsx';

const test = behaviour(meta);

test('SHL-04 SHL-05 about and contact', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© Previsión del Valle');
  await expect(canvas.getByRole('link', { name: 'Acerca de' })).toHaveAttribute('href', 'https://example.com/about');
  await expect(canvas.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', 'mailto:hola@example.com');
});

test('A link without a URL is left out', WithoutLinks, async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
