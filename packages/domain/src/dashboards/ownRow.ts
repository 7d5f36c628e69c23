import { fold } from '../search/index.ts';
import type { SessionUser } from '../session/index.ts';

/** Names of a person. */
export type NamedPerson = Pick<SessionUser, 'name' | 'fullName'> & {
  readonly employee: Pick<SessionUser['employee'], 'firstName' | 'lastName' | 'sellerName'>;
};

function compared(name: string): string {
  return fold(name).trim().replaceAll(/\s+/gu, ' ');
}

/**
 * The signed-in person's row in a ranking that identifies people by name only (OFR-03, STM-12). Null when missing, and
 * when several people share the name, because the row could be somebody else's.
 * @param nameOf The name of a row's person.
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
