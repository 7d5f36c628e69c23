import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Tones } from './NoticeBar.stories.tsx';

const test = behaviour(meta);

test('CAT-11 a notice that stays', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Atención: License provisionally suspended, contact the customer',
  );
  await expect(canvas.queryByRole('button')).toBeNull();
});

test('Of the four tones two interrupt a screen reader, two wait for a pause', Tones, async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')).toHaveLength(2);
  await expect(canvas.getAllByRole('alert')).toHaveLength(2);
});

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
          El domingo 22 de noviembre, de 2:00 a 4:00, Sereno estará en mantenimiento.
        </NoticeBar>
      )}
      <div style={{ padding: 24 }}>
        <Button onClick={() => setRaised(true)}>Avisar</Button>
      </div>
    </>
  );
}

// With an action and a close button, by mouse and keyboard.
test(
  'CAT-11 shown by the host, answered and closed',
  { render: () => <Host /> },
  async ({ canvas, step, userEvent }) => {
    const raise = canvas.getByRole('button', { name: 'Avisar' });
    await step('by mouse', async () => {
      await userEvent.click(raise);
      // Only the message is announced, not the buttons.
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
);

test('Forced colours leave it an edge', { beforeEach: forceColors }, async ({ canvas, canvasElement }) => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await expect(canvas.getByRole('alert')).toBeVisible();
  // Without its tint only the edge separates it from the bar below.
  const notice = canvasElement.querySelector('[data-tone]');
  await expect(notice && getComputedStyle(notice).borderBlockEndWidth).toBe('1px');
});

test(
  'In German, with the name of the button',
  { globals: { locale: 'de' }, args: { children: 'Die Lizenz ist vorläufig ausgesetzt.', onDismiss: fn() } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Achtung: Die Lizenz ist vorläufig ausgesetzt.');
    await expect(canvas.getByRole('button', { name: 'Hinweis schließen' })).toBeVisible();
  },
);
