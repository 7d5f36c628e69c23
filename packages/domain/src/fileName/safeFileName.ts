/** Characters that file systems refuse or read as a path, and invisible ones: controls, direction marks. */
const HARMFUL = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Windows device names, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * In UTF-8 bytes, so that the name with its extension and any prefix or suffix stays below the 255 bytes of file
 * systems.
 */
const LONGEST_STEM = 200;

/**
 * Turns a name from a server or a person into a file name that is valid on every file system (PDF-07, TBL-15); null
 * when nothing of it remains.
 * @param extension Without its dot; if the name already has it, it is not doubled.
 */
export function safeFileName(name: string, extension: string): string | null {
  const stem = name
    .normalize('NFC')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(HARMFUL, '_')
    // Unix hides names that begin with a dot.
    .replace(/^[.\s]+/, '');
  const short = shortened(stem);
  return /[\p{L}\p{N}]/u.test(short) ? `${short.replace(DEVICE, '_$&')}.${extension}` : null;
}

/** The longest prefix of whole characters that fits, without trailing dots and spaces, which Windows drops. */
function shortened(stem: string): string {
  let bytes = 0;
  let saved = '';
  for (const character of stem) {
    bytes += bytesOf(character);
    if (bytes > LONGEST_STEM) break;
    saved += character;
  }
  return saved.replace(/[.\s]+$/, '');
}

/** UTF-8 bytes of a character. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
