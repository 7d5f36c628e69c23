import { UnreadableFileError } from './fileProblem.ts';

const END = 0x06_05_4b_50;
const END_LENGTH = 22;
const ENTRY = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;
/** The end of an archive stands before a remark of at most this length. */
const LONGEST_REMARK = 0xff_ff;
const ENCRYPTED = 1;

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_REMARK);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  // An upload that stopped half-way has no end.
  throw new UnreadableFileError('broken');
}

/**
 * How many bytes an archive comes to when it is unpacked, by its own list of what it holds: what is packed small may be larger than the
 * memory. @throws UnreadableFileError for an archive that is cut off or encrypted.
 */
export function unpackedSize(bytes: Buffer): number {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableFileError('broken');
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new UnreadableFileError('protected');
    size += bytes.readUInt32LE(at + 24);
    at += ENTRY_LENGTH + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return size;
}
