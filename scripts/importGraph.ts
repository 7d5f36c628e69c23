import path from 'node:path';
import ts from 'typescript';

/** What a module takes of another one: names, or all of it. */
type Import = { readonly file: string; readonly names: ReadonlySet<string> | 'all' };

/** A module that does nothing but pass on what others offer: a package's or a folder's `index.ts`. */
type Barrel = {
  /** Where each name comes from. */
  readonly names: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** The modules that it passes on as a whole. */
  readonly whole: readonly string[];
};

type Module = { readonly imports: readonly Import[]; readonly barrel: Barrel | null };

type Resolve = (importer: string, specifier: string) => string | null;

/** Resolves imports of files and of the workspace's own packages to paths from its folder; null for what is installed. */
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

/** Reads one module: what it takes, and what it passes on where it does nothing else. */
function readModule(file: string, text: string, resolve: Resolve): Module {
  const imports: Import[] = [];
  const names = new Map<string, { file: string; name: string }>();
  const whole: string[] = [];
  let passesOnAlone = true;
  const take = (specifier: string | null, taken: Import['names'] = 'all'): void => {
    const target = specifier === null ? null : resolve(file, specifier);
    if (target !== null && (taken === 'all' || taken.size > 0)) imports.push({ file: target, names: taken });
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
        if (!isType) names.set(name.text, { file: target, name: (propertyName ?? name).text });
  };
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      if (ts.isStringLiteral(statement.moduleSpecifier)) passOn(statement, statement.moduleSpecifier.text);
    } else if (ts.isImportDeclaration(statement)) {
      const taken = takenNames(statement.importClause);
      if (taken === 'all' || taken.size > 0) passesOnAlone = false;
      if (ts.isStringLiteral(statement.moduleSpecifier)) take(statement.moduleSpecifier.text, taken);
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
      const isDirective = ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
      passesOnAlone &&= isDirective;
      walk(statement);
    }
  }
  if (passesOnAlone) return { imports, barrel: { names, whole } };
  const passed = [...names.values()].map((one) => ({ file: one.file, names: new Set([one.name]) }));
  return {
    imports: [...imports, ...passed, ...whole.map((one) => ({ file: one, names: 'all' as const }))],
    barrel: null,
  };
}

/** The modules that an import leads to: through an `index.ts`, to those of the names alone. */
function targetsOf(modules: ReadonlyMap<string, Module>, taken: Import, found = new Set<string>()): Set<string> {
  const barrel = modules.get(taken.file)?.barrel;
  if (!barrel) return found.add(taken.file);
  found.add(taken.file);
  for (const name of taken.names === 'all' ? barrel.names.keys() : taken.names) {
    const from = barrel.names.get(name);
    if (from) targetsOf(modules, { file: from.file, names: new Set([from.name]) }, found);
    else for (const file of barrel.whole) targetsOf(modules, { file, names: new Set([name]) }, found);
  }
  if (taken.names === 'all') for (const file of barrel.whole) targetsOf(modules, { file, names: 'all' }, found);
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
