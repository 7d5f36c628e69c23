import type { FieldIssue } from './envelope.ts';

/** A number as people write it: `0x1`, `1e3` and ` 1` are text that a program would take for one. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/**
 * The parameters that were read as numbers from an odd spelling, such as `0x1` or `1e3`, which may have meant something else.
 * @param sent The parameters as they came, text or lists of it.
 * @param read The same, as the types of the document.
 */
export function oddNumbers(sent: unknown, read: unknown): FieldIssue[] {
  const texts = new Map(entriesOf(sent));
  return entriesOf(read).flatMap(([name, value]) => {
    const text = [texts.get(name)].flat();
    return [value].flat().flatMap((one, index) => {
      const field = Array.isArray(value) ? `${name}.${index}` : name;
      return typeof one === 'number' && !NUMBER.test(String(text[index])) ? [{ field, code: 'wrongType' }] : [];
    });
  });
}
