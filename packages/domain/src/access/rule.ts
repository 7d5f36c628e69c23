import type { SessionUser } from '../session/index.ts';
import type { AccessConfig } from './accessConfig.ts';

/** What the rules need to know of a person: every decision depends on these four alone (MNU-01). */
export type Viewer = Pick<SessionUser, 'roleId' | 'companyId' | 'employeeId' | 'teamCarousel'>;

/** Says whether a viewer may; the conditions below are combined in the tables of `accessRules.ts`. */
export type Rule = (viewer: Viewer, config: AccessConfig) => boolean;

type EmployeeList = Exclude<keyof AccessConfig['employees'], 'menuExclusions'>;

export const anyone: Rule = () => true;
export const nobody: Rule = () => false;

/**
 * A rule that holds where the condition does. Whose role or company is no id at all (0, negative, NaN, a fraction) meets
 * no condition: what we cannot tell gets the least right, where "not 11" or "below 8" would let it pass.
 */
export const when =
  (condition: Rule): Rule =>
  (viewer, config) =>
    isId(viewer.roleId) && isId(viewer.companyId) && condition(viewer, config);

const isId = (value: number) => Number.isInteger(value) && value > 0;

/** One of these roles. */
export const roles = (...ids: readonly number[]): Rule => when(({ roleId }) => ids.includes(roleId));

/** Any role but these. */
export const rolesExcept = (...ids: readonly number[]): Rule => when(({ roleId }) => !ids.includes(roleId));

/** A role with a lower number than `id`. */
export const rolesBelow = (id: number): Rule => when(({ roleId }) => roleId < id);

/** The role `id` or one with a higher number. */
export const rolesFrom = (id: number): Rule => when(({ roleId }) => roleId >= id);

export const inCompany = (id: number): Rule => when(({ companyId }) => companyId === id);

export const outsideCompany = (id: number): Rule => when(({ companyId }) => companyId !== id);

/** An employee on the configured list (MNU-02). */
export const listed = (list: EmployeeList): Rule =>
  when(({ employeeId }, { employees }) => employeeId !== null && employees[list].includes(employeeId));

export const teamInCarousel: Rule = when(({ teamCarousel }) => teamCarousel);

export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (viewer, config) =>
    rules.some((rule) => rule(viewer, config));

export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (viewer, config) =>
    rules.every((rule) => rule(viewer, config));
