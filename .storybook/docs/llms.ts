import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/run.ts';
import { sourceProgram } from '../../scripts/sourceProgram.ts';
import { subpathsOf } from '../../scripts/subpaths.ts';
import { withoutRequirements } from '../../scripts/withoutRequirements.ts';
import { chaptersOf, OURS } from './chapters.ts';
import { pagesIn, type Page } from './pages.ts';

/**
 * Writes the documentation of `@sereno/ui` for readers without a browser into its `dist`: `llms-full.txt` has the guides, what the page of
 * each component says, and every export with its types; `llms.txt` is its table of contents, a sentence for each.
 */
const ui = path.join(root, 'packages/ui');
/** What every root takes, which the guides say once. */
const EVERYWHERE = 'src/state/rootProps.ts';

const subpaths = [...subpathsOf(ui)];
const program = sourceProgram(subpaths.map(([, file]) => path.join(ui, file)));
const checker = program.getTypeChecker();
const pages = new Map(
  globSync('src/**/*.stories.tsx', { cwd: ui }).flatMap((file) =>
    pagesIn(path.basename(file, '.stories.tsx'), readFileSync(path.join(ui, file), 'utf8')),
  ),
);

const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/');
const docOf = (symbol: ts.Symbol): string =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s*\n\s*/gu, ' ')
    .trim();
const sentenceOf = (doc: string): string => /^.*?[.!?](?=\s|$)/u.exec(doc)?.[0] ?? doc;
/** On one line, as the source has it. */
const written = (node: ts.Node): string =>
  node
    .getText()
    .replaceAll(/\/\*\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ');

function propOf(property: ts.Symbol): string[] {
  const declaration = property.declarations?.find(isOurs);
  if (declaration === undefined || declaration.getSourceFile().fileName.endsWith(EVERYWHERE)) return [];
  const type =
    ts.isPropertySignature(declaration) && declaration.type
      ? written(declaration.type)
      : checker.typeToString(checker.getTypeOfSymbol(property));
  const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
  return [`- \`${property.name}${mark}: ${type.replace(/ \| undefined$/u, '')}\` ${docOf(property)}`];
}

function propsOf(signature: ts.Signature): string[] {
  const [props] = signature.parameters;
  if (props === undefined) return [];
  const type = checker.getTypeOfSymbol(props);
  const members = type.isUnion() ? type.types : [type];
  return [...new Set(members.flatMap((member) => member.getProperties()).flatMap(propOf))];
}

/** What a function takes and returns, as its source says it where it does: an inferred type may be all texts of a language. */
function callOf(signature: ts.Signature): string {
  const { declaration } = signature;
  if (declaration?.type === undefined || ts.isJSDocSignature(declaration)) return checker.signatureToString(signature);
  const { typeParameters = [], parameters, type } = declaration;
  const generic = typeParameters.length > 0 ? `<${typeParameters.map(written).join(', ')}>` : '';
  return `${generic}(${parameters.map(written).join(', ')}): ${written(type)}`;
}

const isComponent = (name: string): boolean => /^[A-Z][a-z]/u.test(name);

/** What stands below the heading of an export, and its sentence in the table of contents; undefined where another one shows it. */
function entryOf(
  name: string,
  symbol: ts.Symbol,
  siblings: ReadonlySet<string>,
): { readonly text: readonly string[]; readonly sentence: string | undefined } | undefined {
  const doc = docOf(symbol);
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
  const [signature] = isValue ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (signature && isComponent(name)) {
    const page: Page = pages.get(name) ?? { text: doc, keys: [] };
    const props = propsOf(signature);
    const keys =
      page.keys.length > 0 ? ['Keyboard:', page.keys.map(([key, does]) => `- ${key}: ${does}`).join('\n')] : [];
    return {
      text: [page.text, ...keys, ...(props.length > 0 ? ['Props:', props.join('\n')] : [])],
      sentence: sentenceOf(doc || page.text),
    };
  }
  if (signature) {
    return { text: [doc, `\`${name}${callOf(signature)}\``], sentence: sentenceOf(doc) };
  }
  if (isValue)
    return {
      text: [doc || `A value: \`${checker.typeToString(checker.getTypeOfSymbol(symbol))}\`.`],
      sentence: undefined,
    };
  // The props of a component stand with it.
  if (siblings.has(name.replace(/Props$/u, '')) && name.endsWith('Props')) return undefined;
  const declaration = symbol.declarations?.find(isOurs);
  return { text: [doc, ...(declaration ? [`\`\`\`ts\n${declaration.getText()}\n\`\`\``] : [])], sentence: undefined };
}

const contents: string[] = [];
const chapters: string[] = [];
for (const [subpath, file] of subpaths) {
  const source = program.getSourceFile(path.join(ui, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing that could be documented.`);
  const exported = checker.getExportsOfModule(module);
  const siblings = new Set(exported.map(({ name }) => name));
  const listed: string[] = [];
  chapters.push(`# @sereno/ui/${subpath}`);
  for (const symbol of exported.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const entry = entryOf(symbol.name, target, siblings);
    if (entry === undefined) continue;
    chapters.push(`## ${symbol.name}`, ...entry.text.filter((text) => text !== ''));
    if (entry.sentence !== undefined) listed.push(`- \`${symbol.name}\`: ${entry.sentence}`);
  }
  contents.push(`## @sereno/ui/${subpath}`, listed.join('\n'));
}

const readme = readFileSync(path.join(ui, 'README.md'), 'utf8');
const guides = [...chaptersOf(readme)].filter(([heading]) => !OURS.includes(heading));
const { description }: { description: string } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const full = '[llms-full.txt](llms-full.txt)';
const index = [
  '# @sereno/ui',
  `> ${description}`,
  `The guides, the props of each component and the types are in ${full}; search it for the name as a heading, such as \`## Button\`.`,
  '## Guides',
  guides.map(([heading]) => `- [${heading || 'Getting started'}](llms-full.txt)`).join('\n'),
  ...contents,
];
const everything = [
  '# @sereno/ui',
  ...guides.map(([heading, text]) => (heading ? `## ${heading}\n${text}` : text).trim()),
  ...chapters,
];

mkdirSync(path.join(ui, 'dist'), { recursive: true });
const write = (name: string, parts: readonly string[]): void =>
  writeFileSync(path.join(ui, 'dist', name), withoutRequirements(`${parts.join('\n\n')}\n`));
write('llms.txt', index);
write('llms-full.txt', everything);
