/** Characters that file systems refuse or read as a path, and those that are not seen: controls, turns of direction. */
const HARMFUL = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * In bytes of UTF-8, so that the name stays below the 255 that disks allow, whatever its letters, with its ending and what
 * else is put around it.
 */
const LONGEST_STEM = 200;

/**
 * A name, such as a server or a person gives it, as the name of a file that any disk takes (PDF-07, TBL-15); null where
 * nothing of it remains.
 * @param extension Without its dot; an extension of this kind that the name has already is not doubled.
 */
export function safeFileName(name: string, extension: string): string | null {
  const stem = name
    .normalize('NFC')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(HARMFUL, '_')
    // Unix hides what begins with a dot.
    .replace(/^[.\s]+/, '');
  const short = shortened(stem);
  return /[\p{L}\p{N}]/u.test(short) ? `${short.replace(DEVICE, '_$&')}.${extension}` : null;
}

/** The longest beginning of whole characters that fits, without the dots and spaces at its end, which Windows drops. */
function shortened(stem: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of stem) {
    bytes += bytesOf(character);
    if (bytes > LONGEST_STEM) break;
    kept += character;
  }
  return kept.replace(/[.\s]+$/, '');
}

/** How many bytes UTF-8 takes for a character. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
