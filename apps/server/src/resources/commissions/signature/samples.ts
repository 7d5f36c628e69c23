import { createInflate } from 'node:zlib';
import type { Png } from './png.ts';

/** Unpacks data that are packed to their last byte; null where they are not, or hold another number of bytes than that. */
async function unpack(packed: Buffer, length: number): Promise<Buffer | null> {
  const engine = createInflate();
  const parts: Buffer[] = [];
  let read = 0;
  try {
    engine.end(packed);
    for await (const part of engine) {
      if (!Buffer.isBuffer(part)) return null;
      read += part.length;
      // Leaving the loop ends the engine, too.
      if (read > length) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return read === length && engine.bytesWritten === packed.length ? Buffer.concat(parts) : null;
}

/** The sample that is nearest to what left, above and the corner between them let expect. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

type Neighbours = readonly [left: number, above: number, corner: number];
/** What a filter adds to a sample, by its number: none, left, above, the mean of both, Paeth. */
const FILTERS: readonly ((...neighbours: Neighbours) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Turns the filtered rows into samples, in place; false when a row names an unknown filter. */
function unfilter(packed: Buffer, samples: Buffer, { height, channels }: Png): boolean {
  const line = samples.length / height;
  for (let row = 0; row < height; row += 1) {
    const from = row * (line + 1);
    const to = row * line;
    const filter = FILTERS[packed[from] ?? -1];
    if (filter === undefined) return false;
    for (let at = 0; at < line; at += 1) {
      const left = at < channels ? 0 : (samples[to + at - channels] ?? 0);
      const above = row === 0 ? 0 : (samples[to + at - line] ?? 0);
      const corner = row === 0 || at < channels ? 0 : (samples[to + at - line - channels] ?? 0);
      samples[to + at] = (packed[from + 1 + at] ?? 0) + filter(left, above, corner);
    }
  }
  return true;
}

/**
 * The samples of all pixels, row after row; null where the image does not hold what its header says. No more is unpacked than the
 * header says, so an image that would fill the memory ends there.
 */
export async function samplesOf(png: Png): Promise<Buffer | null> {
  const line = png.width * png.channels;
  const length = (line + 1) * png.height;
  const packed = await unpack(png.compressed, length);
  if (packed === null) return null;
  const samples = Buffer.alloc(line * png.height);
  return unfilter(packed, samples, png) ? samples : null;
}
