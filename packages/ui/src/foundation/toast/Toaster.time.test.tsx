import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { vi } from 'vitest';
import { behaviour } from '../../testing/behaviour.ts';
import { holdTimers } from '../../testing/time.ts';
import { Bench, gone, storm, toast, undo } from './samples.tsx';
import meta, { Default } from './Toaster.stories.tsx';

const test = behaviour(meta);
const held = { ...Default, beforeEach: holdTimers };

const pass = (seconds: number): void => {
  vi.advanceTimersByTime(seconds * 1000);
};
/** Visible, and not fading. */
const stillThere = async (text: string): Promise<void> => {
  await expect((await toast(text)).inert).toBe(false);
};

test('SHL-40 one sentence, hidden after 5 seconds', held, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  await expect(await toast('Cita guardada')).toHaveAccessibleName('Listo: Cita guardada');
  pass(4);
  await stillThere('Cita guardada');
  pass(1);
  await gone('Cita guardada');
});

test(
  'SHL-41 text, description and messages, hidden after 6 seconds; one with an action stays',
  held,
  async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Importar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    const rich = await toast('Se importaron');
    await expect(rich).toHaveAccessibleName('Atención: Se importaron 28 de 31 prospectos');
    await expect(rich).toHaveTextContent('Corrige estos renglones y súbelos otra vez.');
    await expect(within(rich).getAllByRole('listitem')).toHaveLength(3);
    pass(5);
    await stillThere('Se importaron');
    pass(1);
    await gone('Se importaron');
    pass(60);
    await userEvent.click(within(await toast('Cita eliminada')).getByRole('button', { name: 'Deshacer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone('Cita eliminada');
  },
);

test('SHL-40 the timer pauses under the pointer, and resumes afterwards', held, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  const card = await toast('Cita guardada');
  pass(2.5);
  await userEvent.hover(card);
  pass(60);
  await stillThere('Cita guardada');
  await userEvent.unhover(card);
  pass(1.5);
  await stillThere('Cita guardada');
  pass(1);
  await gone('Cita guardada');
});

test('SHL-40 the timer pauses on a hidden page and under the focus', held, async ({ canvas, step, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  await toast('Cita guardada');
  await step('another window', async () => {
    await fireEvent.blur(window);
    pass(60);
    await fireEvent.focus(window);
    await stillThere('Cita guardada');
  });
  await step('the focus', async () => {
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveFocus();
    await userEvent.tab();
    await expect(await toast('Cita guardada')).toHaveFocus();
    pass(60);
    await stillThere('Cita guardada');
  });
  await step('Escape closes it, and the focus goes back', async () => {
    await userEvent.keyboard('{Escape}');
    await gone('Cita guardada');
    await expect(button).toHaveFocus();
  });
});

test(
  'SHL-40 a burst is over after 5 seconds',
  { render: () => <Bench buttons={{ Fallar: storm }} />, beforeEach: holdTimers },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fallar' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Fallar' }));
    await toast('renglón 200');
    pass(5);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveTextContent(/^$/));
  },
);
