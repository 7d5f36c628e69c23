import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { long300 } from '../../foundation/samples.tsx';
import { onPhone, phone } from '../phone.ts';
import { pageTitleId } from '../pageTitle.ts';
import { OutboxBar, type OutboxBarProps } from './OutboxBar.tsx';
import { demoLines, refusedLine, unknownLine } from './samples.ts';

/** A page whose outbox gives up what is discarded. */
function Host(props: OutboxBarProps) {
  const [lines, setLines] = useState(props.lines);
  return (
    <>
      <OutboxBar
        {...props}
        lines={lines}
        onDiscard={(id) => {
          props.onDiscard(id);
          setLines((before) => before.filter((line) => line.id !== id));
        }}
      />
      <h1 id={pageTitleId} tabIndex={-1}>
        Actividades de hoy
      </h1>
      <button type="button" onClick={() => setLines([])}>
        Llega la respuesta
      </button>
    </>
  );
}

const meta = {
  component: OutboxBar,
  title: 'shell/OutboxBar',
  args: { lines: demoLines, onRetry: fn(), onDiscard: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'What was saved without a network, above every page: how much is left to be sent, whether there is a connection, when the last ' +
          'was sent. Its sheet shows each, with what was typed, and lets the person send, try again or discard.',
      },
    },
  },
} satisfies Meta<typeof OutboxBar>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openSheet(press: (element: Element) => Promise<void>): Promise<HTMLElement> {
  await press(screen.getByRole('button', { name: 'Ver' }));
  const sheet = await screen.findByRole('dialog', { name: 'Por enviar' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  return sheet;
}
const gone = (name: string, role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());

/** Three wait; there is a network. */
export const Default: Story = {
  name: 'What waits is counted, shown and sent at once',
  args: { lastSent: '14:05' },
  play: async ({ args, canvas, userEvent }) => {
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
  },
};

/** Nothing can be sent now. */
export const Offline: Story = {
  name: 'Without a connection it says so',
  args: { online: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión');
    await expect(await openSheet(userEvent.click)).toHaveTextContent('Se enviará en cuanto haya conexión.');
  },
};

/** The first is on its way, and cannot be discarded. */
export const Sending: Story = {
  name: 'What is on its way cannot be discarded',
  args: {
    sending: true,
    lines: demoLines.map((line, index) => (index === 0 ? { ...line, state: 'sending' as const } : line)),
  },
  play: async ({ userEvent }) => {
    const sheet = await openSheet(userEvent.click);
    await expect(within(sheet).getAllByRole('button', { name: /^Descartar/ })).toHaveLength(2);
    await expect(within(sheet).getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Refused by the server, and one without an answer: both wait for the person. */
export const ForThePerson: Story = {
  name: 'ADL-24 What was refused says why, and may be tried again or discarded after a question',
  args: { lines: [refusedLine, unknownLine, ...demoLines] },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** The last one goes: the sheet says so, and after it the focus is on the page. */
export const LastOne: Story = {
  name: 'The focus is never lost when the last one goes',
  args: { lines: [refusedLine] },
  play: async ({ canvas, step, userEvent }) => {
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
};

/** It was sent while the button had the focus. */
export const SentMeanwhile: Story = {
  name: 'The focus goes to the title of the page when the bar goes',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ver' }).focus();
    canvas.getByRole('button', { name: 'Llega la respuesta' }).click();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** What was typed is taken along; a browser that refuses says what to do. */
export const Copied: Story = {
  name: 'What was typed can be copied',
  args: { lines: [refusedLine] },
  play: async ({ step, userEvent }) => {
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
  },
};

/** Nothing to send, nothing in sight. */
export const Empty: Story = {
  name: 'Without anything to send it takes no room',
  tags: ['!autodocs'],
  args: { lines: [], lastSent: '14:05' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const long = [
  { ...refusedLine, who: long300, message: long300, details: [{ label: 'Observaciones', value: long300 }] },
];

/** A server that answers with a whole page of text. */
export const LongRefusal: Story = {
  name: 'A refusal of 3,000 characters leaves the buttons in sight',
  tags: ['!autodocs'],
  globals: onPhone,
  parameters: phone,
  args: { lines: [{ ...refusedLine, message: long300.repeat(10) }] },
  play: async ({ userEvent }) => {
    const sheet = await openSheet(userEvent.click);
    const said = await within(sheet).findByRole('group', { name: 'No se pudo enviar' });
    await expect(said.scrollHeight).toBeGreaterThan(said.clientHeight);
    const button = within(sheet).getByRole('button', { name: /^Descartar/ });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Texts longer than anybody planned. */
export const LongTexts: Story = {
  args: { lines: long },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  args: { lines: [refusedLine, unknownLine, ...demoLines], online: false, lastSent: '14:05' },
  play: async ({ userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const sheet = await openSheet(userEvent.click);
    await expect(sheet.getBoundingClientRect().width).toBe(360);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  args: { lines: [refusedLine, ...demoLines], online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 zu senden');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  args: { lines: [refusedLine, unknownLine, ...demoLines] },
  play: async ({ userEvent }) => {
    await openSheet(userEvent.click);
  },
};
