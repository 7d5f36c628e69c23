/** More names than that are no line any more. */
const MOST_NAMES = 2;

/** What is chosen in words: the names of one or two, else how many; their number too where a name is not known. */
export function namedChoice(
  ids: readonly string[],
  options: readonly { readonly value: string; readonly label: string }[],
): string {
  const names = ids.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []);
  return ids.length <= MOST_NAMES && names.length === ids.length ? names.join(', ') : String(ids.length);
}
