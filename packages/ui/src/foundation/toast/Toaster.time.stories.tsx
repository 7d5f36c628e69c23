import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { Bench, gone, letClockRun, seconds, toast, undo } from './samples.tsx';
import { Toaster } from './Toaster.tsx';

const meta: Meta<typeof Toaster> = {
  title: 'Foundations/Toaster/Time',
  component: Toaster,
  beforeEach: letClockRun,
  render: () => <Bench />,
  parameters: {
    docs: {
      description: {
        component:
          'How long a toast is there. The time stands still while somebody is at it, and while the page is out of sight.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One sentence. It is there for 5 seconds and leaves by itself; the button shows it again. */
export const App: Story = {
  name: 'SHL-40 one sentence, hidden after 5 seconds',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const start = performance.now();
    await expect(await toast('Cita guardada')).toHaveAccessibleName('Listo: Cita guardada');
    await expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveAttribute('aria-live', 'polite');
    await seconds(4.3);
    await expect(await toast('Cita guardada')).toBeVisible();
    await gone('Cita guardada');
    const duration = (performance.now() - start) / 1000;
    await expect(duration).toBeGreaterThan(4.9);
    await expect(duration).toBeLessThan(6.5);
  },
};

/** With a description and a list of messages it is there for 6 seconds. One with an action stays until it is answered or closed. */
export const Rich: Story = {
  name: 'SHL-41 text, description and messages, hidden after 6 seconds',
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Importar' }));
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    const rich = await toast('Se importaron');
    await expect(rich).toHaveAccessibleName('Atención: Se importaron 28 de 31 prospectos');
    await expect(rich).toHaveTextContent('Corrige estos renglones y súbelos otra vez.');
    await expect(within(rich).getAllByRole('listitem')).toHaveLength(3);
    await seconds(5.3);
    await expect(await toast('Se importaron')).toBeVisible();
    await gone('Se importaron');
    const duration = (performance.now() - start) / 1000;
    await expect(duration).toBeGreaterThan(5.9);
    await expect(duration).toBeLessThan(7.5);
    await userEvent.click(within(await toast('Cita eliminada')).getByRole('button', { name: 'Deshacer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone('Cita eliminada');
  },
};

/** The time stands still while the pointer is on it, and goes on afterwards. */
export const Hovered: Story = {
  name: 'SHL-40 the time stands still under the pointer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await seconds(2.5);
    await userEvent.hover(await toast('Cita guardada'));
    await seconds(3.2);
    await expect(await toast('Cita guardada')).toBeVisible();
    await userEvent.unhover(await toast('Cita guardada'));
    await gone('Cita guardada');
  },
};

/** It stands still, too, while another window is used and while the focus is at the toasts. F6 goes there; Escape closes. */
export const Focused: Story = {
  name: 'SHL-40 the time stands still out of sight and under the focus',
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    await toast('Cita guardada');
    await step('another window', async () => {
      await fireEvent.blur(window);
      await seconds(3);
      await fireEvent.focus(window);
    });
    await step('the focus', async () => {
      await userEvent.keyboard('{F6}');
      await expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveFocus();
      await userEvent.tab();
      await expect(await toast('Cita guardada')).toHaveFocus();
      await seconds(3);
      await expect(await toast('Cita guardada')).toBeVisible();
    });
    await step('Escape closes it, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone('Cita guardada');
      await expect(button).toHaveFocus();
    });
  },
};
