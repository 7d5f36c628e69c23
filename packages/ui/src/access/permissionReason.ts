import {
  type AccessConfig,
  type Admission,
  type AdmissionCondition,
  admissionsOf,
  type MenuEntryId,
  type MenuReason,
  type RoleRange,
  rolesOutside,
  type Rule,
} from '@sereno/domain/access';
import type { Translate } from '../locale/index.ts';
import type { accessTexts } from '../locale/texts/es/access.ts';
import type { permissionsOf, PermissionSubject, PermissionVerdict } from './permissionRows.ts';

type LensTexts = Translate<typeof accessTexts>;

/** 'menú sí, guarda no', or 'permiso sí' of a right. */
export function verdictInWords(verdict: PermissionVerdict, t: LensTexts): string {
  const word = (yes: boolean) => t(yes ? 'permissionLens.yes' : 'permissionLens.no');
  if (verdict === 'granted' || verdict === 'refused') {
    return t('permissionLens.rightVerdict', { allowed: word(verdict === 'granted') });
  }
  return t('permissionLens.entryVerdict', {
    menu: word(verdict === 'both' || verdict === 'menuOnly'),
    guard: word(verdict === 'both' || verdict === 'guardOnly'),
  });
}

/** What describing a rule needs. */
export type ReasonWording = {
  readonly t: LensTexts;
  /** List format of the language: '1, 2 y 3'. */
  readonly list: Intl.ListFormat;
  readonly entryLabel: (id: MenuEntryId) => string;
  readonly config: AccessConfig;
};

/**
 * The reasons of a role's result, a sentence for the menu and one for the guard, or one for the right. Each is
 * generated from the deciding rule, so that it cannot go stale.
 */
export function permissionReason(
  subject: PermissionSubject,
  role: number,
  { reasons, menuReason }: ReturnType<typeof permissionsOf>,
  wording: ReasonWording,
): readonly string[] {
  const found = reasons(subject, role);
  if (found.kind === 'right') return [admits('rightAdmits', found.right.by, wording)];
  const menu = ofMenu(found.menu.by, (group) => menuReason(group, role), wording);
  return [...menu, ofGuard(found.guard.by, wording)];
}

function ofMenu(reason: MenuReason, reasonOf: (id: MenuEntryId) => MenuReason, wording: ReasonWording): string[] {
  const { t, entryLabel } = wording;
  switch (reason.kind) {
    case 'rule':
      return [admits('menuAdmits', reason.rule, wording)];
    case 'excluded':
      return [t('permissionLens.excluded')];
    case 'guarded':
      return [t('permissionLens.menuGuarded')];
    case 'restricted': {
      const who = inWords(reason.rule, wording) ?? '';
      return [t('permissionLens.menuRestricted', { who, entry: entryLabel(reason.to) })];
    }
    default: {
      const hidden = t('permissionLens.groupHidden', { group: entryLabel(reason.group) });
      return [hidden, ...ofMenu(reasonOf(reason.group), reasonOf, wording)];
    }
  }
}

function ofGuard(rule: Rule, wording: ReasonWording): string {
  return rule.kind === 'anyone' ? wording.t('permissionLens.guardNone') : admits('guardAdmits', rule, wording);
}

const FOR_NONE = { menuAdmits: 'menuNever', guardAdmits: 'nobody', rightAdmits: 'nobody' } as const;

function admits(sentence: keyof typeof FOR_NONE, rule: Rule, wording: ReasonWording): string {
  const who = inWords(rule, wording);
  const { t } = wording;
  return who === null ? t(`permissionLens.${FOR_NONE[sentence]}`) : t(`permissionLens.${sentence}`, { who });
}

/** 'los roles 1 a 3 y 12 a 14, y los roles 4 y 5 con equipo en el carrusel'; null when no role is admitted. */
function inWords(rule: Rule, wording: ReasonWording): string | null {
  const ways = admissionsOf(rule, wording.config).map((way) => wayIn(way, wording));
  if (ways.length === 0) return null;
  return ways.reduce((first, rest) => wording.t('permissionLens.also', { first, rest }));
}

function wayIn({ roles, conditions }: Admission, wording: ReasonWording): string {
  return conditions.reduce((who, condition) => underCondition(who, condition, wording), rolesInWords(roles, wording));
}

function underCondition(who: string, condition: AdmissionCondition, { t }: ReasonWording): string {
  switch (condition.kind) {
    case 'teamInCarousel':
      return t('permissionLens.teamInCarousel', { who });
    case 'listed':
      // The key in config.json.
      return t('permissionLens.listed', { who, list: `employees.${condition.list}` });
    default:
      return t(`permissionLens.${condition.kind}`, { who, company: condition.id });
  }
}

function rolesInWords(roles: readonly RoleRange[], wording: ReasonWording): string {
  const { t } = wording;
  const others = rolesOutside(roles);
  if (others.length === 0) return t('permissionLens.everyRole');
  // Open ranges are described by the missing roles.
  if (roles.at(-1)?.to === Number.POSITIVE_INFINITY) {
    return t('permissionLens.everyRoleBut', { roles: numbersOf(others, wording) });
  }
  const count = roles.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return t('permissionLens.roles', { count, roles: numbersOf(roles, wording) });
}

/** '1 a 3, 7 y 12'; two in a row are listed, more are a range. */
function numbersOf(ranges: readonly RoleRange[], { t, list }: ReasonWording): string {
  return list.format(
    ranges.flatMap(({ from, to }) => {
      if (to - from >= 2) return [t('permissionLens.range', { from, to })];
      return from === to ? [String(from)] : [String(from), String(to)];
    }),
  );
}
