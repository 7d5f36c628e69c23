import { type CalendarDate, parseWireDate } from '@sereno/domain/calendar';
import type { ProspectRow, SimilarProspect } from '@sereno/domain/prospect';
import { countIn } from './figures.ts';
import { type Fields, flagOf, integerOf, rowsOf, textOf } from './readers.ts';

/** The day of a field; null where it is none. */
export const dayIn = (fields: Fields, name: string): CalendarDate | null => parseWireDate(textOf(fields[name]) ?? '');

/** Reads the rows of a register; one without an id cannot be opened and is left out. */
export function readProspectRows(body: unknown): readonly ProspectRow[] {
  return rowsOf(body, (row) => {
    const id = integerOf(row['Id']);
    if (id === null) return null;
    const phone = textOf(row['Phone']);
    const email = textOf(row['Email']);
    return {
      id,
      name: textOf(row['Name']) ?? '',
      phone,
      email,
      hasPhone: phone !== null || flagOf(row['HasPhone']),
      hasEmail: email !== null || flagOf(row['HasEmail']),
      place: textOf(row['Place']),
      means: textOf(row['ProspectionMeans']),
      adviserName: textOf(row['AdvisorName']),
      formerAdviserName: textOf(row['FormerAdvisorName']),
      createdOn: dayIn(row, 'CreatedOn'),
      reassignedOn: dayIn(row, 'ReassignedOn'),
      discardedOn: dayIn(row, 'DiscardedOn'),
      lastActivityOn: dayIn(row, 'LastActivityOn'),
      nextActivityOn: dayIn(row, 'NextActivityOn'),
      contracts: countIn(row, 'Contracts'),
    };
  });
}

const WAYS: readonly SimilarProspect['by'][] = ['phone', 'email'];

/** Reads who is known already; one of whom it is not told by what is left out, one that may not be opened stays. */
export function readSimilarProspects(body: unknown): readonly SimilarProspect[] {
  return rowsOf(body, (row) => {
    const by = WAYS.find((way) => way === row['By']);
    if (by === undefined) return null;
    const id = integerOf(row['Id']);
    // A name without an id is nobody's to see: it would be a slip of the server.
    return id === null
      ? { by, id, name: null, adviserName: null }
      : { by, id, name: textOf(row['Name']), adviserName: textOf(row['AdvisorName']) };
  });
}
