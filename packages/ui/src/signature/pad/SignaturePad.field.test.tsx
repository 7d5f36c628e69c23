import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, ErrorSummary, Form } from '../../foundation/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { signaturePng, signatureSvg } from '../image/signatureImage.ts';
import { readSignature, type SignatureValue } from '../ink/signatureValue.ts';
import { canvasOf, draw, expectSignature, pictureOf, shownOn, stored, underline, wave } from '../samples.ts';
import { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';
import meta, { States, Unreadable } from './SignaturePad.stories.tsx';

const test = behaviour(meta);
const onChange = fn<(value: SignatureValue | null) => void>();
const last = (): SignatureValue | null => onChange.mock.lastCall?.[0] ?? null;
const beforeEach = (): void => void onChange.mockClear();

/** A host that holds the value as JSON, so that each rendering gives another object. */
function JsonHost(props: SignaturePadProps) {
  const [json, setJson] = useState(JSON.stringify(props.value ?? null));
  return (
    <>
      <SignaturePad
        {...props}
        value={readSignature(JSON.parse(json))}
        onChange={(next) => {
          setJson(JSON.stringify(next));
          onChange(next);
        }}
      />
      <Button onClick={() => setJson('null')}>Vaciar</Button>
    </>
  );
}

const asJson = { render: (args: SignaturePadProps) => <JsonHost {...args} />, beforeEach };
const ready = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Firma lista|será tu firma/));

test('Its value is plain JSON, from which the pad and both pictures show it again', asJson, async ({ step }) => {
  await draw(canvasOf(), wave);
  await ready();
  await draw(canvasOf(), underline);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  const value = last();
  await expect(readSignature(JSON.parse(JSON.stringify(value)))).toEqual(value);
  await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(500));
  const png = signaturePng(value) ?? '';
  const picture = await expectSignature(png);
  await step('as SVG it has the same shape and colour', async () => {
    const svg = signatureSvg(value) ?? '';
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    await expect(document.querySelector('parsererror')).toBeNull();
    const drawnAs = await pictureOf(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    await expect(drawnAs.dark).toBe(true);
    await expect(drawnAs.ink).toBeGreaterThan(500);
    await expect(Math.abs(drawnAs.width / drawnAs.height / (picture.width / picture.height) - 1)).toBeLessThan(0.05);
  });
});

test(
  'What undo brings back and the other mode holds outlives a host that stores the value as JSON',
  asJson,
  async ({ canvas, step, userEvent }) => {
    await draw(canvasOf(), wave);
    await ready();
    const value = last();
    await step('cleared and brought back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
      await expect(last()).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
      await expect(last()).toEqual(value);
    });
    await step('a name is the value while it is typed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
      await expect(last()).toBeNull();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Tu nombre completo' }), 'Laura');
      await expect(last()).toEqual({ version: 1, kind: 'typed', name: 'Laura', color: '#14223b' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Dibujar' }));
      await expect(last()).toEqual(value);
    });
    await step('emptied by the host, nothing is left to bring back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }));
      await waitFor(() => expect(shownOn(canvasOf()).ink).toBe(0));
      await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
);

test('A host that holds another value shows that one', { args: { value: stored, onChange } }, async () => {
  onChange.mockClear();
  await ready();
  await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
  await draw(canvasOf(), underline);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const shown = last();
  await expect(shown?.kind === 'drawn' && shown.strokes).toHaveLength(2);
  await expect(screen.getByRole('button', { name: 'Deshacer' })).not.toHaveAttribute('aria-disabled');
  screen.getByRole('button', { name: 'Deshacer' }).click();
  await waitFor(() => expect(last()).toBeNull());
  await ready();
});

test('A typed name is shown again, and is text in its SVG', asJson, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
  const typed = '<b onload="x">Ana & "Eva"</b>';
  await userEvent.type(canvas.getByRole('textbox', { name: 'Tu nombre completo' }), typed);
  await ready();
  const svg = new DOMParser().parseFromString(signatureSvg(last()) ?? '', 'image/svg+xml').documentElement;
  await expect(svg.textContent).toBe(typed);
  await expect([...svg.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['text']);
  await expectSignature(signaturePng(last()) ?? '');
});

test(
  'The pen has the colour and the width of the host, and earlier strokes have theirs',
  { args: { defaultValue: stored, penColor: '#ba2b2e', penWidth: 12, onChange }, beforeEach },
  async ({ canvas, userEvent }) => {
    await draw(canvasOf(), underline);
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    const value = last();
    const pens = value?.kind === 'drawn' && value.strokes.map(({ color }) => color);
    await expect(pens).toEqual(['#14223b', '#ba2b2e']);
    const svg = signatureSvg(value) ?? '';
    await expect(svg).toContain('stroke="#ba2b2e"');
    await expect(svg).toContain('stroke="#14223b"');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(last()).toEqual(stored);
    await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tu nombre completo' }), 'Ana');
    await expect(last()).toEqual({ version: 1, kind: 'typed', name: 'Ana', color: '#ba2b2e' });
    await expect((await pictureOf(signaturePng(last()) ?? '')).dark).toBe(false);
  },
);

const onSubmit = fn<(data: FormData) => void>();
const sent = (): unknown => onSubmit.mock.lastCall?.[0].get('firma');

function InForm(props: SignaturePadProps & { errors?: Record<string, string> }) {
  const { errors, ...pad } = props;
  return (
    <Form errors={errors} onSubmit={({ currentTarget }) => onSubmit(new FormData(currentTarget))}>
      <ErrorSummary />
      <SignaturePad {...pad} name="firma" />
      <Button type="submit">Guardar</Button>
      <Button type="reset">Restablecer</Button>
    </Form>
  );
}

const inForm = (args: Partial<SignaturePadProps>, errors?: Record<string, string>) => ({
  args,
  render: (given: SignaturePadProps) => <InForm {...given} {...(errors && { errors })} />,
  beforeEach,
});

test(
  'A form sends its JSON, an empty text for too little ink, and its reset brings back what it began with',
  inForm({ defaultValue: stored, onChange }),
  async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await waitFor(() => expect(JSON.parse(String(sent()))).toEqual(stored));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await draw(canvasOf(), [[0.5, 0.5]]);
    await canvas.findByText(/Es muy corta/);
    await userEvent.click(save);
    await waitFor(() => expect(sent()).toBe(''));
    await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await ready();
    await expect(canvas.getByRole('radio', { name: 'Dibujar' })).toBeChecked();
    await expect(last()).toEqual(stored);
  },
);

test(
  'Disabled, it is neither reached nor sent',
  inForm({ defaultValue: stored, disabled: true }),
  async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tu firma' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Escribir' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Guardar' }).click();
    await waitFor(() => expect(sent()).toBeNull());
  },
);

