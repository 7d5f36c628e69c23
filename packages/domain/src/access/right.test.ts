import { describe, expect, it } from 'vitest';
import { EVERY_VIEWER, everyListOfOne, LISTED_EMPLOYEE, ROLES, viewer } from '../testing/viewers.ts';
import { canChooseManagers, canDownloadCsv, canDownloadPdf, canPrint, DEFAULT_ACCESS_CONFIG } from './index.ts';

describe('rights on tables', () => {
  it('TBL-13 CSV is for roles below 6 or for the listed employee', () => {
    const wrong = EVERY_VIEWER.filter((who) => {
      const expected = [1, 2, 3, 4, 5].includes(who.roleId) || (who.employeeId === LISTED_EMPLOYEE && who.roleId !== 0);
      return canDownloadCsv(who, everyListOfOne) !== expected;
    });
    expect(wrong).toEqual([]);
    expect(canDownloadCsv(viewer(8, { employeeId: LISTED_EMPLOYEE }), DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('TBL-14 printing is for roles below 5', () => {
    const wrong = EVERY_VIEWER.filter((who) => canPrint(who, everyListOfOne) !== [1, 2, 3, 4].includes(who.roleId));
    expect(wrong).toEqual([]);
  });
});

describe('rights on dashboards', () => {
  it('STM-06 managers are chosen by roles below 5 or the listed employee', () => {
    expect(ROLES.filter((role) => canChooseManagers(viewer(role), everyListOfOne))).toEqual([1, 2, 3, 4]);
    expect(canChooseManagers(viewer(8, { employeeId: LISTED_EMPLOYEE }), everyListOfOne)).toBe(true);
  });
});

describe('rights on PDFs', () => {
  it.each([
    ['PDF-02', 'plain', ROLES],
    ['PDF-03', 'trainer', [7]],
    ['PDF-04', 'manager', [1, 6, 7]],
    ['PDF-05', 'channelManager', [1, 5]],
    ['PDF-06', 'subdirector', [1, 4]],
  ] as const)('%s the %s PDF is for roles %j', (_id, kind, roles) => {
    expect(ROLES.filter((role) => canDownloadPdf(kind, viewer(role), DEFAULT_ACCESS_CONFIG))).toEqual([...roles]);
  });
});
