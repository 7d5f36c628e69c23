'use client';
import { addToMonth, type CalendarMonth, diffMonths, monthName, monthWord } from '@sereno/domain/calendar';
import { useState } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { UnitGrid } from './UnitGrid.tsx';
import { YearGrid } from './YearGrid.tsx';

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
const yearOf = (place: number): number => Math.floor(place / 12);
const yearText = (place: number): string => String(yearOf(place));

/** The months of a year, and behind the caption the years: selecting a year returns to its months. */
export function MonthPages({ value, start, today, min, max, onChoose, takesFocus = false }: MonthPagesProps) {
  const { tag } = useFormats();
  const t = useTexts(pickersTexts);
  const [from, setFrom] = useState(() => placeOf(start));
  const [zoom, setZoom] = useState<'months' | 'years'>('months');
  // The grid is focused when a press inside opened it.
  const [pressed, setPressed] = useState(false);
  const shared = { takesFocus: takesFocus || pressed };
  const [first, last] = [placeOf(min), placeOf(max)];

  if (zoom === 'years') {
    return (
      <YearGrid
        {...shared}
        min={yearOf(first)}
        max={yearOf(last)}
        selected={value === null ? null : yearOf(placeOf(value))}
        today={yearOf(placeOf(today))}
        start={yearOf(from)}
        onChoose={(year) => {
          setFrom(year * 12 + (from % 12));
          setZoom('months');
        }}
      />
    );
  }
  return (
    <UnitGrid
      {...shared}
      caption={yearText}
      onCaption={(place) => {
        setFrom(place);
        setPressed(true);
        setZoom('years');
      }}
      captionName={(shown) => t('monthPages.otherYear', { year: shown })}
      unit={(place) => {
        const month = monthAt(place);
        return { text: monthWord(month, tag), name: monthName(month, tag) };
      }}
      previousName={(page) =>
        page === null ? t('monthPages.firstYear') : t('monthPages.previous', { year: yearText(page) })
      }
      nextName={(page) => (page === null ? t('monthPages.lastYear') : t('monthPages.next', { year: yearText(page) }))}
      min={first}
      max={last}
      selected={value === null ? null : placeOf(value)}
      today={placeOf(today)}
      start={from}
      onChoose={(place) => onChoose(monthAt(place))}
    />
  );
}
