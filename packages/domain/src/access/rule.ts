import type { SessionUser } from '../session/index.ts';
import type { AccessConfig } from './accessConfig.ts';
import { isId } from './role.ts';

/** What the rules know about a person. Every decision depends on these four fields alone (MNU-01). */
export type Viewer = Pick<SessionUser, 'roleId' | 'companyId' | 'employeeId' | 'teamCarousel'>;

/** A viewer without rights, used while signed out. */
export const NO_VIEWER: Viewer = { roleId: 0, companyId: 0, employeeId: null, teamCarousel: false };

/** The configured lists of employees (MNU-02). */
export type EmployeeList = Exclude<keyof AccessConfig['employees'], 'menuExclusions'>;

/**
 * An access rule as data: `holds` evaluates it, and screens can describe it. The functions below build rules; the
 * tables of `accessRules.ts` contain nothing else.
 */
export type Rule =
  | { readonly kind: 'anyone' | 'nobody' }
  | { readonly kind: 'carouselOpenToRole7' | 'discountRoles' }
  | { readonly kind: 'roles' | 'rolesExcept'; readonly ids: readonly number[] }
  | { readonly kind: 'rolesBelow' | 'rolesFrom'; readonly id: number }
  | { readonly kind: 'teamInCarousel' }
  | { readonly kind: 'inCompany' | 'outsideCompany'; readonly id: number }
  | { readonly kind: 'listed'; readonly list: EmployeeList }
  | { readonly kind: 'anyOf' | 'allOf'; readonly rules: readonly Rule[] };

/** The decision and its reason. */
export type Verdict<Reason> = { readonly allowed: boolean; readonly by: Reason };

export const anyone: Rule = { kind: 'anyone' };
export const nobody: Rule = { kind: 'nobody' };

/** One of these roles. */
export const roles = (...ids: readonly number[]): Rule => ({ kind: 'roles', ids });

/** Any role except these. */
export const rolesExcept = (...ids: readonly number[]): Rule => ({ kind: 'rolesExcept', ids });

/** Roles with a lower number than `id`. */
export const rolesBelow = (id: number): Rule => ({ kind: 'rolesBelow', id });

/** Role `id` and every higher number. */
export const rolesFrom = (id: number): Rule => ({ kind: 'rolesFrom', id });

export const inCompany = (id: number): Rule => ({ kind: 'inCompany', id });

export const outsideCompany = (id: number): Rule => ({ kind: 'outsideCompany', id });

/** An employee on the configured list (MNU-02). */
export const listed = (list: EmployeeList): Rule => ({ kind: 'listed', list });

export const teamInCarousel: Rule = { kind: 'teamInCarousel' };

/** Everyone, when `carousel.guardAllowsRole7` is set (MNU-19). */
export const carouselOpenToRole7: Rule = { kind: 'carouselOpenToRole7' };

/** The roles of `roles.discountReports` (MNU-26). */
export const discountRoles: Rule = { kind: 'discountRoles' };

export const anyOf = (...rules: readonly Rule[]): Rule => ({ kind: 'anyOf', rules });

export const allOf = (...rules: readonly Rule[]): Rule => ({ kind: 'allOf', rules });

/**
 * Whether a rule admits a viewer. A viewer with an invalid role or company id (0, negative, NaN, a fraction) is never
 * admitted, so that "not 11" or "below 8" cannot let it pass.
 */
export function holds(rule: Rule, viewer: Viewer, config: AccessConfig): boolean {
  switch (rule.kind) {
    case 'anyone':
      return true;
    case 'nobody':
      return false;
    case 'anyOf':
      return rule.rules.some((part) => holds(part, viewer, config));
    case 'allOf':
      return rule.rules.every((part) => holds(part, viewer, config));
    default:
      return isId(viewer.roleId) && isId(viewer.companyId) && meets(rule, viewer, config);
  }
}

type Condition = Exclude<Rule, { readonly kind: 'anyone' | 'nobody' | 'anyOf' | 'allOf' }>;

function meets(rule: Condition, viewer: Viewer, { employees, roles: configured, carousel }: AccessConfig): boolean {
  const { roleId, companyId, employeeId, teamCarousel } = viewer;
  switch (rule.kind) {
    case 'roles':
      return rule.ids.includes(roleId);
    case 'rolesExcept':
      return !rule.ids.includes(roleId);
    case 'rolesBelow':
      return roleId < rule.id;
    case 'rolesFrom':
      return roleId >= rule.id;
    case 'inCompany':
      return companyId === rule.id;
    case 'outsideCompany':
      return companyId !== rule.id;
    case 'listed':
      return employeeId !== null && employees[rule.list].includes(employeeId);
    case 'teamInCarousel':
      return teamCarousel;
    case 'carouselOpenToRole7':
      return carousel.guardAllowsRole7;
    default:
      return configured.discountReports.includes(roleId);
  }
}
