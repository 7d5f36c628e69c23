import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const source = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const cache = fileURLToPath(new URL('../node_modules/.cache/inter/', import.meta.url));

/** Latin-1, and the punctuation, currency and ligatures that the European languages write beside it. */
const codePoints = [
  Array.from({ length: 0x5f }, (_, index) => 0x20 + index),
  Array.from({ length: 0x60 }, (_, index) => 0xa0 + index),
  [0x152, 0x153, 0x178, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x202f],
  [0x2039, 0x203a, 0x20ac, 0x2190, 0x2192, 0x2212],
];
const characters = String.fromCodePoint(...codePoints.flat());
const weights = { min: 400, max: 600 };

/** The font cut to those characters and weights (48 kB become 27), made once and kept. */
async function subset(): Promise<string> {
  const font = readFileSync(source);
  const key = createHash('sha256').update(font).update(characters).update(JSON.stringify(weights)).digest('hex');
  const file = path.join(cache, key.slice(0, 12), 'inter.woff2');
  if (!existsSync(file)) {
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, cut);
  }
  return file;
}

/**
 * Lets a stylesheet say `url('@inter')` for the cut font, and preloads it in the built page, so that the first text is
 * already set in it.
 */
export function inter(): Plugin {
  return {
    name: 'sereno:inter',
    config: async () => ({ resolve: { alias: { '@inter': await subset() } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
