import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ownName, wholeFolder } from './drafts.ts';
import { root } from './run.ts';

/** What a browser's environment needs so that it draws with the project's fonts, and with nothing of the machine's. */
export type FontSettings = { readonly FONTCONFIG_FILE: string; readonly FC_LANG: string };

const manifests = [
  import.meta.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'),
].map((url) => fileURLToPath(url));

/** The first code point of the radicals, signs and kana; what comes before is Latin, and others draw that. */
const EAST_ASIAN = 0x2e80;

/** `U+3001-3002,U+3041` as the code points that it names. */
function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Writes the parts of a font for the web as fonts that a system can read, in one weight: each sign is as wide in all of them. */
async function writeParts(source: string, folder: string): Promise<void> {
  const parts: Record<string, string> = JSON.parse(readFileSync(path.join(source, 'unicode.json'), 'utf8'));
  for (const [part, range] of Object.entries(parts)) {
    const characters = String.fromCodePoint(...codePointsOf(range).filter((code) => code >= EAST_ASIAN));
    if (characters === '') continue;
    const file = `${path.basename(source)}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    const font = readFileSync(path.join(source, 'files', file));
    const plain = await subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: 400 } });
    writeFileSync(path.join(folder, file.replace('.woff2', '.ttf')), plain);
  }
}

/** The folders of the fonts for texts in Japanese and Chinese, made once. */
async function eastAsianFonts(): Promise<string[]> {
  const folders: string[] = [];
  for (const manifest of manifests) {
    const source = path.dirname(manifest);
    const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
    const folder = path.join(root, 'node_modules/.cache/fonts', `${path.basename(source)}-${version}`);
    await wholeFolder(folder, (draft) => writeParts(source, draft));
    folders.push(folder);
  }
  return folders;
}

/**
 * Without a font all text has no width, and without one for its characters Japanese is a row of boxes: layout tests
 * would be meaningless. The machine's own fonts are excluded, because results would depend on them.
 * @param folder Of the unpacked browser, whose fonts cover Latin text where a page brings none.
 */
export async function fontSettings(folder: string): Promise<FontSettings> {
  const dirs = [path.join(folder, 'fonts/fonts'), ...(await eastAsianFonts())].map((dir) => `<dir>${dir}</dir>`);
  const content = `${dirs.join('')}<cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  const file = path.join(folder, 'fonts.conf');
  // A browser that starts meanwhile reads the one or the other, never half of one.
  const draft = ownName(file);
  writeFileSync(
    draft,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${content}</fontconfig>`,
  );
  renameSync(draft, file);
  return { FONTCONFIG_FILE: file, FC_LANG: 'es' };
}
