import { MalformedAnswerError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { describe, expect, it } from 'vitest';
import type { Whose } from '../weeklyQueries.ts';
import { pdfProblem } from './pdfProblem.ts';
import { pdfChoices, type PdfLists } from './pdfTargets.ts';

const userOf = (roleId: number): SessionUser => ({
  id: 1,
  roleId,
  companyId: 1,
  employeeId: 108,
  name: 'Silvia',
  fullName: 'Silvia Flores',
  userName: 'rol',
  carouselOn: false,
  teamCarousel: false,
  companyName: '',
  roleName: '',
  employee: {
    firstName: 'Silvia',
    lastName: null,
    slpCode: 1108,
    sellerName: null,
    email: null,
    mobile: null,
    employeeId: 108,
    extEmpNo: null,
    jobTitle: null,
    businessLineName: null,
    manager: null,
  },
});

const week = { year: 2026, week: 46 };
const lists: PdfLists = {
  managements: [
    { value: '3', label: 'Gerencia Coyoacán' },
    { value: '6', label: 'Gerencia Norte' },
  ],
  channels: [{ value: '2', label: 'Canal Oriente' }],
  assistants: [{ value: '1', label: 'Subdirección Centro' }],
};
const nobody: Whose = { adviser: null, management: null };

const choices = (roleId: number, whose: Whose = nobody, adviserName: string | null = null) =>
  pdfChoices({ user: userOf(roleId), config: DEFAULT_ACCESS_CONFIG, week, whose, adviserName, lists });
const namesOf = (roleId: number) => choices(roleId).map(({ kind }) => kind);

describe('the PDFs of a week', () => {
  it('PDF-02 to PDF-06 are those of the role, in the order of their buttons', () => {
    expect(namesOf(1)).toEqual(['plain', 'manager', 'channelManager', 'subdirector']);
    expect(namesOf(4)).toEqual(['plain', 'subdirector']);
    expect(namesOf(5)).toEqual(['plain', 'channelManager']);
    expect(namesOf(6)).toEqual(['plain', 'manager']);
    expect(namesOf(7)).toEqual(['plain', 'trainer', 'manager']);
    expect(namesOf(8)).toEqual(['plain']);
  });

  it('PDF-02 PDF-07 request the adviser whose rows are shown, and nothing without one', () => {
    const [plain] = choices(4, { adviser: 208, management: null }, 'Julián Ortega');
    expect(plain?.targets.map(({ request }) => request)).toEqual([
      { kind: 'plain', week, person: 'Julián Ortega', adviser: 208 },
    ]);
    expect(choices(4)[0]?.targets).toEqual([]);
    const [own] = choices(8, { adviser: 1108, management: null });
    expect(own?.targets[0]?.request).toEqual({ kind: 'plain', week, person: 'Silvia Flores', adviser: 1108 });
  });

  it('PDF-03 request the trainer’s people by the trainer’s own number, with an adviser chosen or not', () => {
    const requests = [nobody, { adviser: 208, management: null }].map((whose) => choices(7, whose, 'Julián Ortega')[1]);
    const ofTheirs = { kind: 'trainer', week, person: 'Silvia Flores', adviser: 1108 };
    expect(requests.map((choice) => choice?.targets.map(({ request }) => request))).toEqual([[ofTheirs], [ofTheirs]]);
  });

  it('PDF-04 PDF-06 offer role 1 each management and assistant management, and the chosen one alone', () => {
    const [, managers, , assistants] = choices(1);
    expect(managers?.targets.map(({ name }) => name)).toEqual(['Gerencia Coyoacán', 'Gerencia Norte']);
    expect(managers?.targets[1]?.request).toEqual({
      kind: 'manager',
      week,
      person: 'Gerencia Norte',
      managements: [6],
    });
    expect(assistants?.targets[0]?.request).toMatchObject({ kind: 'subdirector', assistantManager: 1 });
    const [, chosen] = choices(1, { adviser: null, management: 6 });
    expect(chosen?.targets.map(({ id }) => id)).toEqual(['6']);
  });

  it('PDF-01 say why nothing was saved', () => {
    expect(pdfProblem(new UnreachableError('x'))).toBe('unreachable');
    expect(pdfProblem(new MalformedAnswerError('x'))).toBe('noPdf');
    expect([404, 422, 500].map((status) => pdfProblem(new UnexpectedStatusError(status, 'x')))).toEqual([
      'none',
      'none',
      'refused',
    ]);
    expect(pdfProblem(new Error('x'))).toBe('refused');
  });
});
