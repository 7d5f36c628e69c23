import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { ask, Bench, Buttons, cards, gone, show, storm, toast } from './samples.tsx';
import { Toaster } from './Toaster.tsx';
import meta, { Default, LongTexts, Tones } from './Toaster.stories.tsx';

const test = behaviour(meta);

test('An error interrupts a screen reader, the other tones wait for a pause', Tones, async () => {
  await toast('No se pudo guardar');
  await expect(screen.getByRole('alert')).toHaveTextContent('Error: No se pudo guardar la cita');
  await expect(screen.getAllByRole('alert')).toHaveLength(1);
  await expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveAttribute('aria-live', 'polite');
});

let sending = '';

test(
  'A progress toast is updated in place, then closed, by its id',
  {
    render: () => (
      <Bench
        buttons={{
          Enviar: (toasts) => {
            sending = toasts.showRich({ text: 'Enviando contrato', description: 'Página 1 de 3' });
          },
          Terminar: (toasts) =>
            toasts.update(sending, { tone: 'positive', text: 'Contrato enviado', description: undefined }),
          Cerrar: (toasts) => toasts.close(sending),
        }}
      />
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await toast('Enviando contrato');
    await userEvent.click(canvas.getByRole('button', { name: 'Terminar' }));
    await toast('Contrato enviado');
    await expect(screen.queryByText('Página 1 de 3')).not.toBeInTheDocument();
    await expect(cards()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await gone('Contrato enviado');
  },
);

test(
  'Reported by the request layer before the page was rendered: it waited',
  {
    render: () => (
      <Bench initial={(toasts) => toasts.show({ tone: 'danger', text: 'No se pudo leer la configuración' })} />
    ),
  },
  async () => {
    await expect(await toast('No se pudo leer la configuración')).toHaveAccessibleName(/^Error:/);
  },
);

function WithDrawer() {
  return (
    <Toaster>
      <Drawer title="Finalizar cita" trigger={<Button>Finalizar</Button>}>
        <Buttons buttons={{ Guardar: ask }} />
      </Drawer>
    </Toaster>
  );
}

test(
  'Above an open dialog it covers no button, is read, pressed, reached by F6 and closed by Escape, and the dialog stays open',
  { render: () => <WithDrawer /> },
  async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finalizar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Finalizar cita' });
    const save = within(dialog).getByRole('button', { name: 'Guardar' });
    await step('pressed', async () => {
      await userEvent.click(save);
      const card = await toast('Cita eliminada');
      const { left, top, width, height } = card.getBoundingClientRect();
      await expect(card.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
      // At the top, where it covers none of the dialog's buttons.
      await expect(top + height).toBeLessThan(window.innerHeight / 2);
      await userEvent.click(within(card).getByRole('button', { name: 'Cerrar notificación' }));
      await gone('Cita eliminada');
      await expect(dialog).toBeVisible();
      await expect(save).toHaveFocus();
    });
    await step('reached by key', async () => {
      await userEvent.click(save);
      await toast('Cita eliminada');
      await userEvent.keyboard('{F6}');
      await userEvent.tab();
      await expect(await toast('Cita eliminada')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await gone('Cita eliminada');
      await expect(dialog).toBeVisible();
      await waitFor(() => expect(save).toHaveFocus());
    });
  },
);

const finger = (clientX: number) => ({
  pointerId: 9,
  pointerType: 'touch',
  button: 0,
  clientX,
  clientY: 20,
  bubbles: true,
});

test('Swiped away, to either side', Default, async ({ canvas, step, userEvent }) => {
  for (const way of [-1, 1]) {
    await step(way < 0 ? 'to the left' : 'to the right', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Eliminar' }) }]);
      const card = await toast('Cita eliminada');
      // Only a real touch can be captured.
      card.setPointerCapture = () => {};
      await fireEvent.pointerDown(card, finger(200));
      for (const far of [4, 20, 50, 90]) await fireEvent.pointerMove(card, finger(200 + way * far));
      await fireEvent.pointerUp(card, finger(200 + way * 90));
      await gone('Cita eliminada');
    });
  }
});

test(
  'Of many messages the first five are listed; on a phone they have the full width and stay below its top edge, at twice the text size too',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async () => {
    const card = await toast('Se importaron');
    await expect(within(card).getAllByRole('listitem')).toHaveLength(6);
    await expect(card).toHaveTextContent('7 más');
    const region = screen.getByRole('region', { name: 'Notificaciones' });
    const fits = (): Promise<void> =>
      waitFor(async () => {
        await expect(cards().every((each) => each.getBoundingClientRect().width > 330)).toBe(true);
        await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      });
    await fits();
    document.documentElement.style.fontSize = '200%';
    await fits();
  },
);

test(
  'Its own texts are in the language of the page',
  { render: () => <Bench initial={storm} />, globals: { locale: 'de' } },
  async () => {
    await expect(await screen.findByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
    await expect(await screen.findByText('197 weitere')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Alle schließen' })).toBeVisible();
  },
);

test(
  'In forced colours a border separates it from the page',
  { render: () => <Bench initial={ask} />, beforeEach: forceColors },
  async () => {
    const card = await toast('Cita eliminada');
    await expect(card.firstElementChild).toHaveStyle({ borderTopStyle: 'solid', borderTopWidth: '1px' });
  },
);

test(
  'Of two hundred in a row the three newest are visible, the others a number; focus and page stay where they are',
  { render: () => <Bench buttons={{ Fallar: storm, Guardar: show }} /> },
  async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fallar' });
    const note = canvas.getByRole('textbox', { name: 'Nota' });
    await userEvent.click(button);
    await step('three visible, one below the other', async () => {
      await toast('renglón 200');
      await expect(cards()).toHaveLength(3);
      await expect(screen.getByText('197 más')).toBeVisible();
      await waitFor(async () => {
        const boxes = cards().map((card) => card.getBoundingClientRect());
        const overlaps = boxes.filter(({ bottom }, index) => bottom > (boxes[index + 1]?.top ?? window.innerHeight));
        await expect(overlaps).toEqual([]);
      });
      await expect(button).toHaveFocus();
    });
    await step('closing one brings the next', async () => {
      await userEvent.click(note);
      await userEvent.click(within(await toast('renglón 200')).getByRole('button', { name: 'Cerrar notificación' }));
      await expect(await screen.findByText('196 más')).toBeVisible();
      await expect(await toast('renglón 197')).toBeVisible();
      await expect(note).toHaveFocus();
      await userEvent.hover(await toast('renglón 197'));
      await userEvent.unhover(await toast('renglón 197'));
    });
    await step('the newest comes to the top', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await expect(await toast('Cita guardada')).toBeVisible();
      await waitFor(() => expect(cards()).toHaveLength(3));
    });
    await step('all closed at once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar todas' }));
      await waitFor(() => expect(document.querySelectorAll('[data-part="toast"]')).toHaveLength(0));
      await expect(screen.queryByText(/más$/)).not.toBeInTheDocument();
      await expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveTextContent(/^$/);
    });
  },
);

test(
  'The same message again is counted, not repeated',
  { render: () => <Bench buttons={{ Fallar: (toasts) => toasts.show({ tone: 'danger', text: 'Sin conexión' }) }} /> },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fallar' });
    await userEvent.click(button);
    await userEvent.dblClick(button);
    await waitFor(() => expect(screen.getByText('×3')).toBeVisible());
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
);

test(
  'Closed by key one after the other: the focus goes to the next toast, and after the last back to where it was',
  { render: () => <Bench buttons={{ Eliminar: ask, 'Eliminar otra': (toasts) => ask(toasts) }} /> },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Eliminar otra' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await waitFor(() => expect(cards()).toHaveLength(3));
    await userEvent.unhover(button);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cerrar todas' })).toHaveFocus();
    await userEvent.tab();
    for (const left of [3, 2, 1]) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(cards()).toHaveLength(left));
      await waitFor(() => expect(cards()).toContain(document.activeElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await waitFor(() => expect(button).toHaveFocus());
  },
);
