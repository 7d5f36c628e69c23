import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/platform/paths.ts';

/** The pages that people open the app with, and their files. Any other is fetched once the frame has read the address. */
const firstPages: Readonly<Record<string, string>> = {
  [paths.activitiesDashboard]: 'ActivitiesDashboardScreen',
  [paths.activity]: 'ActivityScreen',
  [paths.commissions]: 'CommissionsPage',
  [paths.dashboard]: 'DashboardScreen',
  '/sales-dashboard': 'SalesDashboardPage',
};

type Files = readonly string[];
type Fetched = {
  readonly frame: Files;
  readonly pages: Readonly<Record<string, Files>>;
  /** Texts of the pages, by language. */
  readonly texts: Readonly<Record<string, Files>>;
};

/**
 * Runs in the page before everything else, in a file of its own: the policy of the page allows no script inside it. A visit to
 * the login, or a first one, needs none of these files yet.
 */
function preload({ frame, pages, texts }: Fetched): void {
  try {
    const page = location.pathname;
    if (page.startsWith('/auth') || localStorage.length === 0) return;
    // The key of platform/language.ts.
    const language = localStorage.getItem('sereno:locale') ?? '';
    for (const href of [...frame, ...(texts[language] ?? texts['es'] ?? []), ...(pages[page] ?? [])])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  } catch {
    // A browser without storage keeps no session either.
  }
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

const urls = (files: ReadonlySet<string>): Files => [...files].map((file) => `/${file}`);

/** The files of the frame, of the first pages and of their texts, without those that come with the entry. */
function filesOf(bundle: Rolldown.OutputBundle): Fetched {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const named = (name: string): Rolldown.OutputChunk => {
    const chunk = chunks.find((other) => other.name === name);
    if (chunk === undefined) throw new Error(`The build has no file of the name ${name}.`);
    return chunk;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const known = closureOf(entry, bundle, new Set());
  const frame = closureOf(named('frame'), bundle, known);
  const later = (chunk: Rolldown.OutputChunk) => urls(closureOf(chunk, bundle, new Set([...known, ...frame])));
  return {
    frame: urls(frame),
    pages: Object.fromEntries(Object.entries(firstPages).map(([path, name]) => [path, later(named(name))])),
    texts: Object.fromEntries(
      chunks.flatMap((chunk) => {
        const language = /^pages-(\w\w)$/.exec(chunk.name)?.[1];
        return language === undefined ? [] : [[language, later(chunk)]];
      }),
    ),
  };
}

/**
 * Has the browser fetch the frame, its texts and the page in the address beside the first code, for those who seem to be signed in:
 * otherwise each would be asked for only when the one before has come and run, with nothing on the line meanwhile.
 */
export function ahead(): Plugin {
  let script = '';
  return {
    name: 'sereno:ahead',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const source = `(${preload.toString()})(${JSON.stringify(filesOf(bundle))})`;
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}`, async: true }, injectTo: 'head-prepend' }],
    },
  };
}
