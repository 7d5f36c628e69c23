/** Names of downloaded files: what a server or a person is called must be harmless as a name on any disk (PDF-07). */
import { safeFileName } from '@sereno/domain/fileName';

const EXTENDED = /filename\*\s*=\s*(?<charset>utf-8|iso-8859-1)'[^']*'(?<text>[^;\s]+)/i;
const QUOTED = /filename\s*=\s*"(?<text>(?:[^"\\]|\\.)*)"/i;
const PLAIN = /filename\s*=\s*(?<text>[^;"\s]+)/i;

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

/** The name as a PDF that any disk takes; null where nothing of it remains (PDF-07). */
export function safePdfName(name: string): string | null {
  return safeFileName(name, 'pdf');
}
