import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { characterSetOf } from './characterSet.ts';
import { unpackFont } from './unpackFont.ts';

/** The parts that the files of Inter come in, the one of Spanish first. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const;
const WEIGHTS = { regular: 400, semibold: 600 } as const;

export type FontWeight = keyof typeof WEIGHTS;

/** A file of Inter: a weight of some letters. */
export type FontFile = {
  /** Tells it from every other file. */
  readonly name: string;
  readonly data: Buffer;
  readonly characters: ReadonlySet<number>;
};

const { resolve } = createRequire(import.meta.url);

function readFont(weight: FontWeight): readonly FontFile[] {
  return PARTS.map((part) => {
    const name = `inter-${part}-${WEIGHTS[weight]}-normal`;
    const data = unpackFont(readFileSync(resolve(`@fontsource/inter/files/${name}.woff`)));
    return { name, data, characters: characterSetOf(data) };
  });
}

const read = new Map<FontWeight, readonly FontFile[]>();

/** The files of Inter in that weight, read once; the letters of Spanish are in the first. */
export function fontFiles(weight: FontWeight): readonly FontFile[] {
  const files = read.get(weight) ?? readFont(weight);
  read.set(weight, files);
  return files;
}
