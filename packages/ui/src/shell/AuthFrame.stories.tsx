import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, TextField } from '../foundation/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { pageTitleId } from './pageTitle.ts';
import { onPhone, phone } from './phone.ts';

const form = (
  <form style={{ display: 'grid', gap: 16 }}>
    <TextField label="Usuario" />
    <TextField label="Contraseña" />
    <Button variant="primary" type="submit">
      Entrar
    </Button>
  </form>
);

const meta = {
  component: AuthFrame,
  args: {
    title: 'Iniciar sesión',
    description: 'Con tu usuario de la empresa.',
    children: form,
    footer: <a href="/terms">Términos y condiciones</a>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'The frame of the pages before the login. From 992 px brand and one sentence stand beside the form; on a phone ' +
          'the form comes right below the brand. No pictures: the page is there with its first bytes.',
      },
    },
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One main with one h1',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const title = canvas.getByRole('heading', { level: 1, name: 'Iniciar sesión' });
    document.getElementById(pageTitleId)?.focus();
    await expect(title).toHaveFocus();
  },
};

export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const button = canvas.getByRole('button', { name: 'Entrar' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(640);
  },
};

export const LongText: Story = {
  args: {
    title: 'Recupera el acceso a tu cuenta de Previsión y Servicios Funerarios del Valle',
    description:
      'Te enviaremos un enlace al correo con el que te registraste. Si no lo encuentras en diez minutos, revisa la ' +
      'carpeta de correo no deseado o pide ayuda a tu gerente.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
