import type { Activity, ProspectChoice } from '@sereno/domain/activity';
import { createFinder, fold } from '@sereno/domain/search';

/** As many as the server gives. */
const MOST = 20;

/**
 * The prospects of activities that are there already, by name, for when the server cannot be asked: those whose name holds the
 * text, whatever its case and accents.
 */
export function knownProspects(activities: readonly Activity[], search: string): readonly ProspectChoice[] {
  const isNamed = createFinder(fold(search));
  const known = new Map<number, ProspectChoice>();
  for (const { prospectId, prospectName, adviserName, contact } of activities) {
    if (prospectId === null || known.has(prospectId) || !isNamed(prospectName)) continue;
    const { hasEmail, hasPhone, hasAddress } = contact;
    known.set(prospectId, {
      id: prospectId,
      name: prospectName,
      detail: null,
      adviserName,
      hasEmail,
      hasPhone,
      hasAddress,
    });
  }
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'es')).slice(0, MOST);
}
