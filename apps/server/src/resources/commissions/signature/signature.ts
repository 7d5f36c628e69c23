import { showsInk } from './ink.ts';
import { readPng, type SignatureFault } from './png.ts';
import { samplesOf } from './samples.ts';

const PREFIX = 'data:image/png;base64,';

/**
 * Reads a signature from its data URL (SIG-04): the image, to be kept as it came, or why it is none. It has to be a PNG that is sound
 * to its last byte and holds one picture and nothing else, of a size that a pad draws, with ink on it (SIG-02, SIG-03).
 */
export async function readSignature(
  dataUrl: string,
): Promise<{ readonly image: Buffer } | { readonly fault: SignatureFault }> {
  const text = dataUrl.slice(PREFIX.length);
  const image = Buffer.from(text, 'base64');
  // Node reads any text as base64, as far as it goes.
  if (!dataUrl.startsWith(PREFIX) || image.toString('base64') !== text) return { fault: 'notPng' };
  const png = readPng(image);
  if (typeof png === 'string') return { fault: png };
  if (!png.isBare) return { fault: 'unsupported' };
  const samples = await samplesOf(png);
  const hasInk = samples === null ? null : showsInk(png, samples);
  if (hasInk === null) return { fault: 'notPng' };
  return hasInk ? { image } : { fault: 'empty' };
}
