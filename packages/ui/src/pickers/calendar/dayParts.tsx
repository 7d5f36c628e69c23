'use client';
import { ChevronLeft } from '../foundation/icons/chevron-left.ts';
import { ChevronRight } from '../foundation/icons/chevron-right.ts';
import type { CalendarDate } from '@sereno/domain/calendar';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ChevronProps, DayButtonProps, MonthGridProps } from 'react-day-picker';
import { fromLocal } from './localNoon.ts';

/** What a day of the grid needs to know beside its date; a context, because the date library owns the cells. */
export type MarkedDaysValue = {
  readonly busy: boolean;
  readonly count: (date: CalendarDate) => number;
  readonly name: (date: CalendarDate, count: number, selected: boolean) => string;
};

export const MarkedDays = createContext<MarkedDaysValue>({ busy: false, count: () => 0, name: (date) => date });

/** The button of a day, with its mark as an attribute and its whole meaning in its name. */
export function CalendarDay({ day, modifiers, ...button }: DayButtonProps) {
  const marked = useContext(MarkedDays);
  const ref = useRef<HTMLButtonElement>(null);
  const focused = modifiers['focused'] ?? false;
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);

  const date = fromLocal(day.date);
  const count = marked.count(date);
  return (
    <button
      {...button}
      ref={ref}
      aria-label={marked.name(date, count, modifiers['selected'] ?? false)}
      aria-current={modifiers['today'] ? 'date' : undefined}
      data-marks={count > 0 ? count : undefined}
    />
  );
}

/** The grid; it says that its marks are being fetched, the month's name above it stays free to be announced. */
export function CalendarGrid(table: MonthGridProps) {
  const { busy } = useContext(MarkedDays);
  return <table {...table} aria-busy={busy} />;
}

/** The arrows of the month buttons. */
export function CalendarChevron({ className, orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden size={18} className={className} />;
}
