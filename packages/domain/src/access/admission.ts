import type { AccessConfig } from './accessConfig.ts';
import { EVERY_ROLE, type RoleRange, rolesOf, rolesOfBoth, rolesOfEither, rolesOutside } from './roleRange.ts';
import type { Rule } from './rule.ts';

/** A condition of a rule other than the role. */
export type AdmissionCondition = Extract<
  Rule,
  { readonly kind: 'teamInCarousel' | 'listed' | 'inCompany' | 'outsideCompany' }
>;

/** One way to be admitted: one of these roles, with every condition met. Roles are ascending, conditions distinct. */
export type Admission = {
  readonly roles: readonly RoleRange[];
  readonly conditions: readonly AdmissionCondition[];
};

/**
 * The admissions of a rule under a configuration, fewest conditions first; empty when it admits no viewer. Settings
 * (`carousel.guardAllowsRole7`, `roles.discountReports`) are already resolved. `holds` admits exactly the viewers that
 * match one of these. Use it to describe a rule in text.
 */
export function admissionsOf(rule: Rule, config: AccessConfig): readonly Admission[] {
  switch (rule.kind) {
    case 'anyOf':
      return simplified(rule.rules.flatMap((part) => admissionsOf(part, config)));
    case 'allOf':
      return rule.rules.reduce<readonly Admission[]>(
        (admissions, part) => simplified(inBoth(admissions, admissionsOf(part, config))),
        [everybody],
      );
    case 'teamInCarousel':
    case 'listed':
    case 'inCompany':
    case 'outsideCompany':
      return [{ roles: EVERY_ROLE, conditions: [rule] }];
    default: {
      const roles = rolesIn(rule, config);
      return roles.length === 0 ? [] : [{ roles, conditions: [] }];
    }
  }
}

const everybody: Admission = { roles: EVERY_ROLE, conditions: [] };

type RoleRule = Exclude<Rule, AdmissionCondition | { readonly kind: 'anyOf' | 'allOf' }>;

function rolesIn(rule: RoleRule, { roles, carousel }: AccessConfig): readonly RoleRange[] {
  switch (rule.kind) {
    case 'roles':
      return rolesOf(rule.ids);
    case 'rolesExcept':
      return rolesOutside(rolesOf(rule.ids));
    case 'rolesBelow':
      return rolesOfBoth(EVERY_ROLE, [{ from: 1, to: rule.id - 1 }]);
    case 'rolesFrom':
      return rolesOfBoth(EVERY_ROLE, [{ from: rule.id, to: Number.POSITIVE_INFINITY }]);
    case 'discountRoles':
      return rolesOf(roles.discountReports);
    case 'carouselOpenToRole7':
      return carousel.guardAllowsRole7 ? EVERY_ROLE : [];
    default:
      return rule.kind === 'anyone' ? EVERY_ROLE : [];
  }
}

function inBoth(some: readonly Admission[], others: readonly Admission[]): Admission[] {
  return some.flatMap((one) =>
    others.map((other) => ({
      roles: rolesOfBoth(one.roles, other.roles),
      conditions: [...one.conditions, ...other.conditions.filter((requested) => !asks(one, requested))],
    })),
  );
}

/** Merges admissions that have the same conditions and drops redundant ones. */
function simplified(admissions: readonly Admission[]): readonly Admission[] {
  const merged: Admission[] = [];
  for (const admission of admissions.filter(({ roles }) => roles.length > 0)) {
    const index = merged.findIndex((known) => asksNoMore(known, admission) && asksNoMore(admission, known));
    const known = merged[index];
    if (known === undefined) merged.push(admission);
    else merged[index] = { ...known, roles: rolesOfEither(known.roles, admission.roles) };
  }
  return merged
    .filter((one) => !merged.some((other) => other !== one && covers(other, one)))
    .toSorted((one, other) => one.conditions.length - other.conditions.length);
}

function covers(wide: Admission, narrow: Admission): boolean {
  return asksNoMore(wide, narrow) && rolesOfBoth(narrow.roles, rolesOutside(wide.roles)).length === 0;
}

function asksNoMore({ conditions }: Admission, than: Admission): boolean {
  return conditions.every((requested) => asks(than, requested));
}

function asks({ conditions }: Admission, requested: AdmissionCondition): boolean {
  return conditions.some((known) => sameCondition(known, requested));
}

function sameCondition(one: AdmissionCondition, other: AdmissionCondition): boolean {
  if (one.kind === 'teamInCarousel') return other.kind === one.kind;
  if (one.kind === 'listed') return other.kind === one.kind && other.list === one.list;
  return other.kind === one.kind && other.id === one.id;
}
