/** Looks at values that may be anything: what a store, an address or a host holds. */

/** Whether it has properties of its own to be read by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its items, none where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text that it is, null where it is none. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The texts among its items. */
export function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}
