import { StrictMode } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { canvasOf, draw, expectSignature, pictureOf, shownOn, underline, wave } from '../samples.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { Host } from './SignaturePad.samples.tsx';
import meta, { Default } from './SignaturePad.stories.tsx';

const test = behaviour(meta);

const press = (name: string): void => screen.getByRole('button', { name }).click();

/** The image from the host's ref. */
async function taken(): Promise<string> {
  press('Tomar la imagen');
  const image = await screen.findByRole('img', { name: 'Imagen tomada' });
  return image.getAttribute('src') ?? '';
}

test('SIG-03 without ink it has no image, and says what it needs', Default, async ({ args, canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Tu firma' })).toBeVisible();
  await expect(canvasOf()).toHaveAccessibleDescription(/Con el teclado, elige Escribir.*Aún no hay firma/);
  await expect(canvas.getByRole('status')).toHaveTextContent(/al menos un centímetro/);
  await expect(getComputedStyle(canvasOf()).touchAction).toBe('none');
  press('Tomar la imagen');
  await expect(await canvas.findByText('Sin imagen')).toBeVisible();
  await expect(args.onInk).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Limpiar' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
});

test(
  'SIG-02 SIG-04 SIG-05 drawn by mouse, the image is a transparent PNG trimmed to dark ink',
  {},
  async ({ args, canvas, step }) => {
    await draw(canvasOf(), wave);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.'));
    await waitFor(() => expect(args.onInk).toHaveBeenCalledTimes(1));
    await expect(args.onInk).toHaveBeenLastCalledWith(true);
    const first = await expectSignature(await taken());
    await expect(first.corners).toEqual([0, 0, 0, 0]);
    await step('a second stroke makes it higher', async () => {
      await draw(canvasOf(), underline);
      await waitFor(async () => {
        const both = await expectSignature(await taken());
        await expect(both.height / both.width).toBeGreaterThan(first.height / first.width);
      });
    });
  },
);

test('SIG-05 touch and pen draw as well, and a second finger does not interfere', {}, async ({ canvas }) => {
  const lift = await draw(canvasOf(), wave.slice(0, 12), { pointerType: 'touch', letGo: false });
  await draw(canvasOf(), underline, { pointerType: 'touch' });
  await expect(canvas.getByRole('status')).toHaveTextContent(/Aún no hay firma/);
  lift();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.'));
  const byFinger = await taken();
  await draw(canvasOf(), wave, { pointerType: 'pen' });
  await waitFor(async () => expect(await taken()).not.toBe(byFinger));
  await expectSignature(await taken());
});

test('SIG-03 a dot is not a signature', {}, async ({ args, canvas }) => {
  await draw(canvasOf(), [[0.5, 0.5]], { pointerType: 'touch' });
  await draw(canvasOf(), [
    [0.4, 0.5],
    [0.42, 0.5],
  ]);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Es muy corta.*un centímetro/));
  await expect(args.onInk).not.toHaveBeenCalled();
  press('Tomar la imagen');
  await expect(await canvas.findByText('Sin imagen')).toBeVisible();
});

test(
  'SIG-01 Deshacer and Ctrl+Z remove the last stroke, Limpiar all, and Deshacer restores them',
  {},
  async ({ args, canvas, step, userEvent }) => {
    await draw(canvasOf(), wave);
    await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
    const one = await taken();
    await draw(canvasOf(), underline);
    await waitFor(async () => expect(await taken()).not.toBe(one));
    await step('Deshacer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
      await expect(await taken()).toBe(one);
    });
    await step('Ctrl+Z', async () => {
      await draw(canvasOf(), underline);
      await waitFor(async () => expect(await taken()).not.toBe(one));
      await expect(canvas.getByRole('group', { name: 'Tu firma' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(await taken()).toBe(one);
    });
    await step('Limpiar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
      await expect(args.onInk).toHaveBeenLastCalledWith(false);
      await draw(canvasOf(), wave);
      await draw(canvasOf(), underline);
      await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
      await waitFor(async () => expect(await taken()).not.toBe(one));
      const before = await taken();
      const clear = canvas.getByRole('button', { name: 'Limpiar' });
      await userEvent.click(clear);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Aún no hay firma/));
      await expect(shownOn(canvasOf()).ink).toBe(0);
      await expect(clear).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
      await expect(await taken()).toBe(before);
    });
  },
);

