import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { allGone, backdrops } from './samples.ts';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Foundations/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: '¿Enviar la propuesta?',
    description: 'La recibirá Laura Robles en su correo.',
    confirmLabel: 'Enviar propuesta',
    trigger: <Button>Enviar</Button>,
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(),
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Asks before something is done. The title is the question, the button says the action in a verb. Use it for what cannot ' +
          'be undone (`tone="danger"`) or concerns somebody else; for what can be undone do it at once and offer the way back ' +
          'in a notification. A press beside it is no answer. For fields use Dialog.',
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const danger = {
  title: '¿Anular el contrato PF-204817?',
  description: 'El cliente dejará de estar cubierto hoy. No se puede deshacer.',
  confirmLabel: 'Anular contrato',
  trigger: <Button>Anular</Button>,
  tone: 'danger',
} as const;

/** The focus starts on the answer, so Enter gives it. Escape and the other button do not; a press beside it does nothing. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Enviar' });
    const open = async (): Promise<void> => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('alertdialog', { name: '¿Enviar la propuesta?' });
      await expect(dialog).toHaveAccessibleDescription('La recibirá Laura Robles en su correo.');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar propuesta' })).toHaveFocus());
    };
    const closedBy = async (reason: string): Promise<void> => {
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('Escape', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
    });
    await step('the other button, by mouse', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await closedBy('close');
    });
    await step('beside it nothing happens', async () => {
      await open();
      await userEvent.click(backdrops()[0] ?? document.body);
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the answer, by keyboard', async () => {
      screen.getByRole('button', { name: 'Enviar propuesta' }).focus();
      await userEvent.keyboard('{Enter}');
      await closedBy('confirm');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
    await step('the answer, by touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
      await userEvent.pointer([
        { keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Enviar propuesta' }) },
      ]);
      await closedBy('confirm');
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    });
  },
};

/** Cannot be undone: the red button, and the focus on the other one, so that a hasty Enter does no harm. */
export const Danger: Story = {
  args: danger,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anular' }));
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel).toHaveFocus());
    // A press beside it is no answer, and the focus stays where the safe one is.
    for (const backdrop of backdrops()) await userEvent.click(backdrop);
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await allGone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** As it stands above the page. */
export const Open: Story = { args: { ...danger, defaultOpen: true } };

const later = (succeeds: boolean, ms = 200): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => (succeeds ? resolve() : reject(new Error('offline'))), ms);
  });

/** The action takes its time: the button is busy, nothing closes the question, and it closes when the action is done. */
export const Busy: Story = {
  args: { ...danger, defaultOpen: true, onConfirm: fn<ConfirmDialogProps['onConfirm']>(() => later(true)) },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(confirm);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await allGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
  },
};

/** The action never ends here: how busy looks. */
export const BusyLook: Story = {
  tags: ['!autodocs'],
  args: {
    ...danger,
    defaultOpen: true,
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(() => new Promise(() => undefined)),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anular contrato' }));
    await expect(screen.getByRole('button', { name: 'Anular contrato' })).toHaveAttribute('aria-busy', 'true');
  },
};

function Failing({ onConfirm, ...props }: ConfirmDialogProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  return (
    <ConfirmDialog
      {...props}
      error={failed ? 'No hay conexión. El contrato sigue vigente; inténtalo de nuevo.' : undefined}
      onConfirm={async () => {
        void onConfirm();
        setTries(tries + 1);
        setFailed(false);
        try {
          await later(tries > 0, 60);
        } catch (error) {
          setFailed(true);
          throw error;
        }
      }}
    />
  );
}

/** The action fails: the question stays, says why and what to do, and can be answered again. */
export const Fails: Story = {
  args: { ...danger, defaultOpen: true },
  render: (args) => <Failing {...args} />,
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    await userEvent.click(confirm);
    const error = await screen.findByText('No hay conexión. El contrato sigue vigente; inténtalo de nuevo.');
    await expect(error.closest('[aria-live="assertive"]')).not.toBeNull();
    await expect(confirm).not.toHaveAttribute('aria-busy');
    await expect(confirm).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await allGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
  },
};

