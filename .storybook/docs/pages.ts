import ts from 'typescript';

/** What the page of a component says beside its props and its stories: what it is for, why it is used so, and its keys. */
export type Page = { readonly text: string; readonly keys: readonly (readonly [keys: string, does: string])[] };

/** The text of a literal, or of several that are joined; undefined for anything else. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The value of a property, down those names. */
function valueAt(node: ts.Node | undefined, [name, ...rest]: readonly string[]): ts.Expression | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name);
  return rest.length === 0 ? property?.initializer : valueAt(property?.initializer, rest);
}

/**
 * The page in the text of a file of stories, by the component's name: the last word of its title, or else the name of the file.
 * None where the meta has no description.
 */
export function pagesIn(file: string, stories: string): [name: string, page: Page][] {
  const source = ts.createSourceFile(`${file}.tsx`, stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'meta')?.initializer;
  const object = meta && ts.isSatisfiesExpression(meta) ? meta.expression : meta;
  const text = textOf(valueAt(object, ['parameters', 'docs', 'description', 'component']));
  if (text === undefined) return [];
  const keyboard = valueAt(object, ['parameters', 'keyboard']);
  const lines = keyboard && ts.isObjectLiteralExpression(keyboard) ? keyboard.properties : [];
  const keys = [...lines]
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }): [string, string] => [
      ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText(),
      textOf(initializer) ?? '',
    ]);
  const usage = valueAt(object, ['parameters', 'usage']);
  const uses = usage && ts.isArrayLiteralExpression(usage) ? usage.elements : [];
  const reasons = uses.flatMap((use) => textOf(valueAt(use, ['why'])) ?? []);
  const title = textOf(valueAt(object, ['title']))
    ?.split('/')
    .at(-1);
  return [[title ?? file, { text: [text, ...reasons].join(' '), keys }]];
}
