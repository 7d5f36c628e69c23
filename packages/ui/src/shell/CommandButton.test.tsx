import { expect, fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { CommandButton } from './CommandButton.tsx';
import { onPhone, phone } from './phone.samples.ts';
import { TopBar } from './TopBar.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Open, Phone } from './CommandButton.stories.tsx';
import { LocaleProvider } from '../locale/index.ts';
import { es } from '../locale/texts/es.ts';

const test = behaviour(meta);

test('By mouse, keyboard and touch', Default, async ({ args, canvas, step, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Ir a…' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button.getAttribute('aria-keyshortcuts')).toMatch(/^(Control|Meta)\+K$/);
  await step('mouse', async () => {
    await userEvent.hover(button);
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  });
  await step('keyboard', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  });
  await step('touch', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(args.onOpen).toHaveBeenCalledTimes(3);
  });
});

test('While the palette is open its state says so', Open, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Ir a…' })).toHaveAttribute('aria-expanded', 'true');
});

test('On a phone it is a square icon', Phone, async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button', { name: 'Ir a…' }).getBoundingClientRect();
  await expect(width).toBe(height);
  await expect(document.documentElement.scrollWidth).toBe(360);
});

test(
  'On a phone it keeps its size beside a long greeting',
  {
    globals: onPhone,
    parameters: phone,
    render: (args) => (
      <TopBar userName="María de los Ángeles Guadalupe" onUserOpen={fn()} onMenuOpen={fn()} brand={<BrandMark />}>
        <CommandButton {...args} />
      </TopBar>
    ),
  },
  async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Ir a…' }).getBoundingClientRect();
    const greeting = canvas.getByRole('button', { name: /María/ }).getBoundingClientRect();
    await expect(icon.right).toBeLessThanOrEqual(greeting.left);
    await expect(icon.left).toBeGreaterThanOrEqual(canvas.getByText('Sereno').getBoundingClientRect().right);
  },
);

test(
  'A long label is truncated; the accessible name is complete',
  {
    render: (args) => (
      <LocaleProvider
        locale="es"
        texts={{ ...es, 'commandButton.goTo': `Buscar ${'entre todas las pantallas '.repeat(4)}` }}
      >
        <CommandButton {...args} />
      </LocaleProvider>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Buscar entre/ }).offsetHeight).toBeLessThanOrEqual(44);
  },
);

test('In German', { globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Gehe zu …' })).toBeVisible();
});
