import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { allGone, swipe } from '../../foundation/dialog/samples.ts';
import { long300 } from '../../foundation/samples.tsx';
import { canvasOf, draw, expectSignature, opened, shownOn, underline, wave } from '../samples.ts';
import { SignatureDialog, type SignatureDialogProps } from './SignatureDialog.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { week } from './SignatureDialog.samples.tsx';
import meta, { Default, LongText, OnItsSide, Problem, SmallPhone } from './SignatureDialog.stories.tsx';

const test = behaviour(meta);

/** Each part is completely in the window on opening, and none overlaps another. */
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

test(
  'SIG-03 it shows what is signed and that it is final, and cannot be accepted without a signature',
  Default,
  async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(within(dialog).getByText('$12,480.35')).toBeVisible();
    await expect(within(dialog).getByText(/ya no se puede cambiar/)).toBeVisible();
    await expect(button('Aceptar')).toBeDisabled();
    await userEvent.click(button('Aceptar'));
    await draw(canvasOf(), [[0.5, 0.5]], { pointerType: 'touch' });
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/Es muy corta/));
    await expect(button('Aceptar')).toBeDisabled();
    await userEvent.click(button('Aceptar'));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(button('Cancelar'));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
  },
);

test('SIG-01 SIG-02 signed by mouse; a double click on Aceptar accepts once', {}, async ({ args, userEvent }) => {
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
});

test(
  'SIG-06 signed by keyboard alone, with a typed name, and never with a prefilled one',
  {},
  async ({ args, userEvent }) => {
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
);

function Host({
  onAccept,
  onOpenChange,
  fails = [],
}: Pick<SignatureDialogProps, 'onAccept' | 'onOpenChange'> & { fails?: readonly string[] }) {
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
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange(next, details);
        }}
        signer="Laura Robles"
        busy={saving}
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

/** The page behind the dialog, inert while it is open. */
const answer = (): void => screen.getByText('El servidor contesta').click();

// While saving the pad is disabled and nothing closes it. Then it fails with a reason, can be retried, and is cleared
// on success.
test(
  'SIG-01 while saving nothing changes or closes it; after a failure the strokes stay, after success they are cleared',
  {
    render: ({ onAccept, onOpenChange }) => (
      <Host onAccept={onAccept} onOpenChange={onOpenChange} fails={['No hay conexión. Inténtalo de nuevo.']} />
    ),
  },
  async ({ args, step, userEvent }) => {
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
      await expect(args.onOpenChange).not.toHaveBeenCalled();
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
);

test(
  'SIG-05 closed by mistake and reopened, it still has every stroke',
  { render: ({ onAccept, onOpenChange }) => <Host onAccept={onAccept} onOpenChange={onOpenChange} /> },
  async ({ args, userEvent }) => {
    await opened();
    await draw(canvasOf(), wave);
    await draw(canvasOf(), underline, { letGo: false });
    await userEvent.keyboard('{Escape}');
    await allGone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Firmar la semana'));
    await opened();
    await ready();
    await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
    await userEvent.click(button('Deshacer'));
    await ready();
    await userEvent.click(button('Deshacer'));
    await expect(button('Aceptar')).toBeDisabled();
  },
);

test(
  'On a phone a problem is shown above the buttons',
  { ...Problem, globals: { viewport: { value: 'phone' } } },
  async () => {
    await opened();
    const problem = screen.getByRole('alert');
    await expect(problem).toHaveTextContent(/La semana cambió/);
    await waitFor(() =>
      expect(problem.getBoundingClientRect().bottom).toBeLessThanOrEqual(button('Aceptar').getBoundingClientRect().top),
    );
  },
);

/** Like a browser with fingerprinting protection: every px is there, and none is real. */
const untrue = (_x: number, _y: number, width: number, height: number): ImageData =>
  new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);

test(
  'A browser that does not return the image says so, and nothing is sent',
  {
    beforeEach: () => {
      const noise = spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(untrue);
      return () => noise.mockRestore();
    },
  },
  async ({ args, userEvent }) => {
    await opened();
    await draw(canvasOf(), wave);
    await ready();
    await userEvent.click(button('Aceptar'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/no entregó la imagen/);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(button('Deshacer'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('Texts of any length stay within the dialog', LongText, async () => {
  const dialog = await opened();
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});

test(
  'SIG-05 on a phone it is signed by touch, and a downward stroke does not close the sheet',
  { globals: { viewport: { value: 'phone' } } },
  async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await swipe(canvasOf(), { down: 160 });
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
    await expect(button('Aceptar').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.pointer([{ keys: '[TouchA]', target: button('Aceptar') }]);
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expectSignature(imageOf(args.onAccept));
  },
);

test(
  'SIG-01 SIG-05 on 360 by 640 px pad, Limpiar and Aceptar are visible on opening, and do not move while signing',
  SmallPhone,
  async () => {
    const dialog = await opened();
    await expect(within(dialog).getByText('A pagar $12,480.35')).toBeVisible();
    await expectAllInSight(dialog);
    const { top } = canvasOf().getBoundingClientRect();
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
    await expect(canvasOf().getBoundingClientRect().top).toBe(top);
    await expectAllInSight(dialog);
  },
);

test('In forced colours the ink stays dark', { beforeEach: forceColors }, async () => {
  await opened();
  await draw(canvasOf(), wave);
  await ready();
  await expect(shownOn(canvasOf()).dark).toBe(true);
});

test(
  'SIG-05 on a phone in landscape the whole pad, Limpiar and Aceptar are visible on opening',
  OnItsSide,
  async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expectAllInSight(dialog);
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await ready();
  },
);

// A low window, as at 200 % zoom, with more to read than fits: it opens at the top.
test(
  'SIG-03 in a low window it opens at the top, with the focus on its title, however much is to be signed',
  {
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
  },
  async ({ userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Qué firmas' })).toHaveFocus());
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    await userEvent.tab();
    await expect(button('Copiar huella')).toHaveFocus();
  },
);
