import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../foundation/index.ts';
import { MessagePage } from './MessagePage.tsx';

const meta: Meta<typeof MessagePage> = {
  component: MessagePage,
  args: {
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a frame, with its own main and the brand. */
export const FullPage: Story = {
  args: { fullPage: true },
};

/** Inside the frame, without permission. */
export const Forbidden: Story = {
  args: {
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
};

/** A module that is not available yet. */
export const NotYet: Story = {
  args: {
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
