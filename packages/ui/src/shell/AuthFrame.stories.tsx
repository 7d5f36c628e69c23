import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '../foundation/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { onPhone, phone } from './phone.samples.ts';

const form = (
  <form style={{ display: 'grid', gap: 16 }}>
    <TextField label="Usuario" />
    <TextField label="Contraseña" />
    <Button variant="primary" type="submit">
      Entrar
    </Button>
  </form>
);

const meta: Meta<typeof AuthFrame> = {
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand and one sentence beside the form. */
export const Default: Story = {};

/** The form comes right below the brand. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
};

/** Texts longer than planned. */
export const LongText: Story = {
  args: {
    title: 'Recupera el acceso a tu cuenta de Previsión y Servicios Funerarios del Valle',
    description:
      'Te enviaremos un enlace al correo con el que te registraste. Si no lo encuentras en diez minutos, revisa la ' +
      'carpeta de correo no deseado o pide ayuda a tu gerente.',
  },
};
