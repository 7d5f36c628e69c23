import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';
import { sourceProgram } from './sourceProgram.ts';

/** The texts that a type allows, as the compiler understands it; none where it allows any. */
const textsOf = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));

/**
 * Every string in those files, and every string that their templates can become where a key is expected:
 * `` t(`activities.${type}`) `` gives a key for each existing type, and no other with the same prefix.
 * @param files From the workspace's folder.
 */
export function usedTexts(files: readonly string[]): Set<string> {
  const program = sourceProgram(files.map((file) => path.join(root, file)));
  const checker = program.getTypeChecker();
  const used = new Set<string>();

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) used.add(node.text);
    if (ts.isTemplateExpression(node)) textsOf(checker.getTypeAtLocation(node)).forEach((text) => used.add(text));
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(path.join(root, file));
    if (source) visit(source);
  }
  return used;
}
