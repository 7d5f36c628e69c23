import { useEffect, useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button, type ChangeReason } from '../../foundation/index.ts';
import { allGone, backdrops } from '../../foundation/dialog/samples.ts';
import { QuotationPrompt, type QuotationPromptProps } from './QuotationPrompt.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './QuotationPrompt.stories.tsx';

const test = behaviour(meta);

const QUESTION = 'Do you want to make a quotation?';

/** A host that opens the question when an activity is started, and closes it with its answer. */
function Host({ onOpenChange, onConfirm }: QuotationPromptProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Iniciar</Button>
      <QuotationPrompt
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange(next, details);
        }}
        onConfirm={onConfirm}
      />
    </>
  );
}

test(
  'STA-12, STA-13, STA-14 the question and its answers',
  { render: (args) => <Host {...args} /> },
  async ({ args, canvas, step, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Iniciar' });
    const ask = async (): Promise<HTMLElement> => {
      await userEvent.click(start);
      const dialog = await screen.findByRole('dialog', { name: QUESTION });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Si' })).toHaveFocus());
      await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
      return dialog;
    };
    const answered = async (reason: ChangeReason, times: number): Promise<void> => {
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(times);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(start).toHaveFocus());
    };
    await step('STA-13 yes, by keyboard', async () => {
      await ask();
      await userEvent.keyboard('{Enter}');
      await answered('confirm', 1);
    });
    await step('STA-14 no', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: 'No' }));
      await answered('close', 2);
    });
    await step('STA-14 Escape', async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await answered('escape', 3);
    });
    await step('STA-14 the backdrop', async () => {
      await ask();
      await userEvent.click(backdrops()[0] ?? document.body);
      await answered('backdrop', 4);
    });
    await step('STA-14 the cross', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await answered('close', 5);
    });
  },
);

// Pressed twice, with a key held down, or while it fades out: one answer.
test('STA-12 it is answered once', {}, async ({ args, step }) => {
  const yes = await screen.findByRole('button', { name: 'Si' });
  await step('a key held down from before', async () => {
    await expect(await fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  });
  await step('two presses, and another answer, before the host closes it', async () => {
    const no = screen.getByRole('button', { name: 'No' });
    yes.click();
    yes.click();
    no.click();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
  });
});

// The first press closes it, the second hits it while it fades out.
test(
  'STA-12 no answer while it fades out',
  { render: (args) => <Host {...args} /> },
  async ({ args, canvas, userEvent }) => {
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Iniciar' }));
      await userEvent.dblClick(await screen.findByRole('button', { name: 'No' }));
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(times);
    }
  },
);

/** A host that closes the question by itself, as when the session ends. */
function Leaving(props: QuotationPromptProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const close = (): void => setOpen(false);
    window.addEventListener('offline', close);
    return () => window.removeEventListener('offline', close);
  }, []);
  return <QuotationPrompt {...props} open={open} />;
}

// The host closed it without an answer: a press while it fades is ignored.
test('STA-12 no answer after the host closed it', { render: (args) => <Leaving {...args} /> }, async ({ args }) => {
  const yes = await screen.findByRole('button', { name: 'Si' });
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(yes.closest('[role="dialog"]')).toHaveAttribute('data-closed'));
  yes.click();
  await allGone();
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

test('STA-12 in other languages', { globals: { locale: 'de' } }, async () => {
  await expect(await screen.findByRole('dialog', { name: 'Möchten Sie ein Angebot erstellen?' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Ja' })).toBeVisible();
});
