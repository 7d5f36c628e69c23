import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceProgram } from './sourceProgram.ts';

/** An export that breaks a rule. */
export type Finding = {
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
    this.#program = sourceProgram(entries);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Undocumented props and functions, each once, however many ways lead to it. */
  undocumented(): Finding[] {
    return this.#eachOnce((symbol) => [
      ...this.#functionWithoutDocs(symbol),
      ...this.#propsOf(symbol).flatMap(([owner, property]) => this.#withoutDocs(owner, property)),
    ]);
  }

  /** Optional props and members of exported types that refuse `undefined`, which a host with `exactOptionalPropertyTypes` cannot pass on. */
  refusing(): Finding[] {
    return this.#eachOnce((symbol) =>
      [...this.#propsOf(symbol), ...this.#membersOf(symbol)].flatMap(([owner, property]) =>
        this.#refusing(owner, property),
      ),
    );
  }

  #eachOnce(look: (symbol: ts.Symbol) => Finding[]): Finding[] {
    const found = this.#program
      .getRootFileNames()
      .flatMap((entry) => this.#exportsOf(entry))
      .flatMap(look);
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

  #functionWithoutDocs(symbol: ts.Symbol): Finding[] {
    const declaration = symbol.declarations?.find(isOurs);
    if (declaration === undefined || this.#signaturesOf(symbol).length === 0 || this.#isDescribed(symbol)) return [];
    return [{ at: placeOf(declaration), name: `${symbol.name}()` }];
  }

  /** The props of a component or of a type named after them. A component's are read from its parameter: their type need not be exported. */
  #propsOf(symbol: ts.Symbol): [owner: string, property: ts.Symbol][] {
    const isComponent = /^[A-Z]/.test(symbol.name) && symbol.declarations?.some(isOurs) === true;
    const parameters = isComponent
      ? this.#signaturesOf(symbol).flatMap((signature) => signature.parameters.slice(0, 1))
      : [];
    const isType = symbol.name.endsWith('Props') && Boolean(symbol.flags & ts.SymbolFlags.Type);
    return [
      ...parameters.flatMap((parameter) =>
        propertiesOf(this.#checker.getTypeOfSymbol(parameter)).map((property): [string, ts.Symbol] => [
          `${symbol.name}Props`,
          property,
        ]),
      ),
      ...(isType ? propertiesOf(this.#checker.getDeclaredTypeOfSymbol(symbol)) : []).map(
        (property): [string, ts.Symbol] => [symbol.name, property],
      ),
    ];
  }

  /** The members of an exported type: of an option, a row, a series. */
  #membersOf(symbol: ts.Symbol): [owner: string, property: ts.Symbol][] {
    if (!(symbol.flags & ts.SymbolFlags.Type)) return [];
    return propertiesOf(this.#checker.getDeclaredTypeOfSymbol(symbol)).map((property) => [symbol.name, property]);
  }

  #withoutDocs(owner: string, property: ts.Symbol): Finding[] {
    const declaration = property.declarations?.find(isOurs);
    if (declaration === undefined || this.#isDescribed(property)) return [];
    return [{ at: placeOf(declaration), name: `${owner}.${property.name}` }];
  }

  #refusing(owner: string, property: ts.Symbol): Finding[] {
    return (property.declarations ?? [])
      .filter(isOurs)
      .filter(ts.isPropertySignature)
      .filter(({ questionToken, type }) => questionToken && type && !this.#takesUndefined(type))
      .map((declaration) => ({ at: placeOf(declaration), name: `${owner}.${property.name}` }));
  }

  #takesUndefined(node: ts.TypeNode): boolean {
    const type = this.#checker.getTypeFromTypeNode(node);
    // `never` tells the members of a union apart: there is no value to pass on.
    const takes = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
    return (type.isUnion() ? type.types : [type]).some(({ flags }) => Boolean(flags & takes));
  }
}

/** Exported props and functions without a docstring. */
export const undocumented = (entries: readonly string[]): Finding[] => new PublicApi(entries).undocumented();

/** Optional props of exported components, and optional members of exported types, that refuse `undefined`. */
export const refusing = (entries: readonly string[]): Finding[] => new PublicApi(entries).refusing();

if (import.meta.main) {
  const api = new PublicApi(publicEntries());
  const report = (findings: readonly Finding[], advice: string): void => {
    if (findings.length === 0) return;
    for (const { at, name } of findings) process.stderr.write(`${at} ${name}\n`);
    process.stderr.write(`${findings.length} ${advice}\n`);
    process.exitCode = 1;
  };
  report(
    api.undocumented(),
    'public props or functions have no doc comment. Users of the library do not learn what they do. ' +
      'Write a sentence above each: what it is, its unit, its default.',
  );
  report(
    api.refusing(),
    'optional public props or members refuse undefined. A wrapper cannot pass its own optional value on. Add `| undefined` to each.',
  );
}
