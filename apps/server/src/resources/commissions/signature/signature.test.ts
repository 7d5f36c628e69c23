import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureImage } from '../../../demo/signatureImage.ts';
import {
  dataUrlOf,
  headerChunk,
  type Picture,
  PNG_START,
  pngChunk,
  pngFile,
  pngOf,
  rowsOf,
} from '../../../testing/pngFile.ts';
import { readSignature } from './signature.ts';

const read = (file: Uint8Array) => readSignature(dataUrlOf(file));
const fault = (code: string) => ({ fault: code });

/** A stroke from left to right, two pixels thick: 60 pixels of ink. */
const isStroke = (x: number, y: number) => x > 0 && x < 31 && (y === 5 || y === 6);
const ink = { width: 32, height: 12 } as const;
const stroke: Picture = { ...ink, colourType: 6, pixel: (x, y) => (isStroke(x, y) ? [24, 26, 32, 255] : [0, 0, 0, 0]) };
const packed = pngChunk('IDAT', deflateSync(rowsOf(stroke)));
const file = pngFile(stroke);

describe('a signature', () => {
  it.each<readonly [string, Picture]>([
    ['colours with alpha', stroke],
    [
      'colours on white',
      { ...stroke, colourType: 2, pixel: (x, y) => (isStroke(x, y) ? [0, 0, 90] : [255, 255, 255]) },
    ],
    ['grey on white', { ...stroke, colourType: 0, pixel: (x, y) => (isStroke(x, y) ? [20] : [250]) }],
    ['grey with alpha', { ...stroke, colourType: 4, pixel: (x, y) => (isStroke(x, y) ? [20, 255] : [0, 0]) }],
    [
      'a palette',
      {
        ...stroke,
        colourType: 3,
        pixel: (x, y) => [isStroke(x, y) ? 1 : 0],
        before: [pngChunk('PLTE', Buffer.from([255, 255, 255, 10, 10, 60]))],
      },
    ],
    [
      'a palette whose first colour is clear',
      {
        ...stroke,
        colourType: 3,
        pixel: (x, y) => [isStroke(x, y) ? 1 : 0],
        before: [pngChunk('PLTE', Buffer.from([0, 0, 0, 10, 10, 60])), pngChunk('tRNS', Buffer.from([0]))],
      },
    ],
    [
      'a grey that is clear',
      {
        ...stroke,
        colourType: 0,
        pixel: (x, y) => [isStroke(x, y) ? 20 : 0],
        before: [pngChunk('tRNS', Buffer.from([0, 0]))],
      },
    ],
    [
      'a colour that is clear',
      {
        ...stroke,
        colourType: 2,
        pixel: (x, y) => (isStroke(x, y) ? [20, 20, 20] : [0, 1, 2]),
        before: [pngChunk('tRNS', Buffer.from([0, 0, 0, 1, 0, 2]))],
      },
    ],
  ])('SIG-03 SIG-04 may be of %s, and is kept to the byte', async (_title, picture) => {
    const image = pngFile(picture);
    expect(await read(image)).toEqual({ image });
  });

  it('SIG-02 is the one that the demo has', async () => {
    expect(await read(signatureImage())).toEqual({ image: signatureImage() });
  });

  it('SIG-02 SIG-03 may have its data in pieces, and beside them what a browser writes', async () => {
    const data = deflateSync(rowsOf(stroke));
    const pieces = [data.subarray(0, 7), Buffer.alloc(0), data.subarray(7)].map((each) => pngChunk('IDAT', each));
    const image = pngOf(
      headerChunk(ink),
      pngChunk('sRGB', Buffer.from([0])),
      pngChunk('pHYs', Buffer.alloc(9)),
      ...pieces,
    );
    expect(await read(image)).toEqual({ image });
  });

  it('SIG-03 is read alike whatever filters its rows have', async () => {
    const kinds = fc.constantFrom(0, 2, 3, 4, 6);
    const picture = fc.record({
      colourType: kinds,
      width: fc.integer({ min: 1, max: 24 }),
      height: fc.integer({ min: 1, max: 12 }),
      seed: fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
      filters: fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
    });
    await fc.assert(
      fc.asyncProperty(picture, async ({ colourType, width, height, seed, filters }) => {
        const channels = [1, 0, 3, 1, 2, 0, 4][colourType] ?? 0;
        const pixels = Array.from({ length: width * height }, () => [...seed.take(channels)]);
        const rows = [...filters.take(height)];
        const colours = Buffer.from([...seed.take(768)]);
        const plain: Picture = {
          width,
          height,
          colourType,
          pixel: (x, y) => pixels[y * width + x] ?? [],
          before: colourType === 3 ? [pngChunk('PLTE', colours)] : [],
        };
        const [one, other] = [
          await read(pngFile(plain)),
          await read(pngFile({ ...plain, filterOf: (y) => rows[y] ?? 0 })),
        ];
        expect(Object.keys(other)).toEqual(Object.keys(one));
        expect('fault' in one ? one.fault : 'empty').toBe('empty');
      }),
    );
  });
});

