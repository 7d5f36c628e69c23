import type { PermissionPerson, permissionRoles } from './permissionRows.ts';

/** The filters of the lens: the person, and the part of the table. */
export type PermissionLensFilters = PermissionPerson & {
  /** Search in an entry's name or path; '' for every entry. */
  readonly query: string;
  /** Only rows in which menu and guard differ for some visible role. */
  readonly differing: boolean;
  /** The role that a phone shows; kept but unused when all roles fit. */
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
