import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** The names that a role's number has in the code, in rows and on the wire. */
const ROLE = new Set(['roleId', 'role_id', 'RoleId']);
const SQL = /\brole_id\s*(?:[=<>]|!=|(?:not\s+)?(?:in|between)\b)/iu;

/** `roleId` of `viewer.roleId`, `roleId` and `row['roleId']`; empty for anything else. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text;
  return ts.isParenthesizedExpression(node) ? nameOf(node.expression) : '';
}

const isRole = (node: ts.Expression | undefined): boolean => node !== undefined && ROLE.has(nameOf(node));

const isNothing = (node: ts.Expression): boolean => ['null', 'undefined'].includes(node.getText());
/** `role === 4`: elsewhere `role` is what an element is to a screen reader. */
const isRoleNumber = (left: ts.Expression, right: ts.Expression): boolean =>
  nameOf(left) === 'role' && ts.isNumericLiteral(right);

/** Whether a node decides by role: compares one, looks one up in a list, switches on one, or filters by one in SQL. */
function decides(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, right } = node;
    if (!/^(?:[!=]==?|[<>]=?)$/u.test(node.operatorToken.getText())) return false;
    return (isRole(left) && !isNothing(right)) || (isRole(right) && !isNothing(left)) || isRoleNumber(left, right);
  }
  if (ts.isSwitchStatement(node)) return isRole(node.expression);
  if (ts.isCallExpression(node))
    return /^(?:includes|has|indexOf|get)$/u.test(nameOf(node.expression)) && node.arguments.some(isRole);
  return ts.isTaggedTemplateExpression(node) && SQL.test(node.template.getText());
}

/** The lines of a source that decide something by the number of a role. */
export function roleRules(source: string, file: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (decides(node)) found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The same for files of the workspace. */
export const roleRulesOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => roleRules(readFileSync(path.join(root, file), 'utf8'), file));
