import type { Plugin, Rolldown } from 'vite';

/**
 * Runs in the page before everything else, in a file of its own: the policy of the page allows no script inside it. A visit to
 * the login, or a first one, needs none of these files yet.
 */
function preload(files: readonly string[]): void {
  try {
    if (location.pathname.startsWith('/auth') || localStorage.length === 0) return;
  } catch {
    // A browser without storage keeps no session either.
    return;
  }
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** The files of code that the chunk cannot run without, its own first; without those in `known`. */
function closureOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string>,
): Set<string> {
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const output = bundle[file];
    for (const imported of output?.type === 'chunk' ? output.imports : [])
      if (!known.has(imported)) files.add(imported);
  }
  return files;
}

/**
 * Has the browser fetch the frame beside the first code, for those who seem to be signed in: otherwise it would be asked for only
 * when that code has come and run, with nothing on the line meanwhile.
 */
export function ahead(): Plugin {
  let script = '';
  return {
    name: 'sereno:ahead',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const frame = chunks.find(({ name }) => name === 'frame');
        if (entry === undefined || frame === undefined) throw new Error('The build has no entry, or no frame.');
        const files = closureOf(frame, bundle, closureOf(entry, bundle, new Set()));
        const source = `(${preload.toString()})(${JSON.stringify([...files].map((file) => `/${file}`))})`;
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}`, async: true }, injectTo: 'head-prepend' }],
    },
  };
}
