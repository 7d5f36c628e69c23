'use client';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { UnitGrid } from './UnitGrid.tsx';

type YearGridProps = {
  /** The selected year, and today's. */
  selected: number | null;
  today: number;
  /** First and last allowed year, both included. */
  min: number;
  max: number;
  /** The initially focused year. */
  start: number;
  /** Focuses it when it opens. */
  takesFocus: boolean;
  onChoose: (year: number) => void;
};

const span = (first: number) => ({ first: String(first), last: String(first + 11) });

/** Twelve years. */
export function YearGrid(props: YearGridProps) {
  const t = useTexts(pickersTexts);
  return (
    <UnitGrid
      {...props}
      caption={(page) => t('monthPages.years', span(page))}
      unit={(year) => ({ text: String(year), name: String(year) })}
      previousName={(page) => (page === null ? t('monthPages.firstYear') : t('monthPages.previousYears', span(page)))}
      nextName={(page) => (page === null ? t('monthPages.lastYear') : t('monthPages.nextYears', span(page)))}
    />
  );
}