test(
  'Read-only, it shows and sends what is there, and nothing changes it',
  inForm({ defaultValue: stored, readOnly: true, onChange }),
  async ({ canvas, userEvent }) => {
    const ink = await waitFor(() => {
      const shown = shownOn(shownCanvas()).ink;
      if (shown === 0) throw new Error('Nothing is shown yet.');
      return shown;
    });
    await draw(shownCanvas(), underline);
    await expect(shownOn(shownCanvas()).ink).toBe(ink);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Limpiar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(JSON.parse(String(sent()))).toEqual(stored));
    await expect(onChange).not.toHaveBeenCalled();
  },
);

/** The canvas of a pad that only shows. */
function shownCanvas(): HTMLCanvasElement {
  const canvas = screen.getByRole('img', { name: 'Tu firma' });
  if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('The pad is no canvas.');
  return canvas;
}

test(
  'The error of a form is shown, said and focused, and the summary leads to it',
  inForm({ required: true, description: 'Como en tu credencial' }, { firma: 'Falta la rúbrica.' }),
  async ({ canvas, userEvent }) => {
    const pad = canvas.getByRole('group', { name: 'Tu firma' });
    await expect(pad).toBeInvalid();
    await expect(pad).toHaveAccessibleDescription('Como en tu credencial Es obligatoria Falta la rúbrica.');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(pad).toHaveFocus());
    await expect(getComputedStyle(pad).outlineStyle).not.toBe('none');
    canvas.getByRole('button', { name: 'Guardar' }).focus();
    await userEvent.click(canvas.getByRole('button', { name: /Tu firma.*Falta la rúbrica/ }));
    await expect(pad).toHaveFocus();
  },
);

test('A value that cannot be read is shown as none, and said', Unreadable, async ({ canvas, args, userEvent }) => {
  const pad = canvas.getByRole('group', { name: 'Tu firma' });
  await expect(pad).toBeInvalid();
  await expect(pad).toHaveAccessibleDescription('No se pudo leer la firma guardada. Firma de nuevo.');
  await expect(canvas.getByRole('status')).toHaveTextContent(/Aún no hay firma/);
  await expect(args.onInk).not.toHaveBeenCalled();
  await draw(canvasOf(), wave);
  await ready();
  await expect(pad).not.toBeInvalid();
  await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
  await expect(pad).not.toBeInvalid();
});

test(
  'Its help and its error stand on rows of their own in a low window',
  {
    ...States,
    parameters: {
      viewport: {
        options: { low: { name: 'Low window', styles: { width: '720px', height: '450px' }, type: 'desktop' } },
      },
    },
    globals: { viewport: { value: 'low' } },
  },
  async ({ canvas }) => {
    const [error, pad] = [canvas.getByText(/Falta tu firma/), canvas.getByRole('group', { name: 'Con error' })];
    await expect(error.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(pad.scrollWidth).toBe(pad.clientWidth);
  },
);