describe('what shows no ink', () => {
  const sheet = (colour: readonly number[]): Picture => ({ ...stroke, pixel: () => colour });

  it.each([
    ['a clear sheet', sheet([0, 0, 0, 0])],
    ['a white sheet', sheet([255, 255, 255, 255])],
    ['a black sheet, which shows no stroke', sheet([0, 0, 0, 255])],
    ['white ink', { ...stroke, pixel: (x, y) => (isStroke(x, y) ? [255, 255, 255, 255] : [0, 0, 0, 0]) }],
    ['ink too thin to be seen', { ...stroke, pixel: (x, y) => (isStroke(x, y) ? [0, 0, 0, 20] : [0, 0, 0, 0]) }],
    ['a speck', { ...stroke, pixel: (x, y) => (x < 6 && y < 6 ? [0, 0, 0, 255] : [0, 0, 0, 0]) }],
    ['one pixel', { width: 1, height: 1, colourType: 6, pixel: () => [0, 0, 0, 255] }],
    [
      'ink in the colour that is clear',
      {
        ...stroke,
        colourType: 0,
        pixel: (x, y) => [isStroke(x, y) ? 0 : 255],
        before: [pngChunk('tRNS', Buffer.from([0, 0]))],
      },
    ],
    [
      'ink in a clear colour of a palette',
      {
        ...stroke,
        colourType: 3,
        pixel: (x, y) => [isStroke(x, y) ? 0 : 1],
        before: [pngChunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255])), pngChunk('tRNS', Buffer.from([0]))],
      },
    ],
  ] satisfies readonly (readonly [string, Picture])[])('SIG-03 is refused: %s', async (_title, picture) => {
    expect(await read(pngFile(picture))).toEqual(fault('empty'));
  });
});

describe('more than a picture', () => {
  const header = headerChunk(ink);
  const script = Buffer.from('Comment\0<script>alert(1)</script>', 'latin1');
  const frame = Buffer.alloc(26);
  const second = Buffer.concat([Buffer.alloc(4), deflateSync(rowsOf({ ...stroke, pixel: () => [255, 0, 0, 255] }))]);

  it.each<readonly [string, Buffer]>([
    [
      'a picture that moves',
      pngOf(
        header,
        pngChunk('acTL', Buffer.alloc(8)),
        pngChunk('fcTL', frame),
        packed,
        pngChunk('fcTL', frame),
        pngChunk('fdAT', second),
      ),
    ],
    ['the mark of one that moves alone', pngOf(header, pngChunk('acTL', Buffer.alloc(8)), packed)],
    ['a second picture that nothing announces', pngOf(header, packed, pngChunk('fdAT', second))],
    ['text', pngOf(header, pngChunk('tEXt', script), packed)],
    ['text behind the picture', pngOf(header, packed, pngChunk('iTXt', script))],
    ['packed text', pngOf(header, pngChunk('zTXt', script), packed)],
    [
      'a lightness of its own, in which ink is white',
      pngOf(header, pngChunk('gAMA', Buffer.from([0, 0, 0, 1])), packed),
    ],
    ['colours of its own', pngOf(header, pngChunk('iCCP', script), packed)],
    ['a way to turn it', pngOf(header, pngChunk('eXIf', Buffer.alloc(26)), packed)],
    ['a script in place of a number', pngOf(header, pngChunk('sRGB', script), packed)],
    ['a name of its own', pngOf(header, pngChunk('zzZz', script), packed)],
  ])('SIG-02 SIG-03 is refused: %s', async (_title, bytes) => {
    expect(await read(bytes)).toEqual(fault('unsupported'));
  });
});

