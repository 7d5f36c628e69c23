import {
  type AccessConfig,
  guardVerdict,
  type MenuEntryId,
  type MenuReason,
  menuVerdict,
  RIGHTS,
  type Right,
  rightVerdict,
  ROLES,
  type Rule,
  type Verdict,
  type Viewer,
} from '@sereno/domain/access';
import { MENU, type MenuEntry } from '@sereno/domain/navigation';
import { fold } from '@sereno/domain/search';

/** The roles of the specification; they have numbers and no names (GEN-08). */
export const permissionRoles = ROLES;

/** The companies that the rules distinguish. */
export const permissionCompanies = [1, 2, 3] as const;

/** The person whose permissions are shown, without role. */
export type PermissionPerson = {
  /** Their company. */
  readonly company: (typeof permissionCompanies)[number];
  /** Their team takes part in the carousel. */
  readonly withTeam: boolean;
  /** They are on every list of employees, empty ones included. */
  readonly onLists: boolean;
};

/** Subject of a row: a menu entry with its path, or a right. */
export type PermissionSubject =
  | { readonly kind: 'entry'; readonly id: MenuEntryId; readonly path: string; readonly level: 1 | 2 }
  | { readonly kind: 'right'; readonly id: Right };

/** Result for one role: an entry's menu and guard combined, or a right. */
export type PermissionVerdict = 'both' | 'menuOnly' | 'guardOnly' | 'neither' | 'granted' | 'refused';

/** One row of the table. */
export type PermissionRow = {
  readonly subject: PermissionSubject;
  /** Label in the language of the page. */
  readonly label: string;
  /** By role. */
  readonly verdicts: ReadonlyMap<number, PermissionVerdict>;
};

/** An employee number that does not exist, for the person on every list. */
const UNUSED_NUMBER = -1;

const onEveryList = (config: AccessConfig): AccessConfig => {
  const { teamSales, reports, insuranceReport, csvDownload, teamManagerSelector, menuExclusions } = config.employees;
  return {
    ...config,
    employees: {
      teamSales: [...teamSales, UNUSED_NUMBER],
      reports: [...reports, UNUSED_NUMBER],
      insuranceReport: [...insuranceReport, UNUSED_NUMBER],
      csvDownload: [...csvDownload, UNUSED_NUMBER],
      teamManagerSelector: [...teamManagerSelector, UNUSED_NUMBER],
      menuExclusions,
    },
  };
};

/** The reasons of a role's result; person and configuration are fixed. */
export type PermissionReasons =
  | { readonly kind: 'entry'; readonly menu: Verdict<MenuReason>; readonly guard: Verdict<Rule> }
  | { readonly kind: 'right'; readonly right: Verdict<Rule> };

/** Evaluates the rules for a person in any role, under a configuration. */
export function permissionsOf(person: PermissionPerson, running: AccessConfig) {
  const config = person.onLists ? onEveryList(running) : running;
  const viewerOf = (roleId: number): Viewer => ({
    roleId,
    companyId: person.company,
    employeeId: person.onLists ? UNUSED_NUMBER : null,
    teamCarousel: person.withTeam,
  });
  return {
    reasons: (subject: PermissionSubject, roleId: number): PermissionReasons => {
      const viewer = viewerOf(roleId);
      if (subject.kind === 'right') return { kind: 'right', right: rightVerdict(subject.id, viewer, config) };
      return {
        kind: 'entry',
        menu: menuVerdict(subject.id, viewer, config),
        guard: guardVerdict(subject.path, viewer, config),
      };
    },
    /** Why the menu shows an entry: for the group that a reason refers to. */
    menuReason: (id: MenuEntryId, roleId: number): MenuReason => menuVerdict(id, viewerOf(roleId), config).by,
  };
}

const ENTRIES: readonly PermissionSubject[] = MENU.flatMap((entry) => [
  subjectOf(entry, 1),
  ...entry.children.map((child) => subjectOf(child, 2)),
]);
const SUBJECTS: readonly PermissionSubject[] = [...ENTRIES, ...RIGHTS.map((id) => ({ kind: 'right' as const, id }))];

function subjectOf({ id, path }: MenuEntry, level: 1 | 2): PermissionSubject {
  return { kind: 'entry', id, path, level };
}

/** Every menu entry and right in menu order, with the result for each role. */
export function permissionRows(
  person: PermissionPerson,
  config: AccessConfig,
  labelOf: (subject: PermissionSubject) => string,
): readonly PermissionRow[] {
  const { reasons } = permissionsOf(person, config);
  return SUBJECTS.map((subject) => ({
    subject,
    label: labelOf(subject),
    verdicts: new Map(permissionRoles.map((role) => [role, verdictOf(reasons(subject, role))])),
  }));
}

/** The result of the reasons. */
function verdictOf(reasons: PermissionReasons): PermissionVerdict {
  if (reasons.kind === 'right') return reasons.right.allowed ? 'granted' : 'refused';
  if (reasons.menu.allowed) return reasons.guard.allowed ? 'both' : 'menuOnly';
  return reasons.guard.allowed ? 'guardOnly' : 'neither';
}

/** The result for a role; none for a role that the table lacks. */
export function verdictAt({ verdicts }: PermissionRow, role: number): PermissionVerdict {
  return verdicts.get(role) ?? 'neither';
}

/** Whether menu and guard differ. */
export function differs(verdict: PermissionVerdict): boolean {
  return verdict === 'menuOnly' || verdict === 'guardOnly';
}

/** Number of cells of these rows and roles with that result. */
export function countOf(rows: readonly PermissionRow[], roles: readonly number[], verdict: PermissionVerdict): number {
  return rows.reduce((sum, row) => sum + roles.filter((role) => verdictAt(row, role) === verdict).length, 0);
}

/** The rows whose name or path contains every search word, ignoring accents. */
export function foundRows(rows: readonly PermissionRow[], query: string): readonly PermissionRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ label, subject }) => {
    const text = fold(subject.kind === 'entry' ? `${label}\n${subject.path}` : label);
    return words.every((word) => text.includes(word));
  });
}
