import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { NoticeBar } from './NoticeBar.tsx';

const suspended = 'License provisionally suspended, contact the customer';
const maintenance = 'El domingo 22 de noviembre, de 2:00 a 4:00, Sereno estará en mantenimiento.';

const meta: Meta<typeof NoticeBar> = {
  title: 'shell/NoticeBar',
  component: NoticeBar,
  args: { tone: 'warning', children: suspended },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A message for all users, above the top bar of every page. It stays visible while the page scrolls, so ' +
          'show one at a time, in one sentence. For a message about one page use a `Banner` on that page.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Cannot be closed: it stays until the host removes it. */
export const Default: Story = {};

/** The four tones. Two interrupt a screen reader, two wait for a pause. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoticeBar tone="info">{maintenance}</NoticeBar>
      <NoticeBar tone="positive">El servicio de ubicación funciona otra vez.</NoticeBar>
      <NoticeBar tone="warning">{suspended}</NoticeBar>
      <NoticeBar tone="danger">No hay conexión con el servidor de contratos.</NoticeBar>
    </div>
  ),
};

/** With an action and a close button. */
export const ActionAndDismiss: Story = {
  args: {
    tone: 'info',
    children: maintenance,
    action: <Button size="small">Ver detalles</Button>,
    onDismiss: fn(),
  },
};

/** Longer than one line, with everything it can have. */
export const LongText: Story = {
  args: {
    tone: 'danger',
    children:
      'La licencia de Previsión y Servicios Funerarios del Valle de México está suspendida de manera provisional; comunícate con soporte.',
    action: <Button size="small">Llamar a soporte</Button>,
    onDismiss: fn(),
  },
};
