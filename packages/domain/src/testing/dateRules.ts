import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  formatScreenDate,
  formatScreenMonth,
  formatWireDate,
  fullDate,
  longDate,
  monthGrid,
  monthLimits,
  monthName,
  monthOf,
  parseWireDate,
  presetOf,
  rangePresets,
  readTypedDate,
  readTypedMonth,
  readTypedRange,
  readTypedTime,
  selectionOf,
  selectRange,
  startOfWeek,
  weekdayNames,
} from '../calendar/index.ts';
import {
  choosableWeeks,
  formatWeek,
  parseWeek,
  readTypedWeek,
  weekLabelParts,
  weekLimits,
  weekOf,
} from '../week/index.ts';

/** The results of every date rule on a day, as text. */
export function rulesOn(today: CalendarDate): string {
  const month = monthOf(today);
  const week = weekOf(today);
  const limits = { min: addDays(today, -40), max: today };
  const options = { today, ...limits };
  const pressed = selectRange(selectionOf(null), { type: 'press', day: addDays(today, -3) }, options);
  const { range } = selectRange(pressed, { type: 'press', day: addDays(today, -9) }, options);
  return JSON.stringify([
    [addDays(today, 1), addMonths(today, 1), dayOfWeek(today), startOfWeek(today, 3), monthGrid(month, 1)],
    [formatScreenDate(today), formatScreenMonth(month), formatWireDate(today), parseWireDate(`${today}T23:59:59Z`)],
    [longDate(today, 'es-MX'), fullDate(today, 'ja'), monthName(month, 'fr'), weekdayNames('de', 1)],
    [rangePresets(today, limits), range, presetOf({ start: addDays(today, -6), end: today }, today)],
    [readTypedDate(formatScreenDate(today), options), readTypedDate(`${today}T00:00:00Z`, options)],
    [readTypedMonth(formatScreenMonth(month), { today, limits: monthLimits(today) }), readTypedTime('9 pm')],
    readTypedRange(`${formatScreenDate(addDays(today, -6))} - ${formatScreenDate(today)}`, options),
    [weekLabelParts(week), parseWeek(formatWeek(week))],
    [choosableWeeks(weekLimits({ today })), readTypedWeek(formatWeek(week), { today, limits: weekLimits({ today }) })],
  ]);
}
