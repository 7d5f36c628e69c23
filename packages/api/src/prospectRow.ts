import type { SimilarProspect } from '@sereno/domain/prospect';
import { prospectRowOf } from './generated/readers/prospect.ts';
import { integerOf, listReader, rowsOf, textOf } from './readers.ts';

/** Reads the rows of a register; one without an id cannot be opened and is left out. */
export const readProspectRows = listReader(prospectRowOf);

const WAYS: readonly SimilarProspect['by'][] = ['phone', 'email'];

/**
 * Reads who is known already; one of whom it is not told by what is left out, one that may not be opened stays. Odd, because without an
 * id the name is not read either.
 */
export function readSimilarProspects(body: unknown): readonly SimilarProspect[] {
  return rowsOf(body, (row) => {
    const by = WAYS.find((way) => way === row['By']);
    if (by === undefined) return null;
    const id = integerOf(row['Id']);
    // A name without an id is a slip of the server, and is not shown.
    return id === null
      ? { by, id, name: null, adviserName: null }
      : { by, id, name: textOf(row['Name']), adviserName: textOf(row['AdvisorName']) };
  });
}
