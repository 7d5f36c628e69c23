/** The figure of a column; undefined where it has none. A column may be called what every object has, such as 'constructor'. */
export const totalOf = (totals: Readonly<Record<string, string>> | null, id: string): string | undefined =>
  totals !== null && Object.hasOwn(totals, id) ? totals[id] : undefined;
