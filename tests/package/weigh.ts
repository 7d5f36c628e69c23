import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { build, type Rolldown } from 'vite';

const react = /^react(?:-dom)?(?:$|\/)/;

export type Weight = {
  /** What a page pays at once for the names, in bytes: brotli, React external, styled-components included, by Vite. */
  readonly vite: number;
  /** The same as one file of esbuild, including lazy code: the cost for a host without code splitting. */
  readonly esbuild: number;
  /** Bytes of each module that is in Vite's bundle, before minifying. */
  readonly modules: Readonly<Record<string, number>>;
};

type Built = Awaited<ReturnType<typeof build>>;

/** The chunks that a page loads before it can use the import, without lazy ones. */
function chunksAtOnce(built: Built): Rolldown.OutputChunk[] {
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk');
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return [...reached];
}

/** The API of size-limit types its answer only as an object. */
const sizeIn = (answer: unknown): number => {
  const [first]: unknown[] = Array.isArray(answer) ? answer : [];
  return typeof first === 'object' && first !== null && 'size' in first && typeof first.size === 'number'
    ? first.size
    : Infinity;
};

/** Weighs an import of those names of `@sereno/ui/<shelf>` in the application of `folder`. */
export async function weigh(folder: string, shelf: string, names: readonly string[]): Promise<Weight> {
  const list = `{ ${names.join(', ')} }`;
  const place = path.join(folder, 'sizes', names.join('-'));
  const entry = path.join(place, 'entry.js');
  mkdirSync(place, { recursive: true });
  // A page that uses them, like a host's: what it shares with lazy code stays in its own file.
  writeFileSync(entry, `import ${list} from '@sereno/ui/${shelf}';\nglobalThis.page = ${list};\n`);
  const built = await build({
    root: place,
    configFile: false,
    logLevel: 'error',
    // A test runner's own mode would include development code.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(place, 'vite'),
      // Names without a hash: another hash of a lazy file moves what brotli makes of this one by a hundred bytes.
      rollupOptions: { input: entry, external: react, output: { chunkFileNames: 'assets/[name].js' } },
    },
  });
  const chunks = chunksAtOnce(built);
  const bundles = chunks.map(({ fileName }) => path.join(place, 'vite', fileName));
  const index = path.join(folder, 'node_modules/@sereno/ui/dist', shelf, 'index.js');
  const [vite, esbuild] = await Promise.all([
    sizeLimit(filePlugin, bundles),
    sizeLimit([...esbuildPlugin, ...filePlugin], {
      checks: [{ files: [], import: { [index]: list }, ignore: ['react', 'react-dom', 'react/*', 'react-dom/*'] }],
    }),
  ]);
  return {
    vite: sizeIn(vite),
    esbuild: sizeIn(esbuild),
    modules: Object.fromEntries(
      chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
    ),
  };
}
