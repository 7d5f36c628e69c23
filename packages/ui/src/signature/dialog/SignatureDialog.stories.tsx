import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { allGone, swipe } from '../../foundation/dialog/samples.ts';
import { german, long300 } from '../../foundation/samples.tsx';
import { canvasOf, draw, expectSignature, opened, shownOn, underline, wave } from '../samples.ts';
import { SignatureDialog, type SignatureDialogProps } from './SignatureDialog.tsx';

const week = (
  <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
    <dt>Semana</dt>
    <dd style={{ margin: 0 }}>46 de 2026</dd>
    <dt>A pagar</dt>
    <dd style={{ margin: 0 }}>$12,480.35</dd>
    <dt>Huella</dt>
    <dd style={{ margin: 0 }}>9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08</dd>
  </dl>
);

/** The same in short, as a phone has room for it. */
const shortWeek = (
  <>
    <strong>Semana 46 del 11/11/2026 al 17/11/2026</strong>
    <span>A pagar $12,480.35</span>
    <details>
      <summary style={{ minBlockSize: 44 }}>Huella 9f86 … 0a08</summary>
      9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08
    </details>
  </>
);

const meta = {
  component: SignatureDialog,
  args: {
    open: true,
    onClose: fn(),
    signer: 'Laura Robles',
    children: week,
    saving: false,
    problem: null,
    onAccept: fn<SignatureDialogProps['onAccept']>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Signs what it shows. Accepting needs a signature, goes out once and is final, so it says so. Who closes it by mistake finds ' +
          'every stroke again; who has signed finds an empty pad the next time.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof SignatureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole of each part is in the window, as the dialog opens, and none lies over another. */
async function expectAllInSight(dialog: HTMLElement): Promise<void> {
  await expect(dialog.scrollTop).toBe(0);
  const paper = (canvasOf().parentElement ?? document.body).getBoundingClientRect();
  const accept = button('Aceptar').getBoundingClientRect();
  await expect(paper.top).toBeGreaterThanOrEqual(0);
  await expect(paper.height).toBeGreaterThanOrEqual(128);
  await expect(paper.width).toBeGreaterThanOrEqual(200);
  for (const name of ['Deshacer', 'Limpiar']) {
    const { top, bottom, left } = button(name).getBoundingClientRect();
    await expect(top >= paper.bottom || left >= paper.right).toBe(true);
    await expect(bottom).toBeLessThanOrEqual(accept.top);
  }
  await expect(paper.bottom).toBeLessThanOrEqual(accept.top);
  await expect(accept.bottom).toBeLessThanOrEqual(window.innerHeight);
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const ready = (): Promise<void> => waitFor(() => expect(button('Aceptar')).toBeEnabled());
const imageOf = (onAccept: SignatureDialogProps['onAccept']): string => {
  const call = calls(onAccept).at(-1);
  return call?.[0] ?? '';
};
const calls = (onAccept: SignatureDialogProps['onAccept']): readonly (readonly string[])[] =>
  'mock' in onAccept ? recorded(onAccept.mock) : [];
const recorded = (mock: unknown): readonly (readonly string[])[] =>
  typeof mock === 'object' && mock !== null && 'calls' in mock && Array.isArray(mock.calls) ? mock.calls : [];

/** What is signed, the pad, and that it is final. Nothing is accepted without ink. */
export const Default: Story = {
  name: 'SIG-03 it says what is signed and that it is final, and accepts nothing without a signature',
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(within(dialog).getByText('$12,480.35')).toBeVisible();
    await expect(within(dialog).getByText(/ya no se puede cambiar/)).toBeVisible();
    await expect(button('Aceptar')).toBeDisabled();
    await userEvent.click(button('Aceptar'));
    await draw(canvasOf(), [[0.5, 0.5]], { pointerType: 'touch' });
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/Es muy corta/));
    await userEvent.click(button('Aceptar'));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(button('Cancelar'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Signed with the mouse, and accepted by a double click: it goes out once. */
export const WithInk: Story = {
  name: 'SIG-01 SIG-02 signed by mouse; a double click on Aceptar accepts once',
  parameters: { docs: { story: { autoplay: true, inline: false, height: '640px' } } },
  play: async ({ args, userEvent }) => {
    await opened();
    await draw(canvasOf(), wave);
    await draw(canvasOf(), underline);
    await ready();
    await userEvent.dblClick(button('Aceptar'));
    button('Aceptar').click();
    button('Aceptar').click();
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    const picture = await expectSignature(imageOf(args.onAccept));
    await expect(picture.corners).toEqual([0, 0, 0, 0]);
  },
};

/** Signed by keyboard alone. */
export const Typed: Story = {
  name: 'SIG-06 signed by keyboard alone, with a typed name, and never with one that nobody typed',
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await waitFor(() =>
      expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    );
    screen.getByRole('radio', { name: 'Dibujar' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Tu nombre completo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Aceptar')).toBeDisabled();
    await userEvent.click(button('Aceptar'));
    await expect(args.onAccept).not.toHaveBeenCalled();
    screen.getByRole('textbox', { name: 'Tu nombre completo' }).focus();
    await userEvent.keyboard('Laura Robles{Enter}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Cancelar')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Aceptar')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expectSignature(imageOf(args.onAccept));
  },
};

function Host({
  onAccept,
  onClose,
  fails = [],
}: Pick<SignatureDialogProps, 'onAccept' | 'onClose'> & { fails?: readonly string[] }) {
  const [open, setOpen] = useState(true);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Firmar la semana</Button>
      <Button
        onClick={() => {
          setSaving(false);
          setProblem(fails[tries - 1] ?? null);
          setOpen(fails[tries - 1] !== undefined);
        }}
      >
        El servidor contesta
      </Button>
      <SignatureDialog
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        signer="Laura Robles"
        saving={saving}
        problem={problem}
        onAccept={(image) => {
          setSaving(true);
          setTries(tries + 1);
          onAccept(image);
        }}
      >
        {week}
      </SignatureDialog>
    </>
  );
}

/** The page behind the dialog, which nobody reaches while it is open. */
const answer = (): void => screen.getByText('El servidor contesta').click();

/** It is on its way: the pad is still and nothing closes it. Then it fails, says why, and can be sent again; then it is used up. */
export const SavedAtLast: Story = {
  name: 'SIG-01 while it is saved nothing changes or closes it; after a problem the strokes are there, after success they are not',
  tags: ['!autodocs'],
  render: ({ onAccept, onClose }) => (
    <Host onAccept={onAccept} onClose={onClose} fails={['No hay conexión. Inténtalo de nuevo.']} />
  ),
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened();
    await draw(canvasOf(), wave);
    await ready();
    await userEvent.click(button('Aceptar'));
    await step('saving', async () => {
      await expect(button('Guardando…')).toHaveAttribute('aria-busy', 'true');
      const { ink } = shownOn(canvasOf());
      await expect(ink).toBeGreaterThan(300);
      await draw(canvasOf(), underline);
      await userEvent.click(button('Limpiar'));
      await userEvent.click(button('Deshacer'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(button('Cancelar'));
      await userEvent.click(button('Cerrar'));
      await expect(dialog).toBeVisible();
      await expect(shownOn(canvasOf()).ink).toBe(ink);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a problem', async () => {
      answer();
      await expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión. Inténtalo de nuevo.');
      await expect(args.onAccept).toHaveBeenCalledTimes(1);
      await userEvent.click(button('Aceptar'));
      await expect(args.onAccept).toHaveBeenCalledTimes(2);
      await expect(calls(args.onAccept)[1]).toEqual(calls(args.onAccept)[0]);
      await expect(screen.queryByRole('alert')).toBeNull();
    });
    await step('success', async () => {
      answer();
      await allGone();
      screen.getByRole('button', { name: 'Firmar la semana' }).click();
      await opened();
      await expect(button('Aceptar')).toBeDisabled();
      await expect(shownOn(canvasOf()).ink).toBe(0);
    });
  },
};

/** Closed by mistake: nothing that was drawn is lost, and nothing is asked. */
export const ClosedByMistake: Story = {
  name: 'SIG-05 closed by mistake and opened again, it still has every stroke',
  tags: ['!autodocs'],
  render: ({ onAccept, onClose }) => <Host onAccept={onAccept} onClose={onClose} />,
  play: async ({ args, userEvent }) => {
    await opened();
    await draw(canvasOf(), wave);
    await draw(canvasOf(), underline, { letGo: false });
    await userEvent.keyboard('{Escape}');
    await allGone();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Firmar la semana'));
    await opened();
    await ready();
    await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
    await userEvent.click(button('Deshacer'));
    await ready();
    await userEvent.click(button('Deshacer'));
    await expect(button('Aceptar')).toBeDisabled();
  },
};

/** On its way to the server. */
export const Saving: Story = { args: { saving: true } };

/** It was not saved. */
export const Problem: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { problem: 'La semana cambió mientras la revisabas. Cierra, revísala y firma de nuevo.' },
  play: async () => {
    await opened();
    const problem = screen.getByRole('alert');
    await expect(problem).toHaveTextContent(/La semana cambió/);
    await waitFor(() =>
      expect(problem.getBoundingClientRect().bottom).toBeLessThanOrEqual(button('Aceptar').getBoundingClientRect().top),
    );
  },
};

/** As of a browser that guards against recognition: every px is there, and none is true. */
const untrue = (_x: number, _y: number, width: number, height: number): ImageData =>
  new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);

/** A browser that does not give the picture says so, and nothing is sent. */
export const NoImage: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const noise = spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(untrue);
    return () => noise.mockRestore();
  },
  play: async ({ args, userEvent }) => {
    await opened();
    await draw(canvasOf(), wave);
    await ready();
    await userEvent.click(button('Aceptar'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/no entregó la imagen/);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(button('Deshacer'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Texts of any length. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { children: <p>{`${long300} ${german} ${long300}`}</p>, problem: `${german} ${long300}`, signer: german },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** On a phone: a finger that goes down over the pad draws, and does not pull the sheet. */
export const Phone: Story = {
  name: 'SIG-05 on a phone it is signed with a thumb, and a stroke downwards does not pull the sheet away',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await swipe(canvasOf(), { down: 160 });
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
    await expect(button('Aceptar').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.pointer([{ keys: '[TouchA]', target: button('Aceptar') }]);
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expectSignature(imageOf(args.onAccept));
  },
};

/** The smallest phone: what is signed in short, the pad and all that it needs are in sight as it opens. */
export const SmallPhone: Story = {
  name: 'SIG-01 SIG-05 on 360 by 640 px pad, Limpiar and Aceptar are in sight as it opens, and stay where they are while it is signed',
  args: { children: shortWeek },
  parameters: {
    viewport: {
      options: { small: { name: 'Small phone', styles: { width: '360px', height: '640px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).getByText('A pagar $12,480.35')).toBeVisible();
    await expectAllInSight(dialog);
    const { top } = canvasOf().getBoundingClientRect();
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
    await expect(canvasOf().getBoundingClientRect().top).toBe(top);
    await expectAllInSight(dialog);
  },
};

/** A phone on its side: what is signed stands beside the pad, what it needs on the other side. */
export const OnItsSide: Story = {
  name: 'SIG-05 on a phone on its side the whole pad, Limpiar and Aceptar are in sight as it opens',
  args: { children: shortWeek },
  parameters: {
    viewport: {
      options: { side: { name: 'Phone on its side', styles: { width: '640px', height: '360px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'side' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expectAllInSight(dialog);
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
  },
};

/** A window as low as that of a page at 200 %, with more to be read than there is room for: it opens at its beginning. */
export const LowWindow: Story = {
  name: 'SIG-03 in a low window it opens at its beginning, with the focus on its title, however much is to be signed',
  args: {
    children: (
      <>
        {week}
        <p>{long300}</p>
        <p>{long300}</p>
        <Button>Copiar huella</Button>
      </>
    ),
  },
  parameters: {
    viewport: {
      options: { low: { name: 'Low window', styles: { width: '720px', height: '450px' }, type: 'desktop' } },
    },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Qué firmas' })).toHaveFocus());
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    await userEvent.tab();
    await expect(button('Copiar huella')).toHaveFocus();
  },
};

/** In the dark theme. */
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  play: async () => {
    await opened();
    await draw(canvasOf(), wave);
    await ready();
  },
};

/** In forced colours. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async () => {
    await opened();
    await draw(canvasOf(), wave);
    await ready();
    await expect(shownOn(canvasOf()).dark).toBe(true);
  },
};
