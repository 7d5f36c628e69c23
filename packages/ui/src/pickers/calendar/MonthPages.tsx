'use client';
import { addToMonth, type CalendarMonth, diffMonths, monthName, monthWord } from '@sereno/domain/calendar';
import { useFormats } from '../../locale/index.ts';
import { UnitPages } from './UnitPages.tsx';

type MonthPagesProps = {
  /** The selected month; null for none. */
  value: CalendarMonth | null;
  /** The initially focused month. */
  start: CalendarMonth;
  today: CalendarMonth;
  /** First and last allowed month, both included. */
  min: CalendarMonth;
  max: CalendarMonth;
  onChoose: (month: CalendarMonth) => void;
  /** Focuses the starting month when it opens. Default false. */
  takesFocus?: boolean;
};

/** Index of January of year 1: an index divided by twelve is its year. */
const FIRST = 12;
const placeOf = (month: CalendarMonth): number => FIRST + diffMonths('0001-01', month);
const monthAt = (place: number): CalendarMonth => addToMonth('0001-01', place - FIRST);

/** The months of a year, and behind the caption the years. */
export function MonthPages({ value, start, today, min, max, onChoose, takesFocus = false }: MonthPagesProps) {
  const { tag } = useFormats();
  return (
    <UnitPages
      perYear={12}
      unit={(place) => {
        const month = monthAt(place);
        return { text: monthWord(month, tag), name: monthName(month, tag) };
      }}
      min={placeOf(min)}
      max={placeOf(max)}
      selected={value === null ? null : placeOf(value)}
      today={placeOf(today)}
      start={placeOf(start)}
      takesFocus={takesFocus}
      onChoose={(place) => onChoose(monthAt(place))}
    />
  );
}
