import {
  type CalendarDate,
  type CalendarMonth,
  monthGrid,
  monthName,
  monthOf,
  weekdayNames,
} from '@sereno/domain/calendar';
import type { GuardNight, GuardPerson } from '@sereno/domain/guard';
import { createPortal } from 'react-dom';
import { useLocale } from '@sereno/ui/locale';
import { Paper, PaperPage, Roster } from './RosterTable.styles.ts';
import { WEEK_STARTS_ON } from './MonthBoard.tsx';

export type RosterTableProps = {
  /** Name of the table. */
  label: string;
  month: CalendarMonth;
  people: readonly GuardPerson[];
  guards: readonly GuardNight[];
  /** Marked, where it lies in the month. */
  today?: CalendarDate;
  /** The person whose nights stand out; null for none. */
  employeeId?: number | null;
};

/** A month by weeks that is only read: the people of each night. */
export function RosterTable({ label, month, people, guards, today, employeeId = null }: RosterTableProps) {
  const locale = useLocale();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <Roster aria-label={label}>
      <thead>
        <tr>
          {weekdayNames(locale, WEEK_STARTS_ON).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, WEEK_STARTS_ON).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              monthOf(day) === month ? (
                <td key={day} data-today={day === today || undefined}>
                  <span className="day">{Number(day.slice(-2))}</span>
                  <ul>
                    {guards
                      .filter((guard) => guard.day === day)
                      .map((guard) => (
                        <li key={guard.employeeId} data-own={guard.employeeId === employeeId || undefined}>
                          {names.get(guard.employeeId)}
                        </li>
                      ))}
                  </ul>
                </td>
              ) : (
                <td key={day} data-outside>
                  <span className="day">{Number(day.slice(-2))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Roster>
  );
}

/** The sheet of a month: hidden on the screen, and while it is rendered printed alone. */
export function RosterSheet({ label, month, people, guards }: RosterTableProps) {
  const locale = useLocale();
  return createPortal(
    <>
      <PaperPage />
      <Paper>
        <h1>{`${label} · ${monthName(month, locale)}`}</h1>
        <RosterTable label={label} month={month} people={people} guards={guards} />
      </Paper>
    </>,
    document.body,
  );
}
