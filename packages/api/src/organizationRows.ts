import type { Adviser } from '@sereno/domain/organization';
import type { CataloguedWeek } from '@sereno/domain/week';
import { adviserOf, assistantManagerOf, managementOf, managerOf, teamOf } from './generated/readers/organization.ts';
import type { components } from './generated/schema.ts';
import { listReader, rowsOf, textOf } from './readers.ts';
import { dayOf } from './values.ts';

type Schemas = components['schemas'];

/** Reads managements (ENT-03); one without id or name is left out, here as in the lists below. */
export const readManagements = listReader(managementOf);

/** Reads assistant managements (ENT-04). */
export const readAssistantManagers = listReader(assistantManagerOf);

/** Reads teams (ENT-06). */
export const readTeams = listReader(teamOf);

/** Reads the managers of the team sales dashboard (ENT-07). */
export const readManagers = listReader(managerOf);

/** Reads advisers (ENT-05). Odd, because either number will do: one without a label, or without both, is left out. */
export const readAdvisers = listReader<Schemas['Adviser'], Adviser>((row) => {
  const adviser = adviserOf(row);
  return adviser?.employeeId === null && adviser.slpCode === null ? null : adviser;
});

const WEEK = /^(?<week>\d{1,2})(?:-(?<year>\d{4}))?$/;

/**
 * Reads the company's weeks (API-61, WKP-11). Odd, because they are numbered 'ww-yyyy', or by the number alone. A number
 * alone gets the year of its first day, but week 1 that of its last, since it may begin in December.
 */
export function readWeeks(body: unknown): readonly CataloguedWeek[] {
  return rowsOf(body, (row) => {
    const figures = WEEK.exec(textOf(row['WeekNumber']) ?? '')?.groups;
    const start = dayOf(row['StartDate']);
    const end = dayOf(row['EndDate']);
    const week = Number(figures?.['week'] ?? 0);
    if (start === null || end === null || end < start || week < 1 || week > 54) return null;
    const year = Number(figures?.['year'] ?? (week === 1 ? end : start).slice(0, 4));
    return { year, week, range: { start, end } };
  });
}