describe('what is no signature', () => {
  const header = headerChunk(ink);
  const palette = pngChunk('PLTE', Buffer.alloc(3));

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('Lucía Hernández')],
    ['a page', Buffer.from('<!doctype html><svg onload="alert(1)">')],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['the start of a PNG alone', PNG_START],
    ['a PNG without its end', Buffer.concat([PNG_START, header, packed])],
    ['a PNG that is cut short', file.subarray(0, -5)],
    ['something behind the end', Buffer.concat([file, Buffer.from([0])])],
    ['a page behind the end', Buffer.concat([file, Buffer.from('<script>alert(1)</script>')])],
    ['an end that holds something', Buffer.concat([PNG_START, header, packed, pngChunk('IEND', Buffer.from([1]))])],
    ['no data', pngOf(header)],
    ['no header', pngOf(packed)],
    ['a header that is not first', pngOf(pngChunk('tEXt'), header, packed)],
    ['two headers', pngOf(header, header, packed)],
    ['two palettes', pngOf(header, palette, palette, packed)],
    ['a palette behind the data', pngOf(header, packed, palette)],
    ['data in two places', pngOf(header, packed, pngChunk('tEXt'), packed)],
    ['an unknown critical chunk', pngOf(header, pngChunk('ABCD'), packed)],
    ['a header that is too short', pngOf(pngChunk('IHDR', Buffer.alloc(12)), packed)],
    ['no width', pngOf(headerChunk({ width: 0, height: 12 }), packed)],
    ['no height', pngOf(headerChunk({ width: 32, height: 0 }), packed)],
    ['an unknown colour type', pngOf(headerChunk({ ...ink, colourType: 5 }), packed)],
    ['another packing', pngOf(headerChunk({ ...ink, compression: 1 }), packed)],
    ['another kind of filters', pngOf(headerChunk({ ...ink, filter: 1 }), packed)],
    ['a palette image without its palette', pngOf(headerChunk({ ...ink, colourType: 3 }), packed)],
    ['half a colour in the palette', pngOf(header, pngChunk('PLTE', Buffer.alloc(4)), packed)],
    ['a palette of 257 colours', pngOf(header, pngChunk('PLTE', Buffer.alloc(771)), packed)],
    ['transparency beside alpha', pngOf(header, pngChunk('tRNS', Buffer.alloc(8)), packed)],
    ['data that are not packed', pngOf(header, pngChunk('IDAT', rowsOf(stroke)))],
    ['data that are cut short', pngOf(header, pngChunk('IDAT', deflateSync(rowsOf(stroke)).subarray(0, -9)))],
    [
      'something behind the data',
      pngOf(header, pngChunk('IDAT', Buffer.concat([deflateSync(rowsOf(stroke)), Buffer.from('<script>')]))),
    ],
    ['something behind the data, in a piece of its own', pngOf(header, packed, pngChunk('IDAT', Buffer.from([0])))],
    ['the data twice', pngOf(header, packed, packed)],
    ['two ways to see its colours', pngOf(header, ...Array(2).fill(pngChunk('sRGB', Buffer.from([0]))), packed)],
    ['a row too few', pngOf(headerChunk({ ...ink, height: 13 }), packed)],
    ['a row too many', pngOf(headerChunk({ ...ink, height: 11 }), packed)],
    ['a row with an unknown filter', pngFile({ ...stroke, filterOf: (row) => (row === 11 ? 5 : 0) })],
    [
      'a transparency for more colours than the palette has',
      pngFile({
        ...stroke,
        colourType: 3,
        pixel: () => [0],
        before: [palette, pngChunk('tRNS', Buffer.alloc(2))],
      }),
    ],
    [
      'a colour that the palette does not have',
      pngFile({ ...stroke, colourType: 3, pixel: () => [1], before: [palette] }),
    ],
  ])('SIG-03 is refused: %s', async (_title, bytes) => {
    expect(await read(bytes)).toEqual(fault('notPng'));
  });

  it.each([
    ['in parts', headerChunk({ ...ink, interlace: 1 })],
    ['16 bits a sample', headerChunk({ ...ink, depth: 16 })],
    ['a bit a sample', headerChunk({ ...ink, depth: 1, colourType: 0 })],
  ])('SIG-03 is refused as of a kind that is not read: %s', async (_title, chunk) => {
    expect(await read(pngOf(chunk, packed))).toEqual(fault('unsupported'));
  });

  it.each([
    [2001, 10],
    [10, 1001],
    [0xff_ff_ff_ff, 0xff_ff_ff_ff],
  ])('SIG-03 is refused as too large before anything is unpacked: %d by %d', async (width, height) => {
    expect(await read(pngOf(headerChunk({ width, height }), packed))).toEqual(fault('tooLarge'));
  });

  it('SIG-03 may be as large as a pad draws', async () => {
    const large: Picture = {
      width: 2000,
      height: 1000,
      colourType: 4,
      pixel: (x, y) => [0, Math.abs(x / 2 - y) < 3 ? 255 : 0],
    };
    expect(await read(pngFile(large))).toHaveProperty('image');
  });

  it('SIG-03 cannot fill the memory: no more is unpacked than the header says', async () => {
    const bomb = deflateSync(Buffer.alloc(256 * 1024 * 1024));
    const before = process.memoryUsage.rss();
    expect(await read(pngOf(headerChunk(ink), pngChunk('IDAT', bomb)))).toEqual(fault('notPng'));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    ['another kind of image', 'data:image/jpeg;base64,/9j/'],
    ['text that is no base64', 'data:image/png;base64,iVBORw0KGg'],
    ['base64 of two', `${dataUrlOf(file)}${dataUrlOf(file).slice(22)}`],
    [
      'base64 of an address',
      dataUrlOf(Buffer.from([0xfb, 0xff]))
        .replaceAll('+', '-')
        .replaceAll('/', '_'),
    ],
  ])('SIG-04 is refused: %s', async (_title, dataUrl) => {
    expect(await readSignature(dataUrl)).toEqual(fault('notPng'));
  });

  it('SIG-03 differs from one in which a single byte is different', async () => {
    const place = fc.integer({ min: 0, max: file.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const forged = Buffer.from(file);
        forged[at] = (forged[at] ?? 0) ^ change;
        expect(await read(forged)).toEqual(fault('notPng'));
      }),
    );
  });

  it('SIG-03 never throws, whatever comes', async () => {
    const chunk = fc
      .tuple(fc.constantFrom('IHDR', 'PLTE', 'tRNS', 'IDAT', 'gAMA'), fc.uint8Array({ maxLength: 40 }))
      .map(([name, data]) => pngChunk(name, data));
    const made = fc.array(fc.oneof(chunk, fc.constantFrom(headerChunk(ink), packed))).map((chunks) => pngOf(...chunks));
    await fc.assert(
      fc.asyncProperty(fc.oneof(made, fc.uint8Array()), async (bytes) => {
        const [key] = Object.keys(await read(bytes));
        expect(['fault', 'image']).toContain(key);
      }),
    );
  });
});
