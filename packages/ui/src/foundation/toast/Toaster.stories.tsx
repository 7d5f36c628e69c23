import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import {
  ask,
  Bench,
  Buttons,
  cards,
  gone,
  letClockRun,
  showRich,
  storm,
  toast,
  undo,
  type Report,
} from './samples.tsx';
import { Toaster } from './Toaster.tsx';
import type { ToastFunctions, ToastTone } from './toasts.ts';

const meta: Meta<typeof Toaster> = {
  title: 'Foundations/Toaster',
  component: Toaster,
  beforeEach: letClockRun,
  render: () => <Bench />,
  parameters: {
    docs: {
      description: {
        component:
          'News that passes: something was saved, sent, or failed behind the scenes. One sentence hides after 5 s, one with details ' +
          'after 6 s; both wait while they are read, and one with an action stays until it is closed. What must not be missed is a ' +
          'banner on the page, what is wrong with a field the error of that field, a question a dialog. ' +
          'The host renders `<Toaster>` once; components report through `useToast()`, anything else through `createToasts()`.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly (readonly [ToastTone, string])[] = [
  ['info', 'Hay una versión nueva'],
  ['positive', 'Cita guardada'],
  ['warning', 'Sin conexión: se guardó en este teléfono'],
  ['danger', 'No se pudo guardar la cita'],
];

/** Each tone has its own icon and its own first word. An error interrupts a screen reader, the others wait for a pause. */
export const Tones: Story = {
  render: () => (
    <Bench
      buttons={Object.fromEntries(
        tones.map(([tone, text]) => [tone, (toasts: ToastFunctions) => toasts.show({ tone, text })]),
      )}
      initial={(toasts) => tones.slice(1).forEach(([tone, text]) => toasts.show({ tone, text }))}
    />
  ),
  play: async () => {
    await toast('No se pudo guardar');
    await expect(screen.getByRole('alert')).toHaveTextContent('Error: No se pudo guardar la cita');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

let sending = '';

/** A toast that says how it goes: changed in its place, then closed, by its id. */
export const Updated: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await toast('Enviando contrato');
    await userEvent.click(canvas.getByRole('button', { name: 'Terminar' }));
    await toast('Contrato enviado');
    await expect(screen.queryByText('Página 1 de 3')).not.toBeInTheDocument();
    await expect(cards()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await gone('Contrato enviado');
  },
};

/** Reported by the layer of requests before the page was there: it has waited. */
export const ReportedBefore: Story = {
  render: () => (
    <Bench initial={(toasts) => toasts.show({ tone: 'danger', text: 'No se pudo leer la configuración' })} />
  ),
  play: async () => {
    await expect(await toast('No se pudo leer la configuración')).toHaveAccessibleName(/^Error:/);
  },
};

function WithDrawer() {
  return (
    <Toaster>
      <Drawer title="Finalizar cita" trigger={<Button>Finalizar</Button>}>
        <Buttons buttons={{ Guardar: ask }} />
      </Drawer>
    </Toaster>
  );
}

/** Above an open dialog, at its upper end, where it covers no answer: read by a screen reader, pressed, reached by F6, closed by Escape, and the dialog stays open. */
export const AboveDialog: Story = {
  render: () => <WithDrawer />,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finalizar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Finalizar cita' });
    const save = within(dialog).getByRole('button', { name: 'Guardar' });
    await step('pressed', async () => {
      await userEvent.click(save);
      const card = await toast('Cita eliminada');
      const { left, top, width, height } = card.getBoundingClientRect();
      await expect(card.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
      // At the upper end, where it covers none of the dialog's answers.
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
};

const finger = (clientX: number) => ({
  pointerId: 9,
  pointerType: 'touch',
  button: 0,
  clientX,
  clientY: 20,
  bubbles: true,
});

/** Wiped away with a finger, to either side. */
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Eliminar' }) }]);
    const card = await toast('Cita eliminada');
    // Only a real finger may be captured.
    card.setPointerCapture = () => {};
    await fireEvent.pointerDown(card, finger(200));
    for (const x of [196, 180, 150, 110]) await fireEvent.pointerMove(card, finger(x));
    await fireEvent.pointerUp(card, finger(110));
    await gone('Cita eliminada');
  },
};

const long: Report = (toasts) => {
  toasts.showRich({ tone: 'danger', text: long300, action: { label: german, onPress: undo } });
  toasts.showRich({ text: german, description: `${arabic} ${long300}`, action: { label: 'Deshacer', onPress: undo } });
  toasts.showRich({
    tone: 'warning',
    text: 'Se importaron 28 de 40 prospectos',
    messages: Array.from({ length: 12 }, (_, index) => `Renglón ${index + 1}: ${german}`),
    action: { label: 'Revisar', onPress: undo },
  });
};

/** Texts of any length; of many messages the first five. They stay, because each has an action. */
export const LongTexts: Story = {
  render: () => <Bench buttons={{ Mostrar: long }} initial={long} />,
  play: async () => {
    const card = await toast('Se importaron');
    await expect(within(card).getAllByRole('listitem')).toHaveLength(6);
    await expect(card).toHaveTextContent('7 más');
  },
};

/** On a small phone over the whole width; taller than the screen it scrolls. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await toast('Se importaron');
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(cards().every((card) => card.getBoundingClientRect().width > 330)).toBe(true);
    const region = screen.getByRole('region', { name: 'Notificaciones' });
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The same at twice the text size. */
export const Zoomed: Story = {
  ...Phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.removeProperty('font-size');
    };
  },
};

/** Its own texts in German. */
export const German: Story = {
  render: () => <Bench initial={storm} />,
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
    await expect(await screen.findByText('197 weitere')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Alle schließen' })).toBeVisible();
  },
};

/** In the dark theme. */
export const Dark: Story = {
  render: () => (
    <Bench
      initial={(toasts) => {
        storm(toasts);
        showRich(toasts);
        ask(toasts);
      }}
    />
  ),
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
};

/** In the compact density. */
export const Compact: Story = { ...Dark, globals: { density: 'compact' } };

/** Forced colours keep the border that parts it from the page. */
export const ForcedColors: Story = {
  render: () => <Bench initial={ask} />,
  tags: ['!autodocs', 'forced-colors'],
  play: async () => {
    const card = await toast('Cita eliminada');
    await expect(card.firstElementChild).toHaveStyle({ borderTopStyle: 'solid', borderTopWidth: '1px' });
  },
};
