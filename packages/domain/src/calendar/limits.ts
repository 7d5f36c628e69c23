/** First and last allowed value, both included; empty when `min` is after `max`. */
export type Limits<Value extends string> = { readonly min: Value; readonly max: Value };

/** `min` is after `max`: no value is allowed. */
export type EmptyLimits<Value extends string> = { readonly code: 'emptyLimits' } & Limits<Value>;

/** Why a value is not allowed: before `min`, after `max`, or the limits are empty. */
export type LimitIssue<Value extends string, Named> =
  | EmptyLimits<Value>
  | ({ readonly code: 'beforeMin'; readonly min: Value } & Named)
  | ({ readonly code: 'afterMax'; readonly max: Value } & Named);

/**
 * Why the value is not allowed, or null. Days, months and times sort by time as text, so one comparison serves all
 * three.
 * @param named The value under its name in the issue, such as `{ date }`.
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
