import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../foundation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { onPhone, phone } from './phone.ts';

const meta = {
  component: ErrorPage,
  args: {
    variant: 1,
    actions: (
      <ButtonLink href="/" variant="primary">
        Ir al inicio
      </ButtonLink>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'A whole page for an address that leads nowhere, with or without a session: six compositions that say the same. What is missing ' +
          'inside the frame is a `MessagePage` or an `EmptyState`.',
      },
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One main, one h1, the words that each page owes, and a way on. */
const saysItWithCode: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getByText('404')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  await expect(canvas.getByText(/Nuestro equipo ya está trabajando en ello/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
};

const saysItInWords: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  const title = canvas.getByRole('heading', { level: 1, name: 'OOPS! Something went wrong here' });
  await expect(title).toBeVisible();
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(canvas.queryByText('404')).toBeNull();
  await expect(canvas.getByText(/No encontramos la página .* trabajando en ello/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
};

/** Rings on still water. */
export const V1: Story = { name: 'EPG-02a EPG-06 version 1, 404', play: saysItWithCode };

/** A day that has slipped out of its month. */
export const V2: Story = { name: 'EPG-02b EPG-06 version 2, OOPS!', args: { variant: 2 }, play: saysItInWords };

/** The number sets behind hills. */
export const V3: Story = { name: 'EPG-02c EPG-06 version 3, 404', args: { variant: 3 }, play: saysItWithCode };

/** A list that lacks a line. */
export const V4: Story = { name: 'EPG-02d EPG-06 version 4, 404', args: { variant: 4 }, play: saysItWithCode };

/** A thread that is tangled. */
export const V5: Story = { name: 'EPG-02e EPG-06 version 5, OOPS!', args: { variant: 5 }, play: saysItInWords };

/** A bridge that lacks a span. */
export const V6: Story = { name: 'EPG-02f EPG-06 version 6, OOPS!', args: { variant: 6 }, play: saysItInWords };

const fitsPhone: Story['play'] = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  // The way on is in sight without scrolling.
  await expect(canvas.getByRole('link', { name: 'Ir al inicio' }).getBoundingClientRect().bottom).toBeLessThan(740);
};
const onAPhone = { globals: onPhone, parameters: phone, tags: ['!autodocs'], play: fitsPhone } satisfies Story;

export const Phone1: Story = { ...onAPhone, args: { variant: 1 } };
export const Phone2: Story = { ...onAPhone, args: { variant: 2 } };
export const Phone3: Story = { ...onAPhone, args: { variant: 3 } };
export const Phone4: Story = { ...onAPhone, args: { variant: 4 } };
export const Phone5: Story = { ...onAPhone, args: { variant: 5 } };
export const Phone6: Story = { ...onAPhone, args: { variant: 6 } };

const inTheDark = { globals: { theme: 'dark' }, tags: ['!autodocs'] } satisfies Story;

export const Dark1: Story = { ...inTheDark, args: { variant: 1 } };
export const Dark2: Story = { ...inTheDark, args: { variant: 2 } };
export const Dark3: Story = { ...inTheDark, args: { variant: 3 } };
export const Dark4: Story = { ...inTheDark, args: { variant: 4 } };
export const Dark5: Story = { ...inTheDark, args: { variant: 5 } };
export const Dark6: Story = { ...inTheDark, args: { variant: 6 } };

/** In another language than the product's first all of it is in that language. */
export const German: Story = {
  globals: { locale: 'de' },
  tags: ['!autodocs'],
  args: { variant: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    await expect(
      canvas.getByText('Die gesuchte Seite wurde nicht gefunden. Unser Team arbeitet bereits daran.'),
    ).toBeVisible();
  },
};

/** A host with words of its own, long ones, on a phone. */
export const LongText: Story = {
  ...onAPhone,
  args: {
    variant: 4,
    labels: {
      title: 'No encontramos la página de certificados de descuento solicitados por la gerencia de canal',
      text: 'La dirección cambió con la nueva estructura de la subdirección Occidente. Nuestro equipo ya está trabajando en ello.',
    },
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  args: { variant: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const far = canvasElement.querySelector('.far');
    await expect(far && getComputedStyle(far).fill).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};
