/** Names of downloaded files: what a server or a person is called must be harmless as a name on any disk (PDF-07). */

const EXTENDED = /filename\*\s*=\s*(?<charset>utf-8|iso-8859-1)'[^']*'(?<text>[^;\s]+)/i;
const QUOTED = /filename\s*=\s*"(?<text>(?:[^"\\]|\\.)*)"/i;
const PLAIN = /filename\s*=\s*(?<text>[^;"\s]+)/i;

/** Characters that file systems refuse or read as a path, and those that are not seen: controls, turns of direction. */
const HARMFUL = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * In bytes, so that the name with the week and its ending stays below the 255 that disks allow, whatever its letters.
 */
const LONGEST_STEM = 200;

/** Text whose bytes are UTF-8 though the header was read as Latin-1, as most servers write it; else the text itself. */
function decodedHeader(text: string): string {
  const bytes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

function percentDecoded(text: string, charset: string): string | null {
  try {
    return charset.toLowerCase() === 'utf-8'
      ? decodeURIComponent(text)
      : text.replace(/%(?<byte>[\da-f]{2})/gi, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));
  } catch {
    return null;
  }
}

/** The name in a Content-Disposition header: `filename*` before `filename` (RFC 6266); null without one. */
export function nameInDisposition(header: string | null): string | null {
  if (header === null) return null;
  const extended = EXTENDED.exec(header)?.groups;
  const decoded = extended ? percentDecoded(extended['text'] ?? '', extended['charset'] ?? '') : null;
  if (decoded !== null) return decoded;
  const quoted = QUOTED.exec(header)?.groups?.['text']?.replace(/\\(?<escaped>.)/g, '$<escaped>');
  const text = quoted ?? PLAIN.exec(header)?.groups?.['text'];
  return text === undefined ? null : decodedHeader(text);
}

/** The longest beginning of whole characters that fits. */
function shortened(stem: string): string {
  const characters = Array.from(stem).slice(0, LONGEST_STEM);
  const encoder = new TextEncoder();
  while (encoder.encode(characters.join('')).length > LONGEST_STEM) characters.pop();
  return characters.join('').replace(/[.\s]+$/, '');
}

/** The name as a PDF that any disk takes; null where nothing of it remains. */
export function safePdfName(name: string): string | null {
  const stem = name
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(HARMFUL, '_')
    // Windows drops dots and spaces at the end, Unix hides what begins with a dot.
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = shortened(stem);
  return /[\p{L}\p{N}]/u.test(short) ? `${short.replace(DEVICE, '_$&')}.pdf` : null;
}
