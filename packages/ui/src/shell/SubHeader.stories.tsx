import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { onPhone, phone } from './phone.samples.ts';
import { SubHeader } from './SubHeader.tsx';

const meta: Meta<typeof SubHeader> = {
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
      description: { component: 'The head of a page: breadcrumbs, its one h1, the day and actions.' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Breadcrumbs, title, day and actions. */
export const Default: Story = {};

/** The minimum. */
export const TitleAlone: Story = { render: () => <SubHeader title="Ventas" /> };

/** Texts longer than planned. */
export const LongText: Story = {
  args: {
    title: 'Certificados de descuento solicitados por la gerencia de canal de la subdirección Occidente',
    breadcrumbs: [
      { label: 'Inicio', href: '/dashboard' },
      { label: 'Catálogos', href: '/catalog' },
      { label: 'Certificados de descuento', href: '/catalog/discount-certificates' },
      { label: 'Solicitados por la gerencia de canal', href: '/catalog/discount-certificates/requested' },
    ],
  },
};

/** The title and the day alone. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
};

/** Too long for one row: the day is below. */
export const PhoneLongWords: Story = {
  globals: onPhone,
  parameters: phone,
  args: {
    title: 'Zugewiesene Angebote',
    dateLabel: 'Donnerstag, 24. September 2026',
  },
};
