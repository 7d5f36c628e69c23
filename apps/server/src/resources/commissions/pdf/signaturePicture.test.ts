import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SIGNATURE } from '../../../testing/commissionSample.ts';
import { signaturePicture } from './signaturePicture.ts';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, sum]);
}

/** Two pixels side by side, in colour and with transparency. */
function twoPixels(first: readonly number[], second: readonly number[]): string {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  const data = deflateSync(Buffer.from([0, ...first, ...second]));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const png = [start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(png).toString('base64')}`;
}

/** The greys of a picture of one line. */
const greysOf = (png: Buffer | undefined) => {
  const at = png?.indexOf('IDAT') ?? -1;
  return Array.from(inflateSync(png?.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)) ?? Buffer.alloc(0)));
};

describe('a signature on paper', () => {
  it('SIG-04 SIG-05 is dark on the strokes and white elsewhere', async () => {
    const picture = await signaturePicture(twoPixels([24, 34, 38, 255], [24, 34, 38, 0]));
    expect([picture?.width, picture?.height]).toEqual([2, 1]);
    expect(greysOf(picture?.png)).toEqual([0, 31, 255]);
    const half = await signaturePicture(twoPixels([0, 0, 0, 128], [255, 255, 255, 255]));
    expect(greysOf(half?.png)).toEqual([0, 127, 255]);
  });

  it('SIG-04 keeps the size of what was drawn', async () => {
    const picture = await signaturePicture(SIGNATURE);
    expect([picture?.width, picture?.height]).toEqual([160, 56]);
  });

  it.each(['', 'data:image/png;base64,', 'data:image/jpeg;base64,AAAA', SIGNATURE.slice(0, -40), 'https://x/y.png'])(
    'SIG-03 is none for what is no PNG (%#)',
    async (dataUrl) => {
      expect(await signaturePicture(dataUrl)).toBeNull();
    },
  );
});
