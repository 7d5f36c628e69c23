import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../../scripts/run.ts';

/** Where the built pages of a benchmark lie, each in a folder of its peer's name. */
export const builtPagesOf = (folder: string): string =>
  path.join(root, `node_modules/.cache/sereno/${path.basename(folder)}-bench`);

/** What a page weighs in bytes, brotli. */
export type PageWeight = {
  /** Before it can show anything: scripts and styles. */
  readonly atOnce: number;
  /** What is fetched when it is needed. */
  readonly later: number;
};

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const shared = ['react', 'react-dom', 'styled-components'];

/**
 * A second copy of React or of styled-components would be weighed and measured with the peer that has it.
 * @throws when there is one.
 */
function refuseCopies(name: string, chunks: readonly Rolldown.OutputChunk[]): void {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  for (const library of shared) {
    const inside = `/node_modules/${library}/`;
    const places = modules.filter((id) => id.includes(inside)).map((id) => id.slice(0, id.lastIndexOf(inside)));
    if (new Set(places).size > 1) throw new Error(`The page of ${name} has more than one copy of ${library}.`);
  }
}

/** The files that the page needs before it can show anything. */
function filesAtOnce(files: readonly File[]): ReadonlySet<string> {
  const chunks = files.filter((file) => file.type === 'chunk');
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return new Set(
    [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
  );
}

function html(files: Iterable<string>): string {
  const tags = [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="./${file}">`
      : `<script type="module" src="./${file}"></script>`,
  );
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title></title>${tags.join('')}<body><div id="root"></div>`;
}

/** Builds the page of a peer, `pages/NAME.tsx` of the benchmark's folder, for production and by itself, and weighs it. */
export async function buildPage(folder: string, name: string): Promise<PageWeight> {
  const outDir = path.join(builtPagesOf(folder), name);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: { dedupe: shared },
    // As the application is built.
    oxc: { plugins: { styledComponents: { displayName: false, pure: true, ssr: false } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(folder, 'pages', `${name}.tsx`),
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  refuseCopies(
    name,
    files.filter((file) => file.type === 'chunk'),
  );
  const atOnce = filesAtOnce(files);
  writeFileSync(path.join(outDir, 'index.html'), html(atOnce));
  const weight = { atOnce: 0, later: 0 };
  for (const file of files) {
    const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;
    weight[atOnce.has(file.fileName) ? 'atOnce' : 'later'] += bytes;
  }
  return weight;
}
