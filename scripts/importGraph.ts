import path from 'node:path';
import ts from 'typescript';

/** What a module takes of another one: names, or all of it. */
type Import = { readonly file: string; readonly names: ReadonlySet<string> | 'all' };

type Module = {
  readonly imports: readonly Import[];
  /** Re-exports by name, and where each name comes from. */
  readonly passed: ReadonlyMap<string, Import>;
  /** The modules that it passes on as a whole. */
  readonly whole: readonly string[];
};

type Resolve = (importer: string, specifier: string) => string | null;

/**
 * Resolves imports of files and of the workspace's own packages to paths from its folder; null for installed packages.
 */
function resolver(texts: ReadonlyMap<string, string>): Resolve {
  const packages = new Map(
    [...texts].flatMap(([file, text]) => {
      if (path.basename(file) !== 'package.json') return [];
      const manifest: { name?: string; exports?: Record<string, string> } = JSON.parse(text);
      return manifest.name && manifest.exports
        ? [[manifest.name, { folder: path.dirname(file), exports: manifest.exports }] as const]
        : [];
    }),
  );
  return (importer, specifier) => {
    const [bare = ''] = specifier.split('?');
    if (/^\.{1,2}\//u.test(bare)) return path.join(path.dirname(importer), bare);
    const [scope, name, ...rest] = bare.split('/');
    const own = packages.get(`${scope}/${name}`);
    const target = own?.exports[['.', ...rest].join('/')] ?? own?.exports['./*']?.replace('*', rest.join('/'));
    return own && target !== undefined ? path.join(own.folder, target) : null;
  };
}

/** The names that an import takes; types do not count, which are gone when it runs. */
function takenNames(clause: ts.ImportClause | undefined): Import['names'] {
  const bindings = clause?.namedBindings;
  if (clause === undefined || (bindings && ts.isNamespaceImport(bindings))) return 'all';
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return new Set();
  const names = (bindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
  return new Set(clause.name ? ['default', ...names] : names);
}

/** The path in `import('./a.ts')` or in `new URL('./a.ts', import.meta.url)`, which names a program that is started. */
function laterPath(node: ts.Node): string | null {
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isAddress = ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL';
  const first = isImport || isAddress ? node.arguments?.[0] : undefined;
  return first && ts.isStringLiteralLike(first) ? first.text : null;
}

/** Reads one module: what it takes for itself, and what it passes on. */
function readModule(file: string, text: string, resolve: Resolve): Module {
  const imports: Import[] = [];
  const passed = new Map<string, Import>();
  const whole: string[] = [];
  const take = (specifier: string | null, names: Import['names'] = 'all'): void => {
    const target = specifier === null ? null : resolve(file, specifier);
    if (target !== null && (names === 'all' || names.size > 0)) imports.push({ file: target, names });
  };
  const walk = (node: ts.Node): void => {
    take(laterPath(node));
    ts.forEachChild(node, walk);
  };
  const passOn = ({ exportClause, isTypeOnly }: ts.ExportDeclaration, specifier: string): void => {
    const target = resolve(file, specifier);
    if (target === null || isTypeOnly) return;
    if (!exportClause || !ts.isNamedExports(exportClause)) whole.push(target);
    else
      for (const { isTypeOnly: isType, name, propertyName } of exportClause.elements)
        if (!isType) passed.set(name.text, { file: target, names: new Set([(propertyName ?? name).text]) });
  };
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    const isImport = ts.isImportDeclaration(statement);
    const from = isImport || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (!from || !ts.isStringLiteral(from)) walk(statement);
    else if (isImport) take(from.text, takenNames(statement.importClause));
    else if (ts.isExportDeclaration(statement)) passOn(statement, from.text);
  }
  return { imports, passed, whole };
}

/** The modules an import reaches: the named one, and those its names come from. */
function targetsOf(modules: ReadonlyMap<string, Module>, { file, names }: Import, found = new Set<string>()) {
  found.add(file);
  const module = modules.get(file);
  if (!module) return found;
  const { passed, whole } = module;
  for (const name of names === 'all' ? passed.keys() : names) {
    const from = passed.get(name);
    if (from) targetsOf(modules, from, found);
    else for (const other of whole) targetsOf(modules, { file: other, names: new Set([name]) }, found);
  }
  if (names === 'all') for (const other of whole) targetsOf(modules, { file: other, names }, found);
  return found;
}

/**
 * The files that import those that have changed, directly or not, and these themselves. An import of one name from an `index.ts` reaches the
 * module of that name, and not what else the `index.ts` passes on.
 * @param texts Every source and every `package.json`, by its path from the workspace's folder.
 */
export function reachedFrom(changed: Iterable<string>, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const resolve = resolver(texts);
  const modules = new Map(
    [...texts]
      .filter(([file]) => /\.tsx?$/u.test(file))
      .map(([file, text]) => [file, readModule(file, text, resolve)] as const),
  );
  const importers = new Map<string, Set<string>>();
  for (const [importer, { imports }] of modules)
    for (const taken of imports)
      for (const target of targetsOf(modules, taken))
        importers.set(target, (importers.get(target) ?? new Set()).add(importer));
  const reached = new Set(changed);
  // A set is walked on while it grows.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** Paths of the files that a file imports by their own path, at once or when they are needed; types included. */
export function importedPaths(file: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName.split('?')[0] ?? '')
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/u.test(name))
    .map((name) => path.join(path.dirname(file), name));
}
