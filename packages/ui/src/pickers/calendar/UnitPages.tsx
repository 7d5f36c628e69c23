'use client';
import { useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { type Unit, UnitGrid } from './UnitGrid.tsx';
import { YearGrid } from './YearGrid.tsx';

type UnitPagesProps = {
  /** Units of a year: 12 months or 4 quarters. The index of a unit divided by this is its year. */
  perYear: number;
  unit: (place: number) => Unit;
  /** First and last allowed index, both included. */
  min: number;
  max: number;
  /** The selected index, null for none, and today's. */
  selected: number | null;
  today: number;
  /** The initially focused index. */
  start: number;
  /** Focuses it when it opens. */
  takesFocus: boolean;
  onChoose: (place: number) => void;
};

/** The months or quarters of a year, and behind the caption the years: selecting a year returns to its units. */
export function UnitPages({ perYear, unit, min, max, selected, today, start, takesFocus, onChoose }: UnitPagesProps) {
  const t = useTexts(pickersTexts);
  const [from, setFrom] = useState(start);
  const [zoom, setZoom] = useState<'units' | 'years'>('units');
  // The grid is focused when a press inside opened it.
  const [pressed, setPressed] = useState(false);
  const shared = { takesFocus: takesFocus || pressed };
  const yearOf = (place: number): number => Math.floor(place / perYear);
  const yearText = (place: number): string => String(yearOf(place));

  if (zoom === 'years') {
    return (
      <YearGrid
        {...shared}
        min={yearOf(min)}
        max={yearOf(max)}
        selected={selected === null ? null : yearOf(selected)}
        today={yearOf(today)}
        start={yearOf(from)}
        onChoose={(year) => {
          setFrom(year * perYear + (from % perYear));
          setZoom('units');
        }}
      />
    );
  }
  return (
    <UnitGrid
      {...shared}
      page={perYear}
      caption={yearText}
      onCaption={(place) => {
        setFrom(place);
        setPressed(true);
        setZoom('years');
      }}
      captionName={(shown) => t('monthPages.otherYear', { year: shown })}
      unit={unit}
      previousName={(page) =>
        page === null ? t('monthPages.firstYear') : t('monthPages.previous', { year: yearText(page) })
      }
      nextName={(page) => (page === null ? t('monthPages.lastYear') : t('monthPages.next', { year: yearText(page) }))}
      min={min}
      max={max}
      selected={selected}
      today={today}
      start={from}
      onChoose={onChoose}
    />
  );
}
