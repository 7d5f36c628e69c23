import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 160;
const HEIGHT = 56;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Dark ink along a looping line, on nothing. */
function pixels(): Buffer {
  const line = 1 + WIDTH * 2;
  const data = Buffer.alloc(line * HEIGHT);
  for (let step = 0; step < 4000; step += 1) {
    const part = step / 4000;
    const x = Math.round(4 + part * 140 + 6 * Math.sin(part * 40));
    const y = Math.round(27 + 20 * Math.sin(part * 25) * (1 - part));
    for (const offset of [0, 1, 2]) {
      const at = (y + offset) * line + 1 + x * 2;
      data[at] = 24;
      data[at + 1] = 255;
    }
  }
  return data;
}

/** A scribble as a PNG image, in grey with transparency: the signature of every week that the demo has accepted. */
export function signatureImage(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 4, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels(), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
