import type { PermissionPerson, permissionRoles } from './permissionRows.ts';

/** What the lens shows: of whom, and which part of the table. */
export type PermissionLensFilters = PermissionPerson & {
  /** What an entry's name or address must hold; '' for every entry. */
  readonly query: string;
  /** Only the rows in which menu and guard say different things of some role in sight. */
  readonly differing: boolean;
  /** The role that a phone shows; where every role has room it is kept and not shown. */
  readonly role: (typeof permissionRoles)[number];
};

/** Company 1, on no list, without a team in the carousel; every entry. */
export const defaultPermissionFilters: PermissionLensFilters = {
  company: 1,
  withTeam: false,
  onLists: false,
  query: '',
  differing: false,
  role: 1,
};
