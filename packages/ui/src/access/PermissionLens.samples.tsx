import type { MenuEntryId, Right } from '@sereno/domain/access';

/** The cell of an entry or a right and a role; asking by role takes seconds among a thousand. */
export const cellOf = (root: HTMLElement, id: MenuEntryId | Right, role: number): HTMLElement => {
  const cell = root.querySelector<HTMLElement>(`td[data-row="${id}"][data-role="${role}"]`);
  if (cell === null) throw new Error(`No cell of ${id} for role ${role}`);
  return cell;
};
