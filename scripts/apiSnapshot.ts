import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { root, run } from './run.ts';

/**
 * Writes down what each published subpath promises, `packages/<name>/api/<subpath>.api.txt`: every export with its
 * signature, then the types of ours that they speak of. Comments and the order of the source leave no trace, so a
 * difference is a change that a host can notice. With `--check` nothing is written, and a difference fails the run.
 */
const packages = ['domain', 'ui'] as const;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};
const printer = ts.createPrinter({ removeComments: true });

/** The folder into which `tsc -b` writes the declarations of a package, inferred types spelt out. */
const declarationsOf = (name: string): string => path.join(root, 'node_modules/.cache/tsc', name, 'src');

/** The statement that declares something: for a constant the whole `declare const …`. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** The patterns of `const { … } = props` in a function's body. */
function takenApart({ parameters, body }: ts.FunctionDeclaration): ts.BindingName[] {
  const names = parameters.map(({ name }) => name.getText());
  return (body?.statements ?? [])
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .filter(({ initializer }) => initializer !== undefined && names.includes(initializer.getText()))
    .map(({ name }) => name);
}

/** The default that each destructured prop has in the source, by the name of the component: `side = 'end'`. */
function defaultsIn(source: ts.SourceFile): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) continue;
    const given = [...statement.parameters.map(({ name }) => name), ...takenApart(statement)].flatMap((name) =>
      ts.isObjectBindingPattern(name) ? name.elements.filter(({ initializer }) => initializer !== undefined) : [],
    );
    found.set(
      statement.name.text,
      given.map((element) => printer.printNode(ts.EmitHint.Unspecified, element, source)).toSorted(),
    );
  }
  return found;
}

class Snapshot {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #folder: string;
  readonly #sources: string;

  constructor(name: string) {
    this.#folder = declarationsOf(name);
    this.#sources = path.join(root, 'packages', name, 'src');
    this.#program = ts.createProgram(
      this.subpaths().map((subpath) => this.#index(subpath)),
      options,
    );
    this.#checker = this.#program.getTypeChecker();
  }

  subpaths(): string[] {
    return readdirSync(this.#sources, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(path.join(this.#sources, entry.name)).includes('index.ts'))
      .map(({ name }) => name)
      .toSorted();
  }

  #index(subpath: string): string {
    return path.join(this.#folder, subpath, 'index.d.ts');
  }

  #resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Where it is declared at the top of a file of this package; nothing for what other packages or React declare. */
  #declarations(symbol: ts.Symbol): ts.Declaration[] {
    return (symbol.declarations ?? []).filter((declaration) => {
      // A module as a whole is a symbol as well; it stands in nothing.
      if (ts.isSourceFile(declaration)) return false;
      const inside = declaration.getSourceFile().fileName.startsWith(this.#folder);
      return inside && ts.isSourceFile(statementOf(declaration).parent);
    });
  }

  /** What a declaration speaks of, in the package itself. */
  #mentioned(node: ts.Node, found = new Set<ts.Symbol>()): Set<ts.Symbol> {
    const symbol =
      ts.isIdentifier(node) || ts.isImportTypeNode(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
    if (symbol !== undefined && this.#declarations(this.#resolved(symbol)).length > 0)
      found.add(this.#resolved(symbol));
    node.forEachChild((child) => void this.#mentioned(child, found));
    return found;
  }

  #text(symbol: ts.Symbol): string {
    return this.#declarations(symbol)
      .map((declaration) => {
        const source = declaration.getSourceFile();
        const statement = ts.isFunctionDeclaration(declaration)
          ? plainParameters(declaration)
          : statementOf(declaration);
        const text = printer.printNode(ts.EmitHint.Unspecified, statement, source).replace(/^export (?:declare )?/, '');
        const defaults = ts.isFunctionDeclaration(declaration) ? this.#defaults(source, symbol.name) : [];
        return [text, ...defaults.map((given) => `    // ${given}`)].join('\n');
      })
      .join('\n');
  }

  #defaults(declarations: ts.SourceFile, name: string): string[] {
    const plain = path
      .join(this.#sources, path.relative(this.#folder, declarations.fileName))
      .replace(/\.d\.ts$/, '.ts');
    const file = ts.sys.fileExists(plain) ? plain : `${plain}x`;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return defaultsIn(source).get(name) ?? [];
  }

  of(subpath: string): string {
    const index = this.#program.getSourceFile(this.#index(subpath));
    const module = index && this.#checker.getSymbolAtLocation(index);
    if (module === undefined) throw new Error(`${subpath} has no index.d.ts; does the package compile?`);
    const exported = new Map(
      this.#checker.getExportsOfModule(module).map((symbol) => [symbol.name, this.#resolved(symbol)] as const),
    );
    const known = new Set(exported.values());
    const further = new Set<ts.Symbol>();
    const visit = (symbol: ts.Symbol): void => {
      for (const declaration of this.#declarations(symbol)) {
        for (const mentioned of this.#mentioned(statementOf(declaration))) {
          if (known.has(mentioned) || further.has(mentioned)) continue;
          further.add(mentioned);
          visit(mentioned);
        }
      }
    };
    for (const symbol of known) visit(symbol);
    const block = (entries: Iterable<readonly [string, ts.Symbol]>) =>
      Array.from(entries, ([name, symbol]) => ({ name, text: this.#text(symbol) }))
        .toSorted((a, b) => (`${a.name} ${a.text}` < `${b.name} ${b.text}` ? -1 : 1))
        .map(({ text }) => text);
    const own = Array.from(further, (symbol) => [symbol.name, symbol] as const);
    return [
      '// Made by scripts/apiSnapshot.ts; never edited. A difference here is a difference for those who use the package.',
      ...block(exported),
      ...(own.length > 0 ? ['// Not exported; the above is made of it.', ...block(own)] : []),
      '',
    ].join('\n\n');
  }
}

/** The declaration with `props` for what the source takes apart: which names it takes is nobody else's business. */
function plainParameters(declaration: ts.FunctionDeclaration): ts.FunctionDeclaration {
  const parameters = declaration.parameters.map((parameter) =>
    ts.isIdentifier(parameter.name)
      ? parameter
      : ts.factory.createParameterDeclaration(undefined, undefined, 'props', parameter.questionToken, parameter.type),
  );
  const { modifiers, name, typeParameters, type } = declaration;
  return ts.factory.createFunctionDeclaration(modifiers, undefined, name, typeParameters, parameters, type, undefined);
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  await run('tsc', ['-b', ...packages.map((name) => `packages/${name}`)], { quiet: true });
  const changed: string[] = [];
  for (const name of packages) {
    const snapshot = new Snapshot(name);
    const folder = path.join(root, 'packages', name, 'api');
    mkdirSync(folder, { recursive: true });
    const files = new Map(snapshot.subpaths().map((subpath) => [`${subpath}.api.txt`, snapshot.of(subpath)]));
    const gone = readdirSync(folder).filter((file) => !files.has(file));
    const different = [...files].filter(([file, text]) => current(path.join(folder, file)) !== text);
    changed.push(...[...gone, ...different.map(([file]) => file)].map((file) => `packages/${name}/api/${file}`));
    if (check) continue;
    for (const file of gone) rmSync(path.join(folder, file));
    for (const [file, text] of different) writeFileSync(path.join(folder, file), text);
  }
  if (check && changed.length > 0) {
    process.stderr.write(`The API is not what is written down: ${changed.join(', ')}.\n`);
    process.stderr.write(
      'Run: node scripts/apiSnapshot.ts, look at the difference, and note the change (pnpm change).\n',
    );
    process.exit(1);
  }
}

await main();
