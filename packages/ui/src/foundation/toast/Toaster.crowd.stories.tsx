import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ask, Bench, cards, letClockRun, show, storm, toast } from './samples.tsx';
import { Toaster } from './Toaster.tsx';

const meta: Meta<typeof Toaster> = {
  title: 'Foundations/Toaster/Crowd',
  component: Toaster,
  beforeEach: letClockRun,
  render: () => <Bench />,
  parameters: {
    docs: {
      description: {
        component:
          'Many at once: at most three are in sight, the newest, and the others are a number. Nothing in sight moves under the ' +
          'pointer, and what is the same is counted.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Two hundred in a row: the three newest are in sight, the others a number. The focus and the page stay where they are. */
export const Storm: Story = {
  render: () => <Bench buttons={{ Fallar: storm, Guardar: show }} />,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fallar' });
    const note = canvas.getByRole('textbox', { name: 'Nota' });
    await userEvent.click(button);
    await step('three in sight, one below the other', async () => {
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
};

/** Two hundred leave by themselves as one does. */
export const StormPasses: Story = {
  name: 'SHL-40 a storm has passed after 5 seconds',
  tags: ['!autodocs'],
  render: () => <Bench buttons={{ Fallar: storm }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fallar' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Fallar' }));
    await toast('renglón 200');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notificaciones' })).toHaveTextContent(/^$/), {
      timeout: 8000,
    });
  },
};

/** The same news again is counted, not repeated. */
export const Repeated: Story = {
  render: () => <Bench buttons={{ Fallar: (toasts) => toasts.show({ tone: 'danger', text: 'Sin conexión' }) }} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fallar' });
    await userEvent.click(button);
    await userEvent.dblClick(button);
    await expect(await screen.findByText('×3')).toBeVisible();
    await expect(cards()).toHaveLength(1);
  },
};

/** Closed by key one after the other: the focus goes to the next toast, and after the last back to where it was. */
export const FocusKept: Story = {
  render: () => <Bench buttons={{ Eliminar: ask, 'Eliminar otra': (toasts) => ask(toasts) }} />,
  play: async ({ canvas, userEvent }) => {
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
};
