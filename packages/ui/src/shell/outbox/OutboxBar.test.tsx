import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { long300 } from '../../foundation/samples.tsx';
import { onPhone, phone } from '../phone.samples.ts';
import { openSheet } from './OutboxBar.samples.tsx';
import { demoLines, refusedLine } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Offline, Sending, ForThePerson, Phone } from './OutboxBar.stories.tsx';

const test = behaviour(meta);

const gone = (name: string, role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());

test('Waiting jobs are counted, shown and sent on request', Default, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 por enviar');
  await expect(canvas.getByRole('status')).toHaveTextContent('Último envío: 14:05');
  const sheet = await openSheet(userEvent.click);
  const entries = within(sheet).getAllByRole('listitem');
  await expect(entries).toHaveLength(3);
  await expect(entries[0]).toHaveTextContent('Finalizar · María López Hernández');
  await expect(entries[0]).toHaveTextContent('Prefiere que le llamen por la tarde.');
  await expect(within(sheet).queryByRole('button', { name: /^Reintentar/ })).not.toBeInTheDocument();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Enviar ahora' }));
  await expect(args.onRetry).toHaveBeenLastCalledWith();
});

test('Without a connection it says so', Offline, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión');
  await expect(await openSheet(userEvent.click)).toHaveTextContent('Se enviará en cuanto haya conexión.');
});

test('A job being sent cannot be discarded', Sending, async ({ userEvent }) => {
  const sheet = await openSheet(userEvent.click);
  await expect(within(sheet).getAllByRole('button', { name: /^Descartar/ })).toHaveLength(2);
  await expect(within(sheet).getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-busy', 'true');
});

test(
  'ADL-24 A refused job says why, and can be retried or discarded after a question',
  ForThePerson,
  async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 por enviar');
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 no se pudo enviar');
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 sin respuesta');
    const sheet = await openSheet(userEvent.click);
    await expect(sheet).toHaveTextContent('Actividad ya finalizada');
    await expect(sheet).toHaveTextContent('No sabemos si llegó.');
    await step('try again', async () => {
      await userEvent.click(within(sheet).getByRole('button', { name: 'Reintentar: Finalizar, Luis Peña' }));
      await expect(args.onRetry).toHaveBeenLastCalledWith(4);
    });
    await step('discard, by keyboard: first no, then yes', async () => {
      within(sheet).getByRole('button', { name: 'Descartar: Finalizar, Luis Peña' }).focus();
      await userEvent.keyboard('{Enter}');
      const title = '¿Descartar lo que guardaste de Luis Peña?';
      await screen.findByRole('alertdialog', { name: title });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await gone(title, 'alertdialog');
      await expect(args.onDiscard).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('button', { name: /^Descartar: .*Luis/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: title });
      await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
      await expect(args.onDiscard).toHaveBeenLastCalledWith(4);
      await gone(title, 'alertdialog');
      await expect(within(sheet).getAllByRole('listitem')).toHaveLength(4);
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    });
  },
);

// The last one is removed: the sheet says so, and then the focus is on the page.
test(
  'The focus is never lost when the last one is removed',
  { args: { lines: [refusedLine] } },
  async ({ canvas, step, userEvent }) => {
    await step('discarded in the sheet', async () => {
      const sheet = await openSheet(userEvent.click);
      await userEvent.click(within(sheet).getByRole('button', { name: /^Descartar/ }));
      await screen.findByRole('alertdialog');
      await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
      await waitFor(() => expect(sheet).toHaveTextContent('Ya se envió todo'));
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
      await gone('Por enviar');
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
    await expect(canvas.queryByRole('button', { name: 'Ver' })).not.toBeInTheDocument();
  },
);

// It was sent while the button had the focus.
test('The focus goes to the title of the page when the bar disappears', {}, async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Ver' }).focus();
  canvas.getByRole('button', { name: 'Llega la respuesta' }).click();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

// The typed text is copied; when the browser refuses, it says what to do.
test('The typed text can be copied', { args: { lines: [refusedLine] } }, async ({ step, userEvent }) => {
  const written = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
  try {
    const sheet = await openSheet(userEvent.click);
    const copy = within(sheet).getByRole('button', { name: 'Copiar texto: Finalizar, Luis Peña' });
    await step('copied', async () => {
      await userEvent.click(copy);
      await expect(written).toHaveBeenLastCalledWith(
        'Finalizar: Luis Peña\nObservaciones: Quiere comparar precios antes de decidir',
      );
      await waitFor(() => expect(within(sheet).getByText('Copiado')).toBeVisible());
    });
    await step('refused', async () => {
      written.mockRejectedValue(new DOMException('', 'NotAllowedError'));
      await userEvent.click(copy);
      await waitFor(() => expect(within(sheet).getByText(/^No se pudo copiar/)).toBeVisible());
    });
  } finally {
    if (original === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', original);
  }
});

// Nothing to send, nothing shown.
test('Without jobs it takes no space', { args: { lines: [], lastSent: '14:05' } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
});

// A server that answers with a full page of text.
test(
  'A refusal of 3,000 characters leaves the buttons visible',
  { globals: onPhone, parameters: phone, args: { lines: [{ ...refusedLine, message: long300.repeat(10) }] } },
  async ({ userEvent }) => {
    const sheet = await openSheet(userEvent.click);
    const said = await within(sheet).findByRole('group', { name: 'No se pudo enviar' });
    await expect(said.scrollHeight).toBeGreaterThan(said.clientHeight);
    const button = within(sheet).getByRole('button', { name: /^Descartar/ });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);

test('On a phone the sheet has the full width', Phone, async ({ userEvent }) => {
  const sheet = await openSheet(userEvent.click);
  await expect(sheet.getBoundingClientRect().width).toBe(360);
});

test(
  'In German',
  { globals: { locale: 'de' }, args: { lines: [refusedLine, ...demoLines], online: false } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 zu senden');
  },
);
