import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** An undocumented export. */
export type Undocumented = {
  /** From the workspace's folder, with the line: `packages/ui/src/…/Button.tsx:14`. */
  readonly at: string;
  /** `ButtonProps.variant` or `formatAmount()`. */
  readonly name: string;
};

/** Exports of a package's published folders. */
export const publicEntries = (): string[] =>
  globSync('packages/{ui,domain}/src/*/index.ts', { cwd: root })
    .toSorted()
    .map((file) => path.join(root, file));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/');

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, file.fileName)}:${line + 1}`;
}

/** Every property of a type, those that only some members of a union have included. */
function propertiesOf(type: ts.Type): ts.Symbol[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => member.getProperties());
}

/** Reads the exports of index files as the compiler resolves them: re-exports, `Omit<…> & …` and generics included. */
class PublicApi {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(entries: readonly string[]) {
    this.#program = ts.createProgram([...entries], options);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Undocumented props and functions, each once, however many ways lead to it. */
  undocumented(): Undocumented[] {
    const found = this.#program
      .getRootFileNames()
      .flatMap((entry) => this.#exportsOf(entry))
      .flatMap((symbol) => [...this.#ofFunction(symbol), ...this.#ofProps(symbol)]);
    return [...new Map(found.map((one) => [`${one.at} ${one.name}`, one])).values()].toSorted((a, b) =>
      a.at.localeCompare(b.at, 'en', { numeric: true }),
    );
  }

  #exportsOf(entry: string): ts.Symbol[] {
    const file = this.#program.getSourceFile(entry);
    const module = file && this.#checker.getSymbolAtLocation(file);
    if (module === undefined)
      throw new Error(`propDocs: ${entry} exports nothing. Nothing of it is checked. Correct the path.`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol));
  }

  #isDescribed(symbol: ts.Symbol): boolean {
    return symbol.getDocumentationComment(this.#checker).some(({ text }) => text.trim() !== '');
  }

  #signaturesOf(symbol: ts.Symbol): readonly ts.Signature[] {
    return symbol.flags & ts.SymbolFlags.Value ? this.#checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  }

  /** A component's props are checked through its parameter too: their type need not be exported. */
  #ofFunction(symbol: ts.Symbol): Undocumented[] {
    const declaration = symbol.declarations?.find(isOurs);
    const signatures = this.#signaturesOf(symbol);
    if (declaration === undefined || signatures.length === 0) return [];
    const missing = this.#isDescribed(symbol) ? [] : [{ at: placeOf(declaration), name: `${symbol.name}()` }];
    if (!/^[A-Z]/.test(symbol.name)) return missing;
    const props = signatures.flatMap(({ parameters }) => parameters.slice(0, 1));
    return [
      ...missing,
      ...props.flatMap((parameter) => this.#ofType(`${symbol.name}Props`, this.#checker.getTypeOfSymbol(parameter))),
    ];
  }

  #ofProps(symbol: ts.Symbol): Undocumented[] {
    if (!symbol.name.endsWith('Props') || !(symbol.flags & ts.SymbolFlags.Type)) return [];
    return this.#ofType(symbol.name, this.#checker.getDeclaredTypeOfSymbol(symbol));
  }

  #ofType(owner: string, type: ts.Type): Undocumented[] {
    return propertiesOf(type).flatMap((property) => {
      const declaration = property.declarations?.find(isOurs);
      if (declaration === undefined || this.#isDescribed(property)) return [];
      return [{ at: placeOf(declaration), name: `${owner}.${property.name}` }];
    });
  }
}

/** Exported props and functions without a docstring. */
export const undocumented = (entries: readonly string[]): Undocumented[] => new PublicApi(entries).undocumented();

if (import.meta.main) {
  const missing = undocumented(publicEntries());
  for (const { at, name } of missing) process.stderr.write(`${at} ${name}\n`);
  if (missing.length > 0) {
    process.stderr.write(
      `${missing.length} public props or functions have no doc comment. Users of the library do not learn what they do. ` +
        'Write a sentence above each: what it is, its unit, its default.\n',
    );
    process.exitCode = 1;
  }
}
