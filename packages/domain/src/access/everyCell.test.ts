import { describe, expect, it } from 'vitest';
import { MENU } from '../navigation/index.ts';
import { isMet, isShown, type Person, specified } from '../testing/specifiedAccess.ts';
import {
  type AccessConfig,
  canChooseManagers,
  canDownloadCsv,
  canDownloadPdf,
  canOpenPath,
  canPrint,
  canSeeMenuEntry,
  DEFAULT_ACCESS_CONFIG,
  type EmployeeList,
  type Right,
  RIGHTS,
  type Viewer,
} from './index.ts';

/** Employee ids, each on the one list that names it. */
const LISTED: Readonly<Record<EmployeeList, number>> = {
  teamSales: 7001,
  reports: 7002,
  insuranceReport: 7003,
  csvDownload: 7004,
  teamManagerSelector: 7005,
};
const lists = Object.keys(LISTED).filter((name): name is EmployeeList => name in LISTED);
const ON_ALL = 7099;
const config: AccessConfig = {
  ...DEFAULT_ACCESS_CONFIG,
  employees: {
    teamSales: [LISTED.teamSales, ON_ALL],
    reports: [LISTED.reports, ON_ALL],
    insuranceReport: [LISTED.insuranceReport, ON_ALL],
    csvDownload: [LISTED.csvDownload, ON_ALL],
    teamManagerSelector: [LISTED.teamManagerSelector, ON_ALL],
    menuExclusions: {},
  },
};

/** On no list (with and without an employee number), on each list alone, on all lists. */
const EMPLOYEES: readonly Pick<Person, 'employeeId' | 'lists'>[] = [
  { employeeId: null, lists: [] },
  { employeeId: 12, lists: [] },
  ...lists.map((list) => ({ employeeId: LISTED[list], lists: [list] })),
  { employeeId: ON_ALL, lists },
];
const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

function personsOf(roles: readonly number[]): Person[] {
  return roles.flatMap((roleId) =>
    [1, 2, 3].flatMap((companyId) =>
      [false, true].flatMap((teamCarousel) =>
        EMPLOYEES.map((employee) => ({ roleId, companyId, teamCarousel, ...employee })),
      ),
    ),
  );
}

// Rules such as "12 and above" also cover numbers above the last role (RTE-07).
const people = [...personsOf(ROLES), ...personsOf([16, 99])];
const entries = MENU.flatMap((entry) => [entry, ...entry.children]);

const RIGHT_QUESTIONS: Readonly<Record<Right, (viewer: Viewer) => boolean>> = {
  downloadCsv: (viewer) => canDownloadCsv(viewer, config),
  print: (viewer) => canPrint(viewer, config),
  chooseManagers: (viewer) => canChooseManagers(viewer, config),
  plainPdf: (viewer) => canDownloadPdf('plain', viewer, config),
  trainerPdf: (viewer) => canDownloadPdf('trainer', viewer, config),
  managerPdf: (viewer) => canDownloadPdf('manager', viewer, config),
  channelManagerPdf: (viewer) => canDownloadPdf('channelManager', viewer, config),
  subdirectorPdf: (viewer) => canDownloadPdf('subdirector', viewer, config),
};

describe('every role, company, list and team', () => {
  it('combines 15 roles x 3 companies x 2 x 8 employees and checks every entry and right for each', () => {
    expect(personsOf(ROLES)).toHaveLength(720);
    expect(entries.map(({ id }) => id).toSorted()).toEqual(specified.entries.toSorted());
    expect(RIGHTS.toSorted()).toEqual(specified.rights.toSorted());
  });

  it.each(entries.map(({ id }) => [specified.menu(id).requirement, id] as const))(
    'MNU-01 MNU-02 MNU-04 %s: %s is in the menu of the roles that the specification names',
    (_requirement, id) => {
      const wrong = people.filter((person) => canSeeMenuEntry(id, person, config) !== isShown(id, person));
      expect(wrong).toEqual([]);
    },
  );

  it.each(entries.map(({ id, path }) => [specified.guard(path).requirement, id, path] as const))(
    '%s: %s opens at %s to whom the specification names',
    (_requirement, _id, path) => {
      const wrong = people.filter(
        (person) => canOpenPath(path, person, config) !== isMet(specified.guard(path), person),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(RIGHTS.map((right) => [specified.right(right).requirement, right] as const))(
    '%s: %s is the right of the roles that the specification names',
    (_requirement, right) => {
      const wrong = people.filter((person) => RIGHT_QUESTIONS[right](person) !== isMet(specified.right(right), person));
      expect(wrong).toEqual([]);
    },
  );
});
