/**
 * Reads the query of a call: a parameter left empty counts as absent, one that is repeated becomes a list, and the
 * brackets that some calls write after a list's name are dropped, so that `Advisors[]` and `Advisors` are the same (SES-18).
 */
export function readQueryString(text: string): Record<string, string | string[]> {
  const query = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const plain = withoutBrackets(name);
    query.set(plain, [...(query.get(plain) ?? []), value]);
  }
  return Object.fromEntries(
    [...query].map(([name, [first = '', ...rest]]) => [name, rest.length === 0 ? first : [first, ...rest]]),
  );
}

/** The name of a parameter as this server keeps it. */
export function withoutBrackets(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
