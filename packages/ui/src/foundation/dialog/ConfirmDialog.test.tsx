import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { allGone, backdrops } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { danger } from './ConfirmDialog.samples.tsx';
import meta, { Default, LongTexts } from './ConfirmDialog.stories.tsx';

const test = behaviour(meta);

test(
  'The focus starts on the confirm button, so Enter confirms; Escape and the other button cancel, and a press outside does nothing',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
);

test(
  'A danger question focuses the cancel button, so that a hasty Enter does no harm',
  { args: danger },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anular' }));
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel).toHaveFocus());
    // A press outside is ignored, and the focus stays on the safe button.
    for (const backdrop of backdrops()) await userEvent.click(backdrop);
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await allGone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

const action = Promise.withResolvers<void>();

test(
  'The action is running: the button is busy, nothing closes the question, and it closes when the action ends',
  { args: { ...danger, defaultOpen: true, onConfirm: fn<ConfirmDialogProps['onConfirm']>(() => action.promise) } },
  async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(confirm);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    action.resolve();
    await allGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
  },
);

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
          if (tries === 0) await Promise.reject(new Error('offline'));
        } catch (error) {
          setFailed(true);
          throw error;
        }
      }}
    />
  );
}

test(
  'The action fails: the question stays, explains the error, and can be confirmed again',
  { args: { ...danger, defaultOpen: true }, render: (args) => <Failing {...args} /> },
  async ({ args, userEvent }) => {
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
);

test(
  'Pressed twice, or with a key held down: the action runs once, sync or async',
  {},
  async ({ args, canvas, step, userEvent }) => {
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
);

const closed = Promise.withResolvers<void>();
const requested = Promise.withResolvers<void>();
const firstAction = Promise.withResolvers<void>();

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
          if (row !== 'PF-204817') return undefined;
          void closed.promise.then(() => setRow(null));
          void requested.promise.then(() => setRow('PF-204818'));
          return firstAction.promise;
        }}
      />
    </>
  );
}

test(
  "The host closes it while the action is running and asks the next question: the first action's end does not confirm it",
  { render: ({ onConfirm }) => <ClosedMeanwhile onConfirm={onConfirm} /> },
  async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    closed.resolve();
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: '¿Anular PF-204817?' })).not.toBeInTheDocument(),
    );
    requested.resolve();
    const next = await screen.findByRole('alertdialog', { name: '¿Anular PF-204818?' });
    const answer = screen.getByRole('button', { name: 'Anular contrato' });
    await expect(answer).not.toHaveAttribute('aria-busy');
    firstAction.resolve();
    await userEvent.hover(answer);
    await expect(next).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(answer);
    await allGone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
);

test(
  'The host keeps it open: the question can be confirmed again',
  {
    render: ({ onConfirm }) => (
      <ConfirmDialog title="¿Enviar?" confirmLabel="Enviar propuesta" open onConfirm={onConfirm} />
    ),
  },
  async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Enviar propuesta' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
);

test(
  'On a phone the buttons are stacked',
  { args: { ...danger, defaultOpen: true }, globals: { viewport: { value: 'phone' } } },
  async () => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await expect(confirm.getBoundingClientRect().top).toBeGreaterThan(cancel.getBoundingClientRect().bottom);
  },
);

test(
  'Long texts stay inside the panel on a phone with text at twice its size',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => {
      document.documentElement.style.fontSize = '200%';
      return () => document.documentElement.style.removeProperty('font-size');
    },
  },
  async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
);

test(
  'Its own texts are in the language of the page',
  {
    args: { defaultOpen: true, title: 'Angebot senden?', confirmLabel: 'Angebot senden', description: 'Per E-Mail.' },
    globals: { locale: 'de' },
  },
  async () => {
    await expect(await screen.findByRole('button', { name: 'Abbrechen' })).toBeInTheDocument();
  },
);

test(
  'Right-to-left, the buttons swap sides',
  {
    args: { ...danger, defaultOpen: true },
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async () => {
    const confirm = await screen.findByRole('button', { name: 'Anular contrato' });
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await expect(confirm.getBoundingClientRect().right).toBeLessThan(cancel.getBoundingClientRect().left);
  },
);
