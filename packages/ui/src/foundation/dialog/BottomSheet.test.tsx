import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { arabic, long300 } from '../samples.tsx';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
import { allGone, backdrops, swipe } from './samples.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, LongContent, Busy, Wide, LongTexts } from './BottomSheet.stories.tsx';

const test = behaviour(meta);

const rested = (sheet: HTMLElement): Promise<void> =>
  waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));

test(
  'At the bottom edge, full width; Escape, its close button and a press outside close it',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtros (3)' });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(trigger);
      const sheet = await screen.findByRole('dialog', { name: 'Filtrar prospectos' });
      await rested(sheet);
      return sheet;
    };
    const closedBy = async (reason: string): Promise<void> => {
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('its place', async () => {
      const sheet = await open();
      await expect(sheet.getBoundingClientRect().width).toBe(360);
      await expect(getComputedStyle(sheet).borderStartStartRadius).toBe('10px');
      await expect(getComputedStyle(sheet).borderEndStartRadius).toBe('0px');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
    });
    await step('mouse, beside it', async () => {
      await open();
      await userEvent.click(backdrops()[0] ?? document.body);
      await closedBy('backdrop');
    });
    await step('touch, close button', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
      const sheet = await screen.findByRole('dialog');
      await rested(sheet);
      await waitFor(() => expect(sheet).toHaveFocus());
      await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Cerrar' }) }]);
      await closedBy('close');
    });
  },
);

test(
  'Swiped down: it follows the finger, returns after a short swipe, and closes after a long one',
  { args: { defaultOpen: true } },
  async ({ args, canvas, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    await step('it follows the finger', async () => {
      const before = sheet.getBoundingClientRect().top;
      await swipe(sheet, { down: 60, letGo: false });
      await expect(Math.round(sheet.getBoundingClientRect().top - before)).toBe(60);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('sideways or up it stays', async () => {
      await swipe(sheet, { down: 20, right: 120 });
      await swipe(sheet, { down: -160 });
      await rested(sheet);
    });
    await step('half-heartedly it goes back', async () => {
      await swipe(sheet, { down: 40, moments: 24 });
      await rested(sheet);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('far enough it closes', async () => {
      await swipe(sheet, { down: 160 });
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'swipe' });
    });
    await step('a flick is enough', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros (3)' }));
      const again = await screen.findByRole('dialog');
      await rested(again);
      await swipe(again, { down: 60, moments: 2 });
      await allGone();
    });
  },
);

test(
  'At most 90 % of the window high: touch scrolls first, and only from the top does it pull the sheet',
  LongContent,
  async ({ args, canvas, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    await expect(Math.round(sheet.getBoundingClientRect().height)).toBe(Math.round(window.innerHeight * 0.9));
    await step('the focus on an action leaves the content where it was', async () => {
      screen.getByRole('button', { name: 'Ver 24 prospectos' }).focus();
      await expect(sheet.scrollTop).toBe(0);
    });
    await step('scrolled: the finger scrolls', async () => {
      sheet.scrollTo({ top: 200 });
      await swipe(screen.getAllByText(long300)[2] ?? sheet, { down: 300 });
      await rested(sheet);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('at the beginning: the finger pulls', async () => {
      sheet.scrollTo({ top: 0 });
      await swipe(screen.getAllByText(long300)[0] ?? sheet, { down: 300 });
      await allGone();
    });
    await step('its header is a handle at any scroll position of the content', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros (3)' }));
      const again = await screen.findByRole('dialog');
      await rested(again);
      again.scrollTo({ top: 200 });
      await swipe(screen.getByRole('heading'), { down: 300 });
      await allGone();
    });
  },
);

function Typed(props: Partial<BottomSheetProps>) {
  const [text, setText] = useState('');
  return (
    <BottomSheet
      title="Finalizar actividad"
      defaultOpen
      {...props}
      unsaved={text !== ''}
      footer={<Button variant="primary">Finalizar</Button>}
    >
      <TextArea label="Observaciones" value={text} onChange={setText} />
    </BottomSheet>
  );
}

test(
  'With unsaved input swiping down asks first, and the sheet returns meanwhile',
  { render: ({ onOpenChange }) => <Typed {...(onOpenChange && { onOpenChange })} /> },
  async ({ args, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Observaciones' });
    const sheet = screen.getByRole('dialog');
    await userEvent.type(field, 'Pide otra llamada');
    await step('keep', async () => {
      await swipe(sheet, { down: 200 });
      await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await rested(sheet);
      await expect(field).toHaveValue('Pide otra llamada');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('discard', async () => {
      await swipe(sheet, { down: 200 });
      await userEvent.pointer([{ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Descartar' }) }]);
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'swipe' });
    });
  },
);

test('While its action is running it returns, however far it is pulled', Busy, async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  await rested(sheet);
  await swipe(sheet, { down: 240 });
  await rested(sheet);
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

test('In a wide window it is a centred dialog, and touch does not pull it', Wide, async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().width)).toBe(560));
  await expect(sheet.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 100);
  await swipe(sheet, { down: 240 });
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

test('Long texts stay inside the sheet', LongTexts, async () => {
  const sheet = await screen.findByRole('dialog');
  await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
});

test(
  'Right-to-left, the close button is on the left',
  {
    args: { defaultOpen: true, title: arabic },
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async () => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    const close = screen.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(24);
  },
);

test(
  'In forced colours the handle and the upper edge stay',
  { args: { defaultOpen: true }, beforeEach: forceColors },
  async () => {
    const sheet = await screen.findByRole('dialog');
    const head = screen.getByRole('heading').parentElement ?? sheet;
    await expect(getComputedStyle(sheet).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(head, '::before').borderTopWidth).toBe('4px');
    await expect(getComputedStyle(head, '::before').borderTopColor).not.toBe(getComputedStyle(sheet).backgroundColor);
  },
);
