import { fold } from '../search/index.ts';

/** Names that a template may write between double braces: the prospect, who writes, their company and their phone. */
export const TEMPLATE_VARIABLES = ['prospecto', 'asesor', 'empresa', 'telefono'] as const;

export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** What the variables stand for; an empty text where it is not known. */
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

/** The parts of an e-mail that are written beforehand. The body is plain text; an empty line separates paragraphs. */
export type MailText = { readonly subject: string; readonly body: string };

/** An e-mail template of a company. */
export type MailTemplate = MailText & { readonly id: number; readonly name: string };

const VARIABLE = /\{\{([^{}]*)\}\}/gu;

const variableOf = (written: string): TemplateVariable | undefined => {
  const name = fold(written.trim());
  return TEMPLATE_VARIABLES.find((variable) => variable === name);
};

/** How a variable is written in a template: '{{asesor}}'. */
export const writtenVariable = (variable: TemplateVariable): string => `{{${variable}}}`;

/** The variables of a text, each once, in their order; upper case, accents and spaces around a name do not matter. */
export function templateVariables(text: string): readonly TemplateVariable[] {
  const found = Array.from(text.matchAll(VARIABLE), ([, written = '']) => variableOf(written));
  return [...new Set(found.filter((variable) => variable !== undefined))];
}

/** Whether every variable of a text is known, and none is left open: '{{precio}}' and '{{asesor}' would reach the reader as they are. */
export function isTemplate(text: string): boolean {
  const rest = text.replaceAll(VARIABLE, (whole, written: string) => (variableOf(written) === undefined ? whole : ''));
  return !/\{\{|\}\}/u.test(rest);
}

/**
 * The text with its variables filled in, literally: what a value contains is no variable, and no line of its own.
 * @throws RangeError for a text that is no template (`isTemplate`).
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  if (!isTemplate(text)) throw new RangeError('The template has an unknown variable.');
  return text.replaceAll(VARIABLE, (whole, written: string) => {
    const variable = variableOf(written);
    return variable === undefined ? whole : values[variable].replaceAll(/\s+/gu, ' ').trim();
  });
}

/** A text by its paragraphs, and these by their lines, without empty ones. */
export function paragraphsOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)\s*/u)
    .map((paragraph) => paragraph.split(/\r\n?|\n/u).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}
