/** What a code is made of. */
export type PinKind = 'digits' | 'letters';

/** The characters of a text that a code may have; those of a Japanese keyboard are as wide as any other. */
export function pinText(text: string, kind: PinKind): string {
  const plain = text.normalize('NFKC').toUpperCase();
  return plain.replaceAll(kind === 'digits' ? /[^0-9]/g : /[^0-9A-Z]/g, '');
}
