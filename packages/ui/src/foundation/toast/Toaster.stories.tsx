import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { arabic, german, long300 } from '../samples.tsx';
import { ask, Bench, showRich, storm, toast, undo, type Report } from './samples.tsx';
import { Toaster } from './Toaster.tsx';
import type { ToastTone } from './toasts.ts';

const meta: Meta<typeof Toaster> = {
  title: 'Foundations/Toaster',
  component: Toaster,
  render: () => <Bench />,
  parameters: {
    keyboard: {
      F6: 'Moves to the notifications, and back.',
      Tab: 'Moves to the next notification or its action.',
      Escape: 'Closes the notification that has the focus.',
    },
    docs: {
      description: {
        component:
          'News that passes: something was saved, sent, or failed behind the scenes. One sentence hides after 5 s, one with details ' +
          'after 6 s; both wait while they are read, and one with an action stays until it is closed. At most three are in sight, ' +
          'the newest, and the others are a number. What must not be missed is a ' +
          'banner on the page, what is wrong with a field the error of that field, a question a dialog. ' +
          'The host renders `<Toaster>` once; components report through `useToast()`, anything else through `createToasts()`.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Try it: one sentence, one with details, and one that stays because it has an action. */
export const Default: Story = {};

const tones: readonly (readonly [ToastTone, string])[] = [
  ['info', 'Hay una versión nueva'],
  ['positive', 'Cita guardada'],
  ['warning', 'Sin conexión: se guardó en este teléfono'],
  ['danger', 'No se pudo guardar la cita'],
];

/** Each tone has its own icon and first word. */
export const Tones: Story = {
  render: () => (
    <Bench
      buttons={Object.fromEntries(
        tones.map(([tone, text]): [string, Report] => [tone, (toasts) => toasts.show({ tone, text })]),
      )}
      initial={(toasts) => tones.slice(1).forEach(([tone, text]) => toasts.show({ tone, text }))}
    />
  ),
  play: async () => {
    await toast('No se pudo guardar');
  },
};

/** A description, a list of messages, and an action. */
export const Details: Story = {
  render: () => (
    <Bench
      initial={(toasts) => {
        showRich(toasts);
        ask(toasts);
      }}
    />
  ),
  play: async () => {
    await toast('Se importaron');
  },
};

/** Many at once: the three newest are visible, the others a number, and all of them can be closed. */
export const Crowd: Story = {
  render: () => <Bench buttons={{ Fallar: storm }} initial={storm} />,
  play: async () => {
    await toast('renglón 200');
  },
};

const lost: Report = (toasts) => toasts.show({ tone: 'danger', text: 'Sin conexión' });

/** The same message again is counted, not repeated. */
export const Repeated: Story = {
  render: () => (
    <Bench buttons={{ Fallar: lost }} initial={(toasts) => [lost, lost, lost].forEach((again) => again(toasts))} />
  ),
  play: async () => {
    await screen.findByText('×3');
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

/** Texts of any length; of many messages the first five. On a phone they have the full width. */
export const LongTexts: Story = {
  render: () => <Bench buttons={{ Mostrar: long }} initial={long} />,
  play: async () => {
    await toast('Se importaron');
  },
};
