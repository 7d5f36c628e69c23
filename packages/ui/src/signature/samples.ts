import { expect, screen, waitFor } from 'storybook/test';
import type { SignatureValue } from './ink/signatureValue.ts';

/** Points on the pad, as fractions of its width and height. */
export type Path = readonly (readonly [x: number, y: number])[];

/** A wave across the pad. */
export const wave: Path = Array.from({ length: 25 }, (_, index) => [
  0.15 + (index / 24) * 0.7,
  0.5 + Math.sin(index / 2) * 0.25,
]);
/** A line below it. */
export const underline: Path = [
  [0.2, 0.85],
  [0.35, 0.83],
  [0.5, 0.85],
  [0.7, 0.82],
];

/** The wave, as a host has stored it. */
export const stored = {
  version: 1,
  kind: 'drawn',
  sheet: { x: 0, y: 0, width: 400, height: 160 },
  strokes: [
    {
      color: '#14223b',
      minWidth: 0.7,
      maxWidth: 2.4,
      points: wave.map(([x, y], index) => ({ x: x * 400, y: y * 160, time: 1 + index * 16, pressure: 0.5 })),
    },
  ],
} satisfies SignatureValue;

export const canvasOf = (label = 'Tu firma'): HTMLCanvasElement => {
  const canvas = screen.getByRole('img', { name: `${label}: área para dibujar` });
  if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('The pad is no canvas.');
  return canvas;
};

let pointers = 10;

type Drawing = { pointerType?: 'mouse' | 'touch' | 'pen'; letGo?: boolean };

/**
 * Simulates a pen, finger or mouse moving along a path; values outside 0 to 1 leave the pad. Returns a function that
 * lifts it.
 */
export async function draw(
  canvas: HTMLCanvasElement,
  path: Path,
  { pointerType = 'mouse', letGo = true }: Drawing = {},
): Promise<() => void> {
  // A mouse keeps its pointer id; each touch has a new one.
  if (pointerType !== 'mouse') pointers += 1;
  const pointerId = pointerType === 'mouse' ? 1 : pointers;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const send = (type: string, [x, y]: readonly [number, number], down: boolean): void => {
    const inside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
    (inside ? canvas : document.body).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId,
        pointerType,
        pressure: down ? 0.5 : 0,
        button: type === 'pointermove' ? -1 : 0,
        buttons: down ? 1 : 0,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  };
  const [start, ...rest] = path;
  if (start === undefined) throw new RangeError('A path has a start.');
  send('pointerdown', start, true);
  for (const place of rest) {
    // As far apart as a screen reports them, because a slow pen draws thicker.
    await new Promise(requestAnimationFrame);
    send('pointermove', place, true);
  }
  const lift = (): void => send('pointerup', path.at(-1) ?? start, false);
  if (letGo) lift();
  return lift;
}

type Picture = {
  readonly width: number;
  readonly height: number;
  /** Opacity of the corners, from the top left, row by row. */
  readonly corners: readonly number[];
  /** Whether each of its four edges touches ink. */
  readonly trimmed: boolean;
  /** Whether everything opaque has the ink's colour; at crossings a browser rounds it by a shade or two. */
  readonly dark: boolean;
  /** Number of ink px in its middle row. */
  readonly inkAtMiddle: number;
  /** Number of ink px. */
  readonly ink: number;
};

/** Measurements of a PNG. */
export async function pictureOf(url: string): Promise<Picture> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0);
  return judge(context.getImageData(0, 0, width, height));
}

/** Measurements of the pad itself. */
export function shownOn(canvas: HTMLCanvasElement): Picture {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  return judge(context.getImageData(0, 0, canvas.width, canvas.height));
}

function judge({ data, width, height }: ImageData): Picture {
  const at = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  let dark = true;
  let ink = 0;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index + 3] ?? 0) > 0) ink += 1;
    if (data[index + 3] === 255) {
      dark &&= [20, 34, 59].every((shade, channel) => Math.abs((data[index + channel] ?? 0) - shade) <= 3);
    }
  }
  return {
    width,
    height,
    corners: [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)],
    trimmed:
      columns.some((x) => at(x, 0) > 0) &&
      columns.some((x) => at(x, height - 1) > 0) &&
      rows.some((y) => at(0, y) > 0) &&
      rows.some((y) => at(width - 1, y) > 0),
    dark,
    inkAtMiddle: columns.filter((x) => at(x, Math.floor(height / 2)) > 0).length,
    ink,
  };
}

/** SIG-02, SIG-04, SIG-05: dark ink on transparent, trimmed; small enough to send. */
export async function expectSignature(url: string): Promise<Picture> {
  await expect(url.slice(0, 22)).toBe('data:image/png;base64,');
  await expect(url.length).toBeLessThan(400_001);
  const picture = await pictureOf(url);
  await expect(picture.trimmed).toBe(true);
  await expect(picture.dark).toBe(true);
  await expect(picture.width).toBeLessThanOrEqual(1200);
  await expect(picture.height).toBeLessThanOrEqual(600);
  return picture;
}

/** The dialog, once opened. */
export async function opened(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Firmar y aceptar' });
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
}
