/** The specification's roles. They have numbers and no names (GEN-08). */
export const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** Role of an installation's first user, who assigns roles to the others. */
export const FIRST_USER_ROLE = 1;

/** Whether a role assigns roles to others, so that a company needs somebody who has it. */
export const isAdministrator = (roleId: number): boolean => roleId === FIRST_USER_ROLE;

/** Role of a newly registered person, until role 1 changes it. */
export const REGISTERED_ROLE = 11;

/** Whether a number can be a role or company id: a positive whole number. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0;

/** Whether a number is a role from 1 to `last`. An id that is not a role gets the fewest rights. */
export const isRoleUpTo = (last: number, roleId: number): boolean => isId(roleId) && roleId <= last;
