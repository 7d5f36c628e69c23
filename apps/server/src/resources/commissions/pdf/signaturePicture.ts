import { crc32, deflateSync } from 'node:zlib';
import { readerOf } from '../signature/ink.ts';
import { readPng } from '../signature/png.ts';
import { samplesOf } from '../signature/samples.ts';

/** A picture in grey without transparency, as a PNG that a document takes as it is. */
export type Picture = { readonly png: Buffer; readonly width: number; readonly height: number };

const DATA_URL = /^data:image\/png;base64,(?<data>[A-Za-z0-9+/]+={0,2})$/u;
const START = Buffer.from('89504e470d0a1a0a', 'hex');
const END = Buffer.alloc(0);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // So many bits; the kind of colour after them, 0, is grey.
  header.writeUInt8(8, 8);
  return header;
}

/**
 * A signature as it looks on paper. pdfkit unpacks pictures with transparency whenever it comes to it, so that the same document would
 * be another file from time to time, and a broken picture would end the server.
 * @param dataUrl 'data:image/png;base64,…' (SIG-04).
 * @returns Null for what is no PNG that is taken for a signature today.
 */
export async function signaturePicture(dataUrl: string): Promise<Picture | null> {
  const png = readPng(Buffer.from(DATA_URL.exec(dataUrl)?.groups?.['data'] ?? '', 'base64'));
  if (typeof png === 'string') return null;
  const samples = await samplesOf(png);
  if (samples === null) return null;
  const { width, height, channels } = png;
  const darknessAt = readerOf(png, samples);
  // Each line begins with the number of its filter: 0, none.
  const grey = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const darkness = darknessAt(pixel * channels);
    if (Number.isNaN(darkness)) return null;
    grey[Math.floor(pixel / width) + 1 + pixel] = Math.round(255 - darkness);
  }
  const data = [chunk('IHDR', headerOf(width, height)), chunk('IDAT', deflateSync(grey)), chunk('IEND', END)];
  return { png: Buffer.concat([START, ...data]), width, height };
}
