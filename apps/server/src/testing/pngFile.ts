import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG: its length, its name, its data and its checksum. */
export function pngChunk(name: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Header = { readonly width: number; readonly height: number } & Partial<{
  readonly depth: number;
  readonly colourType: number;
  readonly compression: number;
  readonly filter: number;
  readonly interlace: number;
}>;

/** The chunk that a PNG begins with: 8 bits a sample, colours with alpha, unless changed. */
export function headerChunk({ width, height, ...rest }: Header): Buffer {
  const { depth = 8, colourType = 6, compression = 0, filter = 0, interlace = 0 } = rest;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, compression, filter, interlace], 8);
  return pngChunk('IHDR', data);
}

/** A file of these chunks, with its end. */
export const pngOf = (...chunks: readonly Buffer[]) => Buffer.concat([PNG_START, ...chunks, pngChunk('IEND')]);

export const dataUrlOf = (file: Uint8Array) => `data:image/png;base64,${Buffer.from(file).toString('base64')}`;

/** Samples of each pixel, by the number of the kind of colours. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A picture by its pixels, one after another, row after row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly colourType: number;
  readonly pixel: (x: number, y: number) => readonly number[];
  /** The filter of a row; none when left out. */
  readonly filterOf?: (row: number) => number;
  /** Chunks between the header and the data. */
  readonly before?: readonly Buffer[];
};

function predicted(filter: number, left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const nearest = [left, above, corner].toSorted((one, other) => Math.abs(guess - one) - Math.abs(guess - other))[0];
  return [0, left, above, Math.floor((left + above) / 2), nearest][filter] ?? 0;
}

/** The rows of a picture, each behind the number of its filter, before they are packed. */
export function rowsOf({ width, height, colourType, pixel, filterOf = () => 0 }: Picture): Buffer {
  const channels = CHANNELS[colourType] ?? 0;
  const samples = Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_column, x) => pixel(x, y)).flat(),
  );
  const at = (x: number, y: number) => samples[y]?.[x] ?? 0;
  const rows = samples.map((row, y) => {
    const filter = filterOf(y);
    const coded = row.map(
      (sample, x) => sample - predicted(filter, at(x - channels, y), at(x, y - 1), at(x - channels, y - 1)),
    );
    return Buffer.from([filter, ...coded]);
  });
  return Buffer.concat(rows);
}

/** A picture as a PNG file. */
export function pngFile(picture: Picture): Buffer {
  const { width, height, colourType, before = [] } = picture;
  return pngOf(headerChunk({ width, height, colourType }), ...before, pngChunk('IDAT', deflateSync(rowsOf(picture))));
}
