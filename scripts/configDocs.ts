import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseConfig } from '../packages/domain/src/config/index.ts';
import { root, run } from './run.ts';

const SCHEMA = 'packages/domain/src/config/schema.ts';
const PAGE = 'docs/configuration.md';

/** A key of `config.json` with its comment in the schema. */
export type ConfigKey = { readonly key: string; readonly says: string };

const HEAD = `# Configuration

\`apps/web/public/config.json\`, or a \`config.json\` in \`DATA_DIR\`, is read at the start of the page and of the server. Every key may be
missing. A key that is not known, or a value that cannot be used, stops the start with a sentence that names it.

Made by \`node scripts/configDocs.ts\` from \`${SCHEMA}\`.
`;

/** The sentence of a doc comment, in one line. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The keys of a section: what \`keys({ … })\` or \`file({ … })\` holds, wherever it stands in the expression. */
function sectionIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && /^(?:keys|file)$/.test(node.expression.getText())) {
    const [entries] = node.arguments;
    return entries && ts.isObjectLiteralExpression(entries) ? entries : undefined;
  }
  return ts.forEachChild(node, sectionIn);
}

function keysOf(section: ts.ObjectLiteralExpression, above: string): ConfigKey[] {
  return section.properties.filter(ts.isPropertyAssignment).flatMap((entry) => {
    const key = `${above}${entry.name.getText()}`;
    const below = sectionIn(entry.initializer);
    return below ? keysOf(below, `${key}.`) : [{ key, says: commentOf(entry) }];
  });
}

/** Every key that the schema in a source knows, in its order. */
export function configKeys(source: string): readonly ConfigKey[] {
  const tree = ts.createSourceFile(SCHEMA, source, ts.ScriptTarget.Latest, true);
  const section = sectionIn(tree);
  if (section === undefined) throw new Error(`${SCHEMA} has no file({ … }). Nothing of it can be documented.`);
  return keysOf(section, '');
}

/** What a key has when it is left out; undefined for nothing. */
const defaultOf = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (value, name) => Object.entries(value ?? {}).find(([each]) => each === name)?.[1],
      parseConfig({}),
    );

function rowOf({ key, says }: ConfigKey): string {
  const value = defaultOf(key);
  return `- \`${key}\`${value === undefined ? '' : `: \`${JSON.stringify(value)}\``}  \n  ${says}`;
}

/** The documentation of all keys. */
export const configPage = (): string =>
  `${HEAD}\n${configKeys(readFileSync(path.join(root, SCHEMA), 'utf8'))
    .map(rowOf)
    .join('\n')}\n`;

if (import.meta.main) {
  writeFileSync(path.join(root, PAGE), configPage());
  await run('oxfmt', [PAGE]);
}
