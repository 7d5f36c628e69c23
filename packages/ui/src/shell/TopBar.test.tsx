import { expect } from 'storybook/test';
import { onPhone, phone } from './phone.samples.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Phone, LongName } from './TopBar.stories.tsx';

const test = behaviour(meta);

test('SHL-01 SHL-02 SHL-43 greets by first name, with the initial', Default, async ({ args, canvas, userEvent }) => {
  const greeting = canvas.getByRole('button', { name: 'Hola, Mariana' });
  await expect(greeting).toHaveAccessibleDescription('Abrir panel de usuario');
  await expect(canvas.getByText('M')).toBeVisible();
  await expect(greeting).toHaveAttribute('aria-expanded', 'false');
  greeting.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onUserOpen).toHaveBeenCalledOnce();
});

test(
  'On a phone the menu button shows, the brand is its mark alone, and a name is complete',
  Phone,
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sereno').clientWidth).toBe(1);
    await expect(canvas.getByText('Mariana').scrollWidth).toBe(canvas.getByText('Mariana').clientWidth);
  },
);

/** Whether a text is completely within the visible greeting. */
const seen = (text: HTMLElement): boolean => {
  const view = text.closest('.greeting')?.getBoundingClientRect();
  const place = text.getBoundingClientRect();
  return view !== undefined && place.top >= view.top - 3 && place.bottom <= view.bottom + 3;
};

// With the search only the name fits, truncated when too long.
test(
  'SHL-01 on a phone the name takes precedence over the greeting, which is still read',
  {
    globals: { ...onPhone, locale: 'fr' },
    parameters: phone,
    args: { ...LongName.args, userName: 'Marie-Clémentine-Sophie' },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bonjour, Marie-Clémentine-Sophie' })).toBeVisible();
    await expect(seen(canvas.getByText('Marie-Clémentine-Sophie'))).toBe(true);
    await expect(seen(canvas.getByText('Bonjour,'))).toBe(false);
    await expect(canvas.getByRole('link', { name: 'Sereno' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test(
  'In Japanese the name comes first',
  {
    globals: { ...onPhone, locale: 'ja' },
    parameters: phone,
    args: { ...LongName.args, userName: 'María de los Ángeles' },
  },
  async ({ canvas }) => {
    await expect(seen(canvas.getByText('María de los Ángeles'))).toBe(true);
    await expect(seen(canvas.getByText(/こんにちは/))).toBe(false);
  },
);
