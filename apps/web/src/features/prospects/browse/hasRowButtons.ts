import type { ProspectRow } from '@sereno/domain/prospect';

/**
 * Whether the rows of a register have buttons that reach the person (CDR-08). Beside columns they take a pinned column of their own,
 * which is worth its place where more than half of the numbers are seen (ACL-18); the others are called from the detail. On a card,
 * whose number leads nowhere, one number is enough.
 */
export function hasRowButtons(rows: readonly Pick<ProspectRow, 'phone'>[], isNarrow: boolean): boolean {
  const seen = rows.filter(({ phone }) => phone !== null).length;
  return isNarrow ? seen > 0 : seen > rows.length / 2;
}
