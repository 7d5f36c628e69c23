import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './Banner.tsx';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300 } from '../samples.tsx';

const meta: Meta<typeof Banner> = {
  title: 'Foundations/Banner',
  component: Banner,
  args: { children: 'Los datos se actualizan cada 15 minutos.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: [
      {
        do: () => (
          <Banner tone="danger" title="No se pudo guardar la cita">
            Sin conexión. Lo que escribiste sigue aquí; inténtalo de nuevo.
          </Banner>
        ),
        dont: () => <Banner tone="danger">Error 503: Service Unavailable</Banner>,
        why: 'What happened, what has become of the work, and what to do now; in the words of who reads it.',
      },
    ],
    docs: {
      description: {
        component:
          'A message about the page it is on, above the part it concerns. Say what happened, why it matters and ' +
          'what to do. It stays until it is dismissed or no longer true; for a transient message use a toast, for a ' +
          'wrong answer the error of its field. Danger interrupts a screen reader, the other tones wait for a ' +
          'pause.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Information. */
export const Default: Story = {};

/** It worked, and what comes next. */
export const Positive: Story = {
  args: {
    tone: 'positive',
    title: 'Comisiones aceptadas',
    children: 'Tu firma quedó guardada el 21/11/2026 a las 10:42.',
  },
};

/** It works, but needs action. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Semana pendiente',
    children: 'Revisa los renglones. Al aceptar firmas exactamente lo que ves aquí.',
    action: (
      <Button size="small" variant="primary">
        Aceptar
      </Button>
    ),
  },
};

/** It failed: announced at once. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'Usuario o contraseña incorrectos. Revisa los dos e intenta otra vez.' },
};

/** Can be dismissed. Only for messages that may be missed. */
export const CanBeDismissed: Story = {
  args: { title: 'Nueva versión', children: 'Vuelve a cargar la página para usarla.', onDismiss: fn() },
};

/** Texts of any length; the action wraps below when there is no room beside. */
export const LongTexts: Story = {
  render: () => (
    <>
      <Banner
        tone="warning"
        title={german}
        onDismiss={fn()}
        action={<Button size="small">Solicitar conciliación</Button>}
      >
        {long300}
      </Banner>
      <Banner>{arabic}</Banner>
    </>
  ),
};

/** The four tones: each has its own icon and first word. */
export const Tones: Story = {
  render: () => (
    <>
      <Banner onDismiss={fn()}>Los datos se actualizan cada 15 minutos.</Banner>
      <Banner tone="positive" title="Comisiones aceptadas" />
      <Banner tone="warning" title="Semana pendiente" action={<Button size="small">Revisar</Button>}>
        Faltan 5 renglones.
      </Banner>
      <Banner tone="danger">Usuario o contraseña incorrectos.</Banner>
    </>
  ),
};
