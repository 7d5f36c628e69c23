import { parseWireDate } from '@sereno/domain/calendar';
import type { Adviser, AssistantManager, Management, Manager, Team } from '@sereno/domain/organization';
import type { CataloguedWeek } from '@sereno/domain/week';
import { integerOf, rowsOf, textOf } from './readers.ts';

/** Reads rows that are an id and a name, under the names that they have on the wire. */
function named(body: unknown, idField: string, nameField: string): readonly { id: number; name: string }[] {
  return rowsOf(body, (row) => {
    const id = integerOf(row[idField]);
    const name = textOf(row[nameField]);
    return id === null || name === null ? null : { id, name };
  });
}

/** Reads managements (ENT-03); one without id or name is left out, here as in the lists below. */
export const readManagements = (body: unknown): readonly Management[] => named(body, 'ManagementId', 'ManagementName');

/** Reads assistant managements (ENT-04); the wire misspells the name, and a server that corrects it is understood, too. */
export function readAssistantManagers(body: unknown): readonly AssistantManager[] {
  return rowsOf(body, (row) => {
    const id = integerOf(row['AssistantManagerId']);
    const name = textOf(row['AssitantManagerName']) ?? textOf(row['AssistantManagerName']);
    return id === null || name === null ? null : { id, name };
  });
}

/** Reads teams (ENT-06). */
export const readTeams = (body: unknown): readonly Team[] => named(body, 'TeamId', 'Name');

/** Reads the managers of the team sales dashboard (ENT-07). */
export const readManagers = (body: unknown): readonly Manager[] => named(body, 'ManagerId', 'Manager');

/** Reads advisers (ENT-05); one without a label, or without either number, is left out. */
export function readAdvisers(body: unknown): readonly Adviser[] {
  return rowsOf(body, (row) => {
    const employeeId = integerOf(row['EmployeeId']);
    const slpCode = integerOf(row['SlpCode']);
    const name = textOf(row['Adviser']) ?? textOf(row['Name']);
    return name === null || (employeeId === null && slpCode === null) ? null : { employeeId, slpCode, name };
  });
}

const WEEK = /^(?<week>\d{1,2})(?:-(?<year>\d{4}))?$/;

/**
 * Reads the company's weeks (API-61, WKP-11), numbered as the company does: 'ww-yyyy', or the number alone. A number
 * alone gets the year of its first day, but week 1 that of its last, since it may begin in December.
 */
export function readWeeks(body: unknown): readonly CataloguedWeek[] {
  return rowsOf(body, (row) => {
    const figures = WEEK.exec(textOf(row['WeekNumber']) ?? '')?.groups;
    const start = parseWireDate(textOf(row['StartDate']) ?? '');
    const end = parseWireDate(textOf(row['EndDate']) ?? '');
    const week = Number(figures?.['week'] ?? 0);
    if (start === null || end === null || end < start || week < 1 || week > 54) return null;
    const year = Number(figures?.['year'] ?? (week === 1 ? end : start).slice(0, 4));
    return { year, week, range: { start, end } };
  });
}
