import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** A text that stands in the code, where no language can replace it. */
export type LiteralText = {
  /** The file from the workspace's folder, with the line. */
  readonly at: string;
  /** What a person would read; `{}` stands for each value put into a template. */
  readonly text: string;
};

/** Props, attributes and properties whose value a person reads or hears. */
const SHOWN = new Set(
  (
    'alt aria-braillelabel aria-description aria-label aria-placeholder aria-roledescription aria-valuetext ariaLabel ' +
    'ariaDescription caption cancelLabel confirmLabel description emptyText error heading helperText hint innerHTML ' +
    'innerText label lead legend loadingText message placeholder subtitle summary text textContent title tooltip'
  ).split(' '),
);
/** Functions whose arguments a person reads. */
const SHOWING = new Set(['alert', 'confirm', 'prompt', 'Notification', 'createTextNode', 'insertAdjacentText']);
/** Functions and properties whose texts are for developers: keys of texts, selectors, tokens of the page. */
const UNSEEN_CALL = /^(t|import|requireName|warn|matchMedia|closest|matches|querySelector(All)?|console\..*|\w*Error)$/;
const UNSEEN_NAME = new Set(['className', 'component', 'd', 'key', 'preserveAspectRatio', 'rel', 'style']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** An address, or the key of a text. */
const isReference = (text: string): boolean => /^(\/|[a-z]\w*(\.\w+)+$)/.test(text);
/** Two words, one word that begins large, a word beside a value, or a letter that no name in code has. */
const isProse = (text: string): boolean =>
  /\p{L}{2,}[,;:.!?…]? \p{L}{2,}|^\p{Lu}\p{Ll}+$|\{\} \p{L}{2,}|\p{L}{2,}[,:]? \{\}|[^\P{L}A-Za-z]/u.test(text);

/** `aria-label` of an attribute, `title` of a property; empty for a computed name. */
const nameOf = (name: ts.Node): string => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

/** `setAttribute` of `element.setAttribute`, and `console.warn` whole. */
function calledName(called: ts.Expression): string {
  const name = called.getText();
  return name.startsWith('console.') ? name : name.replace(/^.*\./s, '');
}

/** What an expression may become where it is shown: either branch, each part of a sum or list, the values of a template. */
function outcomes(value: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return outcomes(value.expression);
  if (ts.isConditionalExpression(value)) return [...outcomes(value.whenTrue), ...outcomes(value.whenFalse)];
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(outcomes);
  if (ts.isTemplateExpression(value))
    return [value, ...value.templateSpans.flatMap(({ expression }) => outcomes(expression))];
  if (!ts.isBinaryExpression(value)) return [value];
  switch (value.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return outcomes(value.right);
    case ts.SyntaxKind.PlusToken:
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [...outcomes(value.left), ...outcomes(value.right)];
    default:
      return [];
  }
}

/** What stands written in a string or template; undefined for anything else. */
function written(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
}

/** Expressions whose value is shown because of their position. */
function shownBy(node: ts.Node): readonly (ts.Expression | undefined)[] {
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : [node.expression];
  if (ts.isJsxAttribute(node)) {
    const value = node.initializer;
    if (!SHOWN.has(nameOf(node.name))) return [];
    return [value && ts.isJsxExpression(value) ? value.expression : value];
  }
  if (ts.isPropertyAssignment(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node))
    return SHOWN.has(nameOf(node.name)) ? [node.initializer] : [];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const target = ts.isPropertyAccessExpression(node.left) ? node.left.name : node.left;
    return SHOWN.has(nameOf(target)) ? [node.right] : [];
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const given = node.arguments ?? [];
  const [first, second] = given;
  if (calledName(node.expression) === 'setAttribute') return first && SHOWN.has(nameOf(first)) ? [second] : [];
  return SHOWING.has(calledName(node.expression)) ? given : [];
}

/** Compared values, never shown: `event.key === 'Enter'`, `case 'Enter'`. */
function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true;
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText());
}

/** Not shown, including everything inside: types, imports, directives, and texts for developers or the page. */
function isUnseen(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return true;
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return UNSEEN_NAME.has(nameOf(node.name));
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && UNSEEN_CALL.test(calledName(node.expression));
}

/** The texts that `content` of a style brings to the page. */
const contentsOf = (style: string): string[] =>
  [...style.matchAll(/\bcontent:\s*(['"])(.*?)\1/g)].map(([, , text = '']) => text).filter(hasLetters);

/** Texts shown without the catalogue: between tags, in visible or spoken values, and prose anywhere else. */
export function literalTexts(source: string, file: string): LiteralText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = new Map<ts.Node, string>();
  // A style sheet is not prose, however many words it has.
  const isStyle = file.endsWith('.styles.ts');

  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    for (const outcome of shownBy(node).flatMap((value) => (value ? outcomes(value) : []))) {
      const text = written(outcome) ?? '';
      if (hasLetters(text) && !isReference(text)) found.set(outcome, text);
    }
    if (ts.isJsxText(node) && hasLetters(node.text)) found.set(node, node.text);
    if (ts.isTaggedTemplateExpression(node)) {
      for (const text of contentsOf(node.template.getText())) found.set(node, text);
      // A value in a style may contain another text; the style itself is CSS.
      if (ts.isTemplateExpression(node.template)) node.template.templateSpans.forEach((span) => visit(span.expression));
      return;
    }
    const text = written(node);
    if (text !== undefined && !isStyle && isProse(text) && !isCompared(node)) found.set(node, text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found].map(([node, text]) => ({
    at: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    text: text.replace(/\s+/g, ' ').trim(),
  }));
}

/** The literal texts of those files, given from the workspace's folder. */
export const literalTextsOf = (files: readonly string[]): LiteralText[] =>
  files.flatMap((file) => literalTexts(readFileSync(path.join(root, file), 'utf8'), file));
