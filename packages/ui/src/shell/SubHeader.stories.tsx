import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { pageTitleId } from './pageTitle.ts';
import { onPhone, phone } from './phone.ts';
import { SubHeader } from './SubHeader.tsx';

const meta = {
  component: SubHeader,
  args: {
    title: 'Ventas',
    breadcrumbs: [
      { label: 'Inicio', href: '/dashboard' },
      { label: 'Tableros', href: '/dashboard' },
      { label: 'Ventas', href: '/dashboard/sales' },
    ],
    dateLabel: 'viernes 20 de noviembre',
    onNavigate: fn(),
    actions: <Button size="small">Acciones rápidas</Button>,
  },
  parameters: {
    docs: {
      description: { component: 'The head of a page: the way to it, its one h1, the day and what can be done.' },
    },
  },
} satisfies Meta<typeof SubHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SHL-06 SHL-07 SHL-08 title, breadcrumbs and day',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
    await expect(canvas.getByText('viernes 20 de noviembre')).toBeVisible();
    await expect(canvas.getByText('Ventas', { selector: '[aria-current="page"]' })).toBeVisible();
  },
};

/** After a change of page the host moves the focus here; what goes on is the way out of the title. */
export const Focused: Story = {
  name: 'SHL-06 the title takes the focus and is no stop of its own',
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Ventas' });
    document.getElementById(pageTitleId)?.focus();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Acciones rápidas' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Tableros' })).toHaveFocus();
    // The ring is close around the words, not as wide as the page.
    await expect(heading.getBoundingClientRect().width).toBeLessThan(120);
  },
};

export const Home: Story = {
  name: 'SHL-12 the first step leads to the dashboard',
  play: async ({ args, canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Inicio' });
    await expect(home).toHaveAttribute('href', '/dashboard');
    await userEvent.click(home);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/dashboard');
  },
};

const { title } = meta.args;
export const TitleAlone: Story = {
  args: { title, breadcrumbs: [] },
  render: ({ title: text }) => <SubHeader title={text} />,
};

export const LongText: Story = {
  name: 'Long texts on a phone',
  globals: onPhone,
  parameters: phone,
  args: {
    title: 'Certificados de descuento solicitados por la gerencia de canal de la subdirección Occidente',
    breadcrumbs: [
      { label: 'Inicio', href: '/dashboard' },
      { label: 'Catálogos', href: '/catalog' },
      { label: 'Certificados de descuento', href: '/catalog/discount-certificates' },
      { label: 'Solicitados por la gerencia de canal', href: '/catalog/discount-certificates/requested' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The day at the start of a row and what can be done at its end. */
export const Phone: Story = {
  name: 'SHL-08 SHL-09 on a phone the day and the actions share a row',
  globals: onPhone,
  parameters: phone,
  play: async ({ canvas }) => {
    const day = canvas.getByText('viernes 20 de noviembre').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Acciones rápidas' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(day.left).toBe(heading.left);
    await expect(day.left + action.right).toBeCloseTo(window.innerWidth, 0);
    await expect(action.top).toBeLessThan(day.bottom);
  },
};

/** Words too long for one row: the button is below, as wide as the page. */
export const PhoneLongWords: Story = {
  name: 'SHL-09 on a phone a long action is below the day',
  globals: onPhone,
  parameters: phone,
  args: {
    dateLabel: 'Donnerstag, 24. September 2026',
    actions: <Button size="small">Schnellaktionen öffnen</Button>,
  },
  play: async ({ canvas }) => {
    const day = canvas.getByText(/^Donnerstag/).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(day.bottom);
    await expect(action.left + action.right).toBeCloseTo(window.innerWidth, 0);
    await expect(action.left).toBe(day.left);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