/** With an error, as it stands there. */
export const WithError: Story = {
  args: { ...danger, defaultOpen: true, error: 'No hay conexión. El contrato sigue vigente; inténtalo de nuevo.' },
};

/** Pressed twice, or with a key held down: it is done once, at once or later. */
export const DoublePress: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Enviar' });
    await step('mouse', async () => {
      await userEvent.click(trigger);
      await userEvent.dblClick(await screen.findByRole('button', { name: 'Enviar propuesta' }));
      await allGone();
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
    await step('two clicks at the same moment', async () => {
      await userEvent.click(trigger);
      const confirm = await screen.findByRole('button', { name: 'Enviar propuesta' });
      confirm.click();
      confirm.click();
      await allGone();
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    });
    await step('a key held down from before answers nothing', async () => {
      await userEvent.click(trigger);
      const confirm = await screen.findByRole('button', { name: 'Enviar propuesta' });
      await waitFor(() => expect(confirm).toHaveFocus());
      await expect(await fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{Enter}');
      await allGone();
      await expect(args.onConfirm).toHaveBeenCalledTimes(3);
    });
  },
};

function ClosedMeanwhile({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const [row, setRow] = useState<string | null>('PF-204817');
  return (
    <>
      <ConfirmDialog
        title={`¿Anular ${row ?? ''}?`}
        confirmLabel="Anular contrato"
        open={row !== null}
        onOpenChange={() => setRow(null)}
        onConfirm={() => {
          void onConfirm();
          setTimeout(() => setRow(null), 30);
          setTimeout(() => setRow('PF-204818'), 60);
          return later(true, 250);
        }}
      />
      <p>Contrato: {row ?? 'ninguno'}</p>
    </>
  );
}

/** The host closes it while the action is under way and asks the next question: the end of the first does not answer it. */
export const NextQuestion: Story = {
  tags: ['!autodocs'],
  render: ({ onConfirm }) => <ClosedMeanwhile onConfirm={onConfirm} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anular contrato' }));
    await screen.findByRole('alertdialog', { name: '¿Anular PF-204818?' });
    await expect(screen.getByRole('button', { name: 'Anular contrato' })).not.toHaveAttribute('aria-busy');
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await expect(screen.getByRole('alertdialog', { name: '¿Anular PF-204818?' })).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Two actions in one tick: the host lets go only when it wants to, and the question can be answered again. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  render: ({ onConfirm }) => (
    <ConfirmDialog title="¿Enviar?" confirmLabel="Enviar propuesta" open onConfirm={onConfirm} />
  ),
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Enviar propuesta' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

const texts: Story = {
  args: {
    title: `¿${german}?`,
    description: long300,
    confirmLabel: german,
    cancelLabel: arabic,
    error: long300,
    defaultOpen: true,
  },
};

/** Texts of any length. */
export const LongTexts: Story = { ...texts };

/** On a phone the answers are stacked. */
export const Phone: Story = {
  args: { ...danger, defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await expect(confirm.getBoundingClientRect().top).toBeGreaterThan(cancel.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The long texts on a phone with text at twice its size. */
export const Zoomed: Story = {
  ...texts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** In German. */
export const German: Story = {
  args: { defaultOpen: true, title: 'Angebot senden?', confirmLabel: 'Angebot senden', description: 'Per E-Mail.' },
  tags: ['!autodocs'],
  globals: { locale: 'de' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Abbrechen' })).toBeInTheDocument();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  args: { ...danger, defaultOpen: true },
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await expect(confirm.getBoundingClientRect().right).toBeLessThan(cancel.getBoundingClientRect().left);
  },
};

/** With an error in the dark theme. */
export const Dark: Story = { ...WithError, tags: ['!autodocs'], globals: { theme: 'dark' } };