test(
  'SIG-05 leaving the pad ends the stroke: no line connects where it left and where it returned',
  {},
  async ({ args, canvas, userEvent }) => {
    await draw(canvasOf(), [
      [0.3, 0.2],
      [0.6, 0.2],
      [1.2, 0.2],
      [1.2, 0.8],
      [0.6, 0.8],
      [0.3, 0.8],
    ]);
    await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
    const both = await pictureOf(await taken());
    // Between the two lines the right edge is as empty as the left one.
    await expect(both.inkAtMiddle).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.');
    const one = await pictureOf(await taken());
    await expect(one.height).toBeLessThan(both.height / 4);
    await expect(one.width).toBeGreaterThan(both.width * 0.8);
  },
);

test(
  'SIG-05 strokes survive a rotation, and the image is the same before and after',
  {
    render: (args) => (
      <div data-testid="window" style={{ inlineSize: 460 }}>
        <Host {...args} />
      </div>
    ),
  },
  async ({ args, canvas, step }) => {
    const edge = canvas.getByTestId('window');
    await draw(canvasOf(), wave);
    await draw(canvasOf(), underline);
    await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(500));
    const before = { image: await taken(), shown: shownOn(canvasOf()) };
    await step('narrower', async () => {
      edge.style.inlineSize = '220px';
      await waitFor(() => expect(shownOn(canvasOf()).width).toBeLessThan(230 * devicePixelRatio));
      const { ink } = shownOn(canvasOf());
      await expect(ink).toBeGreaterThan(100);
      await expect(ink).toBeLessThan(before.shown.ink);
      await expect(await taken()).toBe(before.image);
    });
    await step('a stroke drawn now stays where it is', async () => {
      await draw(canvasOf(), [
        [0.1, 0.02],
        [0.5, 0.02],
        [0.9, 0.02],
      ]);
      await waitFor(async () => expect(await taken()).not.toBe(before.image));
      press('Deshacer');
      await waitFor(async () => expect(await taken()).toBe(before.image));
    });
    await step('and back', async () => {
      edge.style.inlineSize = '460px';
      await waitFor(() => expect(shownOn(canvasOf()).width).toBe(before.shown.width));
      await expect(await taken()).toBe(before.image);
      await expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.');
    });
    await step('in the middle of a stroke: what was drawn stays, and the next one can be drawn', async () => {
      press('Limpiar');
      await draw(canvasOf(), wave, { pointerType: 'touch', letGo: false });
      edge.style.inlineSize = '300px';
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.'));
      const half = await taken();
      await draw(canvasOf(), underline, { pointerType: 'touch' });
      await waitFor(async () => expect(await taken()).not.toBe(half));
    });
  },
);

const queries: EventTarget[] = [];

const setDensity = (density: number): boolean =>
  Reflect.defineProperty(window, 'devicePixelRatio', { configurable: true, value: density });

/** Listeners are on the test's media query. */
const moved = (query: EventTarget) => ({
  addEventListener: query.addEventListener.bind(query),
  removeEventListener: query.removeEventListener.bind(query),
});

test(
  'SIG-05 it is sharp on a dense screen, also when the density changes, and the image is the same on both',
  {
    beforeEach: () => {
      const real = { density: window.devicePixelRatio, matchMedia: window.matchMedia.bind(window) };
      const query = Object.assign(new EventTarget(), { matches: true });
      const match = spyOn(window, 'matchMedia').mockImplementation((media) =>
        media.startsWith('(resolution') ? Object.assign(real.matchMedia(media), moved(query)) : real.matchMedia(media),
      );
      queries.push(query);
      return () => {
        match.mockRestore();
        queries.length = 0;
        setDensity(real.density);
      };
    },
  },
  async ({ args }) => {
    await draw(canvasOf(), wave);
    await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
    const image = await taken();
    for (const density of [3, 1, 2]) {
      setDensity(density);
      queries[0]?.dispatchEvent(new Event('change'));
      await waitFor(() => expect(canvasOf().width).toBe(canvasOf().clientWidth * density));
      await expect(canvasOf().height).toBe(canvasOf().clientHeight * density);
      await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(200 * density));
      await expect(await taken()).toBe(image);
    }
  },
);

