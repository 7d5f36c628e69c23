import { describe, expect, it } from 'vitest';
import { LISTED_EMPLOYEE, viewer } from '../testing/viewers.ts';
import { canChooseManagers, canDownloadCsv, DEFAULT_ACCESS_CONFIG, RIGHTS, rightVerdict } from './index.ts';

const listedByNobody = viewer(8, { employeeId: LISTED_EMPLOYEE });

describe('rights', () => {
  it('TBL-13 STM-06 no list grants them by default', () => {
    expect(canDownloadCsv(listedByNobody, DEFAULT_ACCESS_CONFIG)).toBe(false);
    expect(canChooseManagers(listedByNobody, DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('TBL-14 PDF-04 name the deciding rule', () => {
    expect(rightVerdict('print', viewer(5), DEFAULT_ACCESS_CONFIG)).toEqual({
      allowed: false,
      by: { kind: 'rolesBelow', id: 5 },
    });
    expect(rightVerdict('managerPdf', viewer(6), DEFAULT_ACCESS_CONFIG)).toEqual({
      allowed: true,
      by: { kind: 'roles', ids: [1, 6, 7] },
    });
  });

  it('TBL-13 TBL-14 STM-06 PDF-02 to PDF-06 follow screen order', () => {
    expect(RIGHTS).toEqual([
      'downloadCsv',
      'print',
      'chooseManagers',
      'plainPdf',
      'trainerPdf',
      'managerPdf',
      'channelManagerPdf',
      'subdirectorPdf',
    ]);
  });

  it.each([0, -1, 2.5, Number.NaN])('TBL-13 TBL-14 STM-06 role %d has only the PDF that everyone has', (roleId) => {
    const has = RIGHTS.filter((right) => rightVerdict(right, viewer(roleId), DEFAULT_ACCESS_CONFIG).allowed);
    expect(has).toEqual(['plainPdf']);
  });
});
