import { isRoleUpTo } from './role.ts';
import type { Viewer } from './rule.ts';

/** Whether the summary dashboard can be filtered by management and adviser: not when RoleId > 5 (DSH-01, FLT-06). */
export const canFilterByPeople = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => isRoleUpTo(5, roleId);

/** Whether the sales dashboard can be filtered by team (SAL-05). */
export const canFilterByTeam = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => isRoleUpTo(3, roleId);

/** Whether somebody says how work is weighed in the index of advisers (UND-25): roles 1 to 3 of those who see that report. */
export const canKeepWeights = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => isRoleUpTo(3, roleId);
