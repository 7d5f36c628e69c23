import { fold } from '../search/index.ts';
import type { SessionUser } from '../session/index.ts';

/** Whatever a person may be called by. */
export type NamedPerson = Pick<SessionUser, 'name' | 'fullName'> & {
  readonly employee: Pick<SessionUser['employee'], 'firstName' | 'lastName' | 'sellerName'>;
};

function compared(name: string): string {
  return fold(name).trim().replaceAll(/\s+/gu, ' ');
}

/**
 * The row of the signed-in person in a ranking that tells people by nothing but their name (OFR-03, STM-12); null where there
 * is none, and where several people have the name, since one of them would be shown somebody else's place.
 * @param nameOf Whose row it is.
 */
export function ownRow<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { name, fullName, employee }: NamedPerson,
): Row | null {
  const whole = `${employee.firstName} ${employee.lastName ?? ''}`;
  for (const candidate of [employee.sellerName ?? '', whole, fullName, name].map(compared)) {
    const [row, ...namesakes] = rows.filter((each) => candidate !== '' && compared(nameOf(each)) === candidate);
    if (row !== undefined) return namesakes.length === 0 ? row : null;
  }
  return null;
}
