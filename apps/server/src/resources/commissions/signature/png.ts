import { crc32 } from 'node:zlib';

/** Why an image cannot be taken for a signature; the codes of the wire (SIG-03). */
export type SignatureFault = 'notPng' | 'unsupported' | 'tooLarge' | 'empty';

/** A PNG with samples of 8 bits, row after row, before anything is unpacked. */
export type Png = {
  readonly width: number;
  readonly height: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  readonly colourType: number;
  /** Samples of a pixel. */
  readonly channels: number;
  /** Red, green and blue of each colour; empty without a palette. */
  readonly palette: Buffer;
  /** What is transparent: the alpha of the palette's colours, or the one grey or colour; null where nothing is said. */
  readonly transparency: Buffer | null;
  readonly compressed: Buffer;
  /** Holds the picture and nothing else: no further pictures that follow one another, no text, nothing that changes its looks. */
  readonly isBare: boolean;
};

/** More than any pad draws, and little enough to be unpacked at once. */
const MAX_WIDTH = 2000;
const MAX_HEIGHT = 1000;

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and name before the data of a chunk, and its checksum after it. */
const HEAD = 8;
const CHECKSUM = 4;
const HEADER_LENGTH = 13;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Chunk = { readonly name: string; readonly data: Buffer };

/** The chunks of a file; null where one is cut short or damaged, or something follows the end. */
function chunksOf(file: Buffer): readonly Chunk[] | null {
  if (!file.subarray(0, START.length).equals(START)) return null;
  const chunks: Chunk[] = [];
  let at = START.length;
  while (at + HEAD + CHECKSUM <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + HEAD + length;
    if (end + CHECKSUM > file.length) return null;
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return null;
    const name = file.toString('latin1', at + 4, at + HEAD);
    chunks.push({ name, data: file.subarray(at + HEAD, end) });
    at = end + CHECKSUM;
    if (name === 'IEND') return at === file.length && length === 0 ? chunks : null;
  }
  return null;
}

/** Critical chunks begin with a capital letter; PNG defines only four. */
const isUnknown = ({ name }: Chunk) => /^[A-Z]/u.test(name) && !['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(name);

/**
 * What a picture is made of, and what a browser writes beside it when it saves a canvas: that its colours are those of every screen,
 * and how large it would be on paper. Both hold numbers of one length alone, and look alike wherever the picture is shown.
 */
const BARE: Readonly<Record<string, number | null>> = {
  IHDR: 13,
  PLTE: null,
  tRNS: null,
  IDAT: null,
  IEND: 0,
  sRGB: 1,
  pHYs: 9,
};

const isBareChunk = ({ name, data }: Chunk): boolean =>
  Object.hasOwn(BARE, name) && (BARE[name] === null || BARE[name] === data.length);

/** Whether the chunks come as they have to: the header first and once, one palette at most, the data in one piece. */
function isInOrder(chunks: readonly Chunk[]): boolean {
  const names = chunks.map(({ name }) => name);
  const first = names.indexOf('IDAT');
  const last = names.lastIndexOf('IDAT');
  const once = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'pHYs'].every(
    (name) => names.indexOf(name) === names.lastIndexOf(name),
  );
  const before = ['PLTE', 'tRNS'].every((name) => names.indexOf(name) < first);
  return (
    names[0] === 'IHDR' && first > 0 && once && before && names.slice(first, last).every((name) => name === 'IDAT')
  );
}

const dataOf = (chunks: readonly Chunk[], wanted: string) => chunks.find(({ name }) => name === wanted)?.data;

/** How many bytes the transparency of an image may have, by its kind of colours. */
function isTransparencySound(png: Png): boolean {
  const { transparency, colourType, palette } = png;
  if (transparency === null) return true;
  if (colourType === 3) return transparency.length <= palette.length / 3;
  return transparency.length === 2 * png.channels && (colourType === 0 || colourType === 2);
}

/** Reads the frame of a PNG: all but its pixels, and nothing is unpacked that is larger than a signature can be. */
export function readPng(file: Buffer): Png | Exclude<SignatureFault, 'empty'> {
  const chunks = chunksOf(file);
  if (chunks === null || !isInOrder(chunks) || chunks.some(isUnknown)) return 'notPng';
  const header = dataOf(chunks, 'IHDR');
  if (header?.length !== HEADER_LENGTH) return 'notPng';
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colourType = -1, compression, filter, interlace] = header.subarray(8);
  const channels = CHANNELS[colourType];
  if (width === 0 || height === 0 || channels === undefined || compression !== 0 || filter !== 0) return 'notPng';
  if (depth !== 8 || interlace !== 0) return 'unsupported';
  if (width > MAX_WIDTH || height > MAX_HEIGHT) return 'tooLarge';
  const palette = dataOf(chunks, 'PLTE') ?? Buffer.alloc(0);
  const isPaletteSound = palette.length % 3 === 0 && palette.length <= 768 && (colourType !== 3 || palette.length > 0);
  const compressed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const transparency = dataOf(chunks, 'tRNS') ?? null;
  const isBare = chunks.every(isBareChunk);
  const png = { width, height, colourType, channels, palette, transparency, compressed, isBare };
  return isPaletteSound && isTransparencySound(png) ? png : 'notPng';
}
