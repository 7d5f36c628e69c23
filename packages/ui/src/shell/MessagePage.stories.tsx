import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../foundation/index.ts';
import { MessagePage } from './MessagePage.tsx';
import { pageTitleId } from './pageTitle.ts';
import { onPhone, phone } from './phone.ts';

const meta = {
  component: MessagePage,
  args: {
    code: '404',
    title: 'No encontramos esta página',
    text: 'La dirección no existe o cambió de lugar. Nuestro equipo ya está trabajando en ello.',
    actions: (
      <>
        <ButtonLink href="/" variant="primary">
          Volver al inicio
        </ButtonLink>
        <ButtonLink href="/activity">Mis actividades</ButtonLink>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'A page that says one thing and how to go on. Inside the frame it is only content; `fullPage` brings its own ' +
          'main and the brand, for pages that open without a session.',
      },
    },
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  name: 'A page that stands alone, its title ready to take the focus',
  args: { fullPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('404');
    const title = canvas.getByRole('heading', { level: 1, name: 'No encontramos esta página' });
    document.getElementById(pageTitleId)?.focus();
    await expect(title).toHaveFocus();
  },
};

export const Forbidden: Story = {
  name: 'Inside the frame, without permission',
  args: {
    code: 'Sin permiso',
    title: 'Esta pantalla no es para tu puesto',
    text: 'Si la necesitas, pide a tu gerente que solicite el acceso.',
    actions: undefined,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

export const NotYet: Story = {
  name: 'UND-01 a module that is not there yet',
  args: {
    code: undefined,
    title: 'Cotizaciones estará aquí pronto',
    text: 'Este módulo todavía no está disponible.',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};

export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  args: { fullPage: true, title: 'No encontramos la página de certificados de descuento solicitados' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { args: { fullPage: true }, globals: { theme: 'dark' } };
