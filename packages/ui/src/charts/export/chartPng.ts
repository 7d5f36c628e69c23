import { seriesVariable } from '../../theme/index.ts';
import type { ChartExport } from '../series/chartData.ts';
import { inLight, type DrawnText, plainDrawing, type PlainDrawing } from './plainDrawing.ts';

/** Sharp on paper and on screens of today. */
const SCALE = 2;
/** Px that a browser's canvas has for sure, along a side and in all. */
const MOST_SIDE = 16_000;
const MOST_AREA = 120_000_000;
const EDGE = 16;
/** The key of a colour: where a part of it begins, how wide and how high it is. */
const SQUARE = [[0, 10, 10]] as const;
const STROKE = [[0, 10, 2]] as const;
const DASHES = [
  [0, 4, 2],
  [6, 4, 2],
] as const;

/** A line of the head: where it begins, and what it says. */
type Line = { readonly text: string; readonly x: number; readonly y: number };

/**
 * The chart as a picture: heading, legend and plot on a light surface, at twice the screen size, with the page's fonts.
 * It needs only `data:` images in the content security policy.
 * @throws Error when the browser cannot draw it.
 */
export async function chartPng(chart: ChartExport, plot: SVGSVGElement): Promise<Blob> {
  const texts: DrawnText[] = [];
  const drawing = plainDrawing(plot, (text) => texts.push(text));
  const look = inLight(plot.parentElement ?? plot, () => pageLook(plot, chart));
  const width = Math.max(drawing.width, 240) + 2 * EDGE;
  const isRightToLeft = getComputedStyle(plot.parentElement ?? plot).direction === 'rtl';
  /** Px from the left of what is so many px from the start, and so wide. */
  const fromLeft = (x: number, wide = 0): number => (isRightToLeft ? width - x - wide : x);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('chartPng: this browser has no canvas. There is no picture.');

  const titleLines = wrapped(pen, chart.title, look.titleFont, width - 2 * EDGE, EDGE + 14, 22);
  const summaryTop = (titleLines.at(-1)?.y ?? 0) + 20;
  const summaryLines = wrapped(pen, chart.summary ?? '', look.font, width - 2 * EDGE, summaryTop, 17);
  const legend = legendPlaces(pen, chart, look, width, (summaryLines.at(-1) ?? titleLines.at(-1))?.y ?? EDGE);
  const top = legend.bottom + 14;
  const height = top + drawing.height + EDGE;
  const scale = Math.min(SCALE, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_AREA / (width * height)));
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);

  pen.scale(scale, scale);
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, width, height);
  pen.direction = isRightToLeft ? 'rtl' : 'ltr';
  pen.fillStyle = look.ink;
  write(pen, titleLines, look.titleFont, fromLeft);
  pen.fillStyle = look.muted;
  write(pen, summaryLines, look.font, fromLeft);
  for (const { text, x, y, fill, key } of legend.entries) {
    pen.fillStyle = fill;
    for (const [start, wide, high] of key) pen.fillRect(fromLeft(x + start, wide), y - 4 - high / 2, wide, high);
    pen.fillStyle = look.muted;
    write(pen, [{ text, x: x + 16, y }], look.font, fromLeft);
  }
  pen.direction = 'ltr';
  pen.translate(EDGE, top);
  pen.drawImage(await pictureOf(drawing), 0, 0, drawing.width, drawing.height);
  for (const text of texts) writeText(pen, text);
  return pngOf(canvas);
}

/** Fonts and colours around the plot; system colours in forced colours, as in the plot. */
function pageLook(plot: SVGSVGElement, { legend = [] }: ChartExport) {
  const probe = document.createElement('i');
  plot.parentElement?.append(probe);
  const styled = (value: string): string => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const isForced = matchMedia('(forced-colors: active)').matches;
  const family = getComputedStyle(plot).fontFamily;
  const look = {
    ground: isForced ? getComputedStyle(document.body).backgroundColor : styled('var(--sereno-surface)'),
    ink: styled('var(--sereno-text)'),
    muted: styled('var(--sereno-text-muted)'),
    font: `400 12px ${family}`,
    titleFont: `600 16px ${family}`,
    fills: legend.map(({ color }) => styled(seriesVariable(color))),
  };
  probe.remove();
  return look;
}

type Look = ReturnType<typeof pageLook>;

/** The text in lines that fit, from `top` on; none for an empty one. */
function wrapped(
  pen: CanvasRenderingContext2D,
  text: string,
  font: string,
  width: number,
  top: number,
  step: number,
): readonly Line[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined && part !== '').join(' ');
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else if (word !== '') lines.push(word);
  }
  return lines.map((line, place) => ({ text: line, x: EDGE, y: top + place * step }));
}

/** Where the entries of the legend stand, in rows that fit; one alone says nothing. */
function legendPlaces(
  pen: CanvasRenderingContext2D,
  { legend = [] }: ChartExport,
  look: Look,
  width: number,
  above: number,
) {
  if (legend.length < 2) return { entries: [], bottom: above };
  pen.font = look.font;
  let x = EDGE;
  let y = above + 24;
  const entries = legend.map(({ name, isPrevious, isLine }, place) => {
    // Two dashes for the previous period, as on the page.
    const key = isPrevious === true ? DASHES : isLine === true ? STROKE : SQUARE;
    const needed = 16 + pen.measureText(name).width;
    if (x > EDGE && x + needed > width - EDGE) {
      x = EDGE;
      y += 20;
    }
    const entry = { text: name, x, y, key, fill: look.fills[place] ?? look.muted };
    x += needed + 16;
    return entry;
  });
  return { entries, bottom: y };
}

function write(
  pen: CanvasRenderingContext2D,
  lines: readonly Line[],
  font: string,
  fromLeft: (x: number) => number,
): void {
  pen.font = font;
  for (const { text, x, y } of lines) pen.fillText(text, fromLeft(x), y);
}

const BASELINES: Readonly<Record<string, CanvasTextBaseline>> = {
  middle: 'middle',
  central: 'middle',
  hanging: 'hanging',
  'text-before-edge': 'top',
  'text-after-edge': 'bottom',
};

function writeText(pen: CanvasRenderingContext2D, drawn: DrawnText): void {
  const { a, b, c, d, e, f } = drawn.matrix;
  pen.save();
  pen.transform(a, b, c, d, e, f);
  pen.font = drawn.font;
  pen.fillStyle = drawn.fill;
  pen.globalAlpha = drawn.opacity;
  pen.textAlign = drawn.align === 'middle' ? 'center' : drawn.align;
  pen.textBaseline = BASELINES[drawn.baseline] ?? 'alphabetic';
  pen.fillText(drawn.text, drawn.x, drawn.y);
  pen.restore();
}

/** The drawing as a picture, from an address that holds it itself. */
async function pictureOf({ svg }: PlainDrawing): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  return picture;
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (png === null) throw new Error('chartPng: the browser made no picture, perhaps for want of memory.');
  return png;
}
