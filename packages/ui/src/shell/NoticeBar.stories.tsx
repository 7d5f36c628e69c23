import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { onPhone, phone } from './phone.ts';

const suspended = 'License provisionally suspended, contact the customer';
const maintenance = 'El domingo 22 de noviembre, de 2:00 a 4:00, Sereno estará en mantenimiento.';

const meta = {
  component: NoticeBar,
  args: { tone: 'warning', children: suspended },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'News for everybody, above the top bar of every page. It stays in sight while the page scrolls, so that there is one at a ' +
          'time and it says what it has to in one sentence. News about one page is a `Banner` on that page.',
      },
    },
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What nobody can close: it is there until it is over. */
export const Default: Story = {
  name: 'CAT-11 a notice that stays',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Atención: ${suspended}`);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The four kinds of news. Two of them interrupt a screen reader, two wait for a pause. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoticeBar tone="info">{maintenance}</NoticeBar>
      <NoticeBar tone="positive">El servicio de ubicación funciona otra vez.</NoticeBar>
      <NoticeBar tone="warning">{suspended}</NoticeBar>
      <NoticeBar tone="danger">No hay conexión con el servidor de contratos.</NoticeBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

const act = fn();

function Host() {
  const [raised, setRaised] = useState(false);
  return (
    <>
      {raised && (
        <NoticeBar
          tone="info"
          action={
            <Button size="small" onClick={act}>
              Ver detalles
            </Button>
          }
          onDismiss={() => setRaised(false)}
        >
          {maintenance}
        </NoticeBar>
      )}
      <div style={{ padding: 24 }}>
        <Button onClick={() => setRaised(true)}>Avisar</Button>
      </div>
    </>
  );
}

/** With an action and a way to close it, by mouse and by keyboard. */
export const ActionAndDismiss: Story = {
  name: 'CAT-11 raised by the host, answered and closed',
  render: () => <Host />,
  play: async ({ canvas, step, userEvent }) => {
    const raise = canvas.getByRole('button', { name: 'Avisar' });
    await step('by mouse', async () => {
      await userEvent.click(raise);
      // Only the news is announced, not the buttons beside it.
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Información: El domingo 22 .* mantenimiento\.$/);
      await userEvent.click(canvas.getByRole('button', { name: 'Ver detalles' }));
      await expect(act).toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
      await expect(canvas.queryByRole('status')).toBeNull();
    });
    await step('by keyboard', async () => {
      await userEvent.click(raise);
      canvas.getByRole('button', { name: 'Cerrar aviso' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('status')).toBeNull();
    });
    await step('by touch, and it stays raised', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: raise }]);
      await expect(canvas.getByRole('status')).toBeVisible();
    });
  },
};

/** Longer than one line, on a phone, with everything it may have. */
export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  args: {
    tone: 'danger',
    children:
      'La licencia de Previsión y Servicios Funerarios del Valle de México está suspendida de manera provisional; comunícate con soporte.',
    action: <Button size="small">Llamar a soporte</Button>,
    onDismiss: fn(),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  tags: ['!autodocs'],
  args: { children: 'Die Lizenz ist vorläufig ausgesetzt.', onDismiss: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Achtung: Die Lizenz ist vorläufig ausgesetzt.');
    await expect(canvas.getByRole('button', { name: 'Hinweis schließen' })).toBeVisible();
  },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' }, tags: ['!autodocs'] };

export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(canvas.getByRole('alert')).toBeVisible();
    // Without its tint the edge alone tells it from the bar below.
    const notice = canvasElement.querySelector('[data-tone]');
    await expect(notice && getComputedStyle(notice).borderBlockEndWidth).toBe('1px');
  },
};
