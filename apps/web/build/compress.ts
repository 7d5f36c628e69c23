import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|map)$/;
/** The operator may edit this one after the build, so no second copy of it may exist. */
const edited = new Set(['config.json']);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of the build: the server sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'sereno:compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir: folder = '' }) {
        const files = await readdir(folder, { recursive: true });
        const texts = files.filter((file) => compressible.test(file) && !edited.has(file));
        await Promise.all(
          texts.map(async (file) => {
            const target = path.join(folder, file);
            const content = await readFile(target);
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${target}.br`, await brotli(content, { params }));
            await writeFile(`${target}.gz`, await gzipped(content, { level: 9 }));
          }),
        );
      },
    },
  };
}
