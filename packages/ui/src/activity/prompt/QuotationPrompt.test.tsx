import { useEffect, useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { allGone, backdrops } from '../../foundation/dialog/samples.ts';
import { QuotationPrompt, type QuotationAnswer, type QuotationPromptProps } from './QuotationPrompt.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './QuotationPrompt.stories.tsx';

const test = behaviour(meta);

const QUESTION = 'Do you want to make a quotation?';

/** A host that opens the question when an activity is started, and closes it with its answer. */
function Host({ onAnswer }: Pick<QuotationPromptProps, 'onAnswer'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Iniciar</Button>
      <QuotationPrompt
        open={open}
        onAnswer={(answer) => {
          setOpen(false);
          onAnswer(answer);
        }}
      />
    </>
  );
}

test(
  'STA-12, STA-13, STA-14 the question and its answers',
  { render: ({ onAnswer }) => <Host onAnswer={onAnswer} /> },
  async ({ args, canvas, step, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Iniciar' });
    const ask = async (): Promise<HTMLElement> => {
      await userEvent.click(start);
      const dialog = await screen.findByRole('dialog', { name: QUESTION });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Si' })).toHaveFocus());
      await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
      return dialog;
    };
    const answered = async (answer: QuotationAnswer, times: number): Promise<void> => {
      await allGone();
      await expect(args.onAnswer).toHaveBeenCalledTimes(times);
      await expect(args.onAnswer).toHaveBeenLastCalledWith(answer);
      await waitFor(() => expect(start).toHaveFocus());
    };
    await step('STA-13 yes, by keyboard', async () => {
      await ask();
      await userEvent.keyboard('{Enter}');
      await answered('yes', 1);
    });
    await step('STA-14 no', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: 'No' }));
      await answered('no', 2);
    });
    await step('STA-14 Escape', async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await answered('no', 3);
    });
    await step('STA-14 the backdrop', async () => {
      await ask();
      await userEvent.click(backdrops()[0] ?? document.body);
      await answered('no', 4);
    });
    await step('STA-14 the cross', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      await answered('no', 5);
    });
  },
);

// Pressed twice, with a key held down, or while it fades out: one answer.
test('STA-12 it is answered once', {}, async ({ args, step }) => {
  const yes = await screen.findByRole('button', { name: 'Si' });
  await step('a key held down from before', async () => {
    await expect(await fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  });
  await step('two presses, and another answer, before the host closes it', async () => {
    const no = screen.getByRole('button', { name: 'No' });
    yes.click();
    yes.click();
    no.click();
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith('yes');
  });
});

// The first press closes it, the second hits it while it fades out.
test(
  'STA-12 no answer while it fades out',
  { render: ({ onAnswer }) => <Host onAnswer={onAnswer} /> },
  async ({ args, canvas, userEvent }) => {
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Iniciar' }));
      await userEvent.dblClick(await screen.findByRole('button', { name: 'No' }));
      await allGone();
      await expect(args.onAnswer).toHaveBeenCalledTimes(times);
    }
  },
);

/** A host that closes the question by itself, as when the session ends. */
function Leaving({ onAnswer }: Pick<QuotationPromptProps, 'onAnswer'>) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const close = (): void => setOpen(false);
    window.addEventListener('offline', close);
    return () => window.removeEventListener('offline', close);
  }, []);
  return <QuotationPrompt open={open} onAnswer={onAnswer} />;
}

// The host closed it without an answer: a press while it fades is ignored.
test(
  'STA-12 no answer after the host closed it',
  { render: ({ onAnswer }) => <Leaving onAnswer={onAnswer} /> },
  async ({ args }) => {
    const yes = await screen.findByRole('button', { name: 'Si' });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(yes.closest('[role="dialog"]')).toHaveAttribute('data-closed'));
    yes.click();
    await allGone();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
);

test('STA-12 in other languages', { globals: { locale: 'de' } }, async () => {
  await expect(await screen.findByRole('dialog', { name: 'Möchten Sie ein Angebot erstellen?' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Ja' })).toBeVisible();
});
