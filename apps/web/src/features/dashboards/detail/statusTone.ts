import type { BadgeTone } from '@sereno/ui/foundation';

/** By the names that the wire has for them (TOT-03). */
const TONES: ReadonlyMap<string, BadgeTone> = new Map([
  ['Pendiente', 'warning'],
  ['Vigente', 'positive'],
  ['Liquidado', 'neutral'],
  ['Cancelado', 'danger'],
]);

/** The tone of a contract's status, beside its word; neutral for a status that is not known. */
export const statusTone = (status: string): BadgeTone => TONES.get(status) ?? 'neutral';
