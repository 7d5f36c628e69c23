/** The roles of the specification; they have numbers and no names (GEN-08). */
export const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** The role of the first user of an installation, which gives the others theirs. */
export const FIRST_USER_ROLE = 1;

/** The role of somebody who registered, until role 1 changes it. */
export const REGISTERED_ROLE = 11;

/** Whether a number can be the id of a role or a company at all: 0, negative, NaN and fractions cannot. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0;

/** Whether a number is one of the roles from 1 to `last`. What is no role gets the least right. */
export const isRoleUpTo = (last: number, roleId: number): boolean => isId(roleId) && roleId <= last;
