/** The first and the last value that may be chosen, themselves among them; none where `min` is after `max`. */
export type Limits<Value extends string> = { readonly min: Value; readonly max: Value };

/** `min` is after `max`: nothing can be chosen. */
export type EmptyLimits<Value extends string> = { readonly code: 'emptyLimits' } & Limits<Value>;

/** What keeps a value from being chosen: before `min`, after `max`, or between limits that nothing lies between. */
export type LimitIssue<Value extends string, Named> =
  | EmptyLimits<Value>
  | ({ readonly code: 'beforeMin'; readonly min: Value } & Named)
  | ({ readonly code: 'afterMax'; readonly max: Value } & Named);

/**
 * What keeps the value from being chosen, or null. Days, months and times sort by time as text, so one comparison
 * serves them all.
 * @param named The value under the name that the issue gives it, such as `{ date }`.
 */
export function limitIssue<Value extends string, Named>(
  value: Value,
  { min, max }: Limits<Value>,
  named: Named,
): LimitIssue<Value, Named> | null {
  if (min > max) return { code: 'emptyLimits', min, max };
  if (value < min) return { code: 'beforeMin', min, ...named };
  return value > max ? { code: 'afterMax', max, ...named } : null;
}
