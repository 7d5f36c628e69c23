import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { cdp, userEvent as person } from 'vitest/browser';
import { optionList } from '../../foundation/select/ComboboxPanel.tsx';
import { monthPages } from '../../pickers/calendar/Calendar.tsx';
import { replacePart } from '../../testing/replacePart.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { preloadActivityDialog } from './preloadActivityDialog.ts';
import { button, complete, dialogArgs, field, found, held, ready } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta from './ActivityDialog.stories.tsx';

/** All fields are filled in, so that the dialog can be saved. */
const test = behaviour({
  ...meta,
  globals: { viewport: { value: 'desk' } },
  args: { ...dialogArgs, form: held(complete) },
  parameters: {
    viewport: {
      options: {
        small: { styles: { width: '360px', height: '640px' } },
        desk: { styles: { width: '1440px', height: '900px' } },
      },
    },
  },
});

/** The longest server message: 3,000 characters. */
const long3000 = 'No se guardó porque la agenda de ese día ya está llena. '.repeat(54).slice(0, 3000);

/** The reason takes a third of the dialog and scrolls; both buttons are visible. */
async function reasonLeavesRoom(): Promise<void> {
  const dialog = await ready();
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  const reason = screen.getByRole('region', { name: 'Por qué no se guardó' });
  const height = dialog.getBoundingClientRect().height;
  await expect(reason.getBoundingClientRect().height).toBeLessThanOrEqual(height / 3 + 0.5);
  await expect(reason.scrollHeight).toBeGreaterThan(reason.clientHeight);
  await expect(reason).toHaveTextContent(long3000.trim());
  await expect(screen.getByRole('alert')).toHaveTextContent(long3000.trim());
  await expect(reason).toHaveAttribute('tabindex', '0');
  for (const top of [0, dialog.scrollHeight]) {
    dialog.scrollTo({ top, behavior: 'instant' });
    for (const name of ['Cancelar', 'Guardar']) {
      const box = button(name).getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
      await expect(box.top).toBeGreaterThanOrEqual(reason.getBoundingClientRect().bottom);
    }
  }
}

test(
  'A reason of 3,000 characters leaves both buttons visible on 360 by 640',
  { globals: { viewport: { value: 'small' } }, args: { problem: long3000, offline: true } },
  reasonLeavesRoom,
);

test(
  'A reason of 3,000 characters leaves both buttons visible on 1440 by 900',
  { args: { problem: long3000 } },
  reasonLeavesRoom,
);

test(
  'A reason that fits is not a tab stop',
  { args: { problem: 'Actividad ya finalizada', problemTone: 'warning' } },
  async () => {
    await ready();
    await expect(screen.getByRole('region', { name: 'Por qué no se guardó' })).not.toHaveAttribute('tabindex');
  },
);

/** The ways to close a dialog. */
const ways = [
  ['Cancelar', 'close'],
  ['Cerrar', 'close'],
  ['Escape', 'escape'],
] as const;

test(
  'ADL-34 while saving it can be closed, and Guardar stays busy',
  { args: { busy: true } },
  async ({ args, canvas, userEvent, step }) => {
    for (const [way, reason] of ways) {
      await step(way, async () => {
        await ready();
        await expect(button('Guardando…')).toHaveAttribute('aria-busy', 'true');
        if (way === 'Escape') await userEvent.keyboard('{Escape}');
        else await userEvent.click(button(way));
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
      });
    }
    await ready();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

/** A host that closes after saving; the dialog fades then. */
function ClosingHost(props: ActivityDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <ActivityDialog
      {...props}
      open={open}
      onSave={(form) => {
        props.onSave(form);
        setOpen(false);
      }}
    />
  );
}

test(
  'ADL-34 presses while it fades after a save do nothing',
  { render: (args) => <ClosingHost {...args} /> },
  async ({ args }) => {
    await ready();
    const save = button('Guardar');
    save.click();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    save.click();
    save.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);

/** What the keyboard sends for Enter. `person.keyboard` releases a held key before it presses it again. */
const enter = (type: 'keyDown' | 'keyUp', autoRepeat = false) =>
  cdp().send('Input.dispatchKeyEvent', {
    type,
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
    ...(type === 'keyDown' && { text: '\r', autoRepeat }),
  });

test(
  'ADL-34 held Enter saves once, and neither opens nor selects in the next focused field',
  { args: { open: false } },
  async ({ args, canvas, step }) => {
    await step('held on what opened it', async () => {
      canvas.getByRole('button', { name: 'Abrir' }).focus();
      const pressed = fn();
      await enter('keyDown');
      await ready();
      const outcome = await field('Tipificación');
      await waitFor(() => expect(outcome).toHaveFocus());
      outcome.addEventListener('click', pressed);
      for (let time = 0; time < 5; time += 1) await enter('keyDown', true);
      await enter('keyUp');
      await expect(pressed).not.toHaveBeenCalled();
      await expect(outcome).toHaveFocus();
    });
    await step('held on Guardar', async () => {
      button('Guardar').focus();
      await person.keyboard('{Enter>6/}');
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await person.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
    await step('in a text it writes', async () => {
      const text = await field('Observaciones');
      await person.click(text);
      await person.keyboard('{End}{Enter>3/}');
      await expect(text).toHaveValue(`${complete.observations}\n\n\n`);
    });
  },
);

const { load: loadList } = optionList;
const { load: loadPages } = monthPages;
const fetchList = fn<typeof loadList>();
const fetchPages = fn<typeof loadPages>();
const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test(
  'Its popups are preloaded, and open without a network',
  {
    args: {
      activity: null,
      form: held({ ...complete, task: 'add' }),
      prospects: found,
    },
    beforeEach: () => {
      fetchList.mockReset().mockImplementation(loadList);
      fetchPages.mockReset().mockImplementation(loadPages);
      const restoreList = replacePart(optionList, fetchList);
      const restorePages = replacePart(monthPages, fetchPages);
      preloadActivityDialog();
      return () => {
        restoreList();
        restorePages();
      };
    },
  },
  async ({ userEvent }) => {
    await Promise.all([...fetchList.mock.results, ...fetchPages.mock.results].map(({ value }) => value));
    fetchList.mockImplementation(offline);
    fetchPages.mockImplementation(offline);
    await ready();
    await userEvent.click(await field('Prospecto'));
    await userEvent.click(await screen.findByRole('option', { name: /^Lucía/ }));
    await expect(fetchList).toHaveBeenCalledTimes(1);
    await expect(fetchPages).toHaveBeenCalledTimes(1);
  },
);

test(
  'ADL-39 a prospect search needs two letters, and the list says so',
  {
    args: {
      activity: null,
      form: held({ ...complete, task: 'add' }),
      prospects: { ...found, options: [] },
    },
  },
  async ({ userEvent }) => {
    await ready();
    await userEvent.click(await field('Prospecto'));
    await waitFor(() => expect(screen.getByText('Escribe al menos 2 letras')).toBeVisible());
    await expect(screen.queryByText('Sin opciones')).not.toBeInTheDocument();
  },
);
