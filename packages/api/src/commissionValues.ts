/** Readers for what people decide and sign: they give the value or null and never throw. */
import type { CommissionStatus } from '@sereno/domain/commission';
import { instantOf, textOf } from './readers.ts';

const STATUSES: Readonly<Record<string, CommissionStatus>> = { P: 'pending', A: 'accepted', R: 'inReconciliation' };

/** An unknown status is none, so that nothing can be decided about it (CMA-22). */
export function statusOf(value: unknown): CommissionStatus | null {
  const status = textOf(value) ?? '';
  return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null;
}

/** An instant in ISO 8601; null where it has no zone. */
export function momentOf(value: unknown): string | null {
  const instant = instantOf(value);
  return instant === null ? null : new Date(instant).toISOString();
}

/** Text of that form; null for any other, so that nothing else is ever shown as an image or compared as a fingerprint. */
function textLike(form: RegExp, value: unknown): string | null {
  const text = textOf(value);
  return text !== null && form.test(text) ? text : null;
}

/** A fingerprint of a week. */
export const fingerprintOf = (value: unknown): string | null => textLike(/^[0-9a-f]{64}$/, value);

/** A signature, as the address of a PNG with its data. */
export const imageOf = (value: unknown): string | null =>
  textLike(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, value);