test(
  'SIG-06 a name typed by keyboard alone becomes the same kind of image',
  {},
  async ({ args, canvas, step, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dibujar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const field = await canvas.findByRole('textbox', { name: 'Tu nombre completo' });
    await step("the account's name is shown, and does not sign", async () => {
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription('Como en tu cuenta: Laura Robles');
      await expect(args.onInk).not.toHaveBeenCalled();
      press('Tomar la imagen');
      await expect(await canvas.findByText('Sin imagen')).toBeVisible();
    });
    await userEvent.type(field, 'Laura Robles');
    await expect(args.onInk).toHaveBeenLastCalledWith(true);
    const preview = canvas.getByRole('img', { name: 'Tu firma: Laura Robles' });
    const typed = await taken();
    await expect(preview).toHaveAttribute('src', typed);
    await expectSignature(typed);
    await step('no name, no signature', async () => {
      await userEvent.clear(field);
      await expect(args.onInk).toHaveBeenLastCalledWith(false);
      await userEvent.type(field, '   ');
      await expect(canvas.getByRole('status')).toHaveTextContent(/escribe tu nombre/);
      press('Tomar la imagen');
      await expect(await canvas.findByText('Sin imagen')).toBeVisible();
    });
    await step('another name, another image', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Beatriz Yáñez Güemes');
      await expect(args.onInk).toHaveBeenLastCalledWith(true);
      const other = await taken();
      await expect(other).not.toBe(typed);
      await expectSignature(other);
    });
    await step('the longest one still fits', async () => {
      await userEvent.clear(field);
      await userEvent.paste('María '.repeat(13));
      await expect((await expectSignature(await taken())).width).toBeGreaterThan(800);
      await userEvent.paste('María');
      await expect(args.onInk).toHaveBeenLastCalledWith(false);
    });
    await step('what was drawn waits meanwhile', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Laura Robles');
      await userEvent.click(canvas.getByRole('radio', { name: 'Dibujar' }));
      await expect(args.onInk).toHaveBeenLastCalledWith(false);
      await draw(canvasOf(), wave);
      await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
      const drawn = await taken();
      await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
      await expect(await taken()).not.toBe(drawn);
      await userEvent.click(canvas.getByRole('radio', { name: 'Dibujar' }));
      await expect(await taken()).toBe(drawn);
      await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
    });
  },
);

test('Disabled, nothing can be changed', { args: { disabled: true } }, async ({ args, canvas, userEvent }) => {
  await draw(canvasOf(), wave);
  await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
  await expect(canvas.getByRole('radio', { name: 'Dibujar' })).toBeChecked();
  await expect(shownOn(canvasOf()).ink).toBe(0);
  await expect(args.onInk).not.toHaveBeenCalled();
});

test('SIG-04 a pad full of scribbles becomes an image that can be sent', {}, async ({ args }) => {
  const scribble = Array.from({ length: 120 }, (_, index): [number, number] => [
    0.5 + Math.sin(index * 2.4) * 0.45,
    0.5 + Math.cos(index * 3.1) * 0.45,
  ]);
  await draw(canvasOf(), scribble, { pointerType: 'pen' });
  await waitFor(() => expect(args.onInk).toHaveBeenLastCalledWith(true));
  const url = await taken();
  const { width, height } = await pictureOf(url);
  await expect(url.length).toBeLessThanOrEqual(400_000);
  await expect(width).toBeLessThanOrEqual(1200);
  await expect(height).toBeLessThanOrEqual(600);
});

test(
  "Mounted twice, as in React's strict mode: it draws once",
  {
    render: (args) => (
      <StrictMode>
        <Host {...args} />
      </StrictMode>
    ),
  },
  async ({ canvas, userEvent }) => {
    await draw(canvasOf(), wave);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Aún no hay firma/));
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'On a phone touch draws, and the page stays as wide as the screen',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await draw(canvasOf(), wave, { pointerType: 'touch' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Firma lista.'));
    await expectSignature(await taken());
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test('SIG-05 light paper and dark ink in forced colours', { beforeEach: forceColors }, async () => {
  await draw(canvasOf(), wave);
  await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
  const paper = getComputedStyle(canvasOf().parentElement ?? document.body);
  await expect(paper.backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(paper.borderTopColor).not.toBe('rgb(255, 255, 255)');
  await expectSignature(await taken());
});

test('SIG-05 light paper and dark ink in the dark theme', { globals: { theme: 'dark' } }, async () => {
  await draw(canvasOf(), wave);
  await waitFor(() => expect(shownOn(canvasOf()).ink).toBeGreaterThan(300));
  await expect(shownOn(canvasOf()).dark).toBe(true);
  await expect(getComputedStyle(canvasOf().parentElement ?? document.body).backgroundColor).toBe('rgb(255, 255, 255)');
  await expectSignature(await taken());
});
