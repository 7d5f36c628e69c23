'use client';
import { type DatePattern, formatDate, parseIsoDate } from '@sereno/domain/calendar';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { patternHint } from '../../locale/formats.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { FilterValue } from '../source/filter.ts';
import { type FilterInputProps, useFilterDraft } from './useFilterDraft.ts';
import { type DayReading, readDay } from './typedDay.ts';
import { TextField } from '../../foundation/index.ts';

type End = 'start' | 'end';
type Draft = Readonly<Record<End, string>> & {
  /** The end that was typed last: it is the one to be corrected when they do not fit together. */
  readonly typed: End;
};

/** Rows whose day is between two days, both included. */
export function DayFilter({ filter, onChange, onWithdraw }: FilterInputProps) {
  const t = useTexts(tableFiltersTexts);
  const { date: pattern } = useFormats();
  const screenDay = (day: string | null): string => dayText(day, pattern);
  const { draft, keep } = useFilterDraft<Draft>(filter);
  const held = filter?.kind === 'dayRange' ? filter : { start: null, end: null };
  const texts = draft ?? { start: screenDay(held.start), end: screenDay(held.end), typed: 'start' };
  const { start, end, isBackwards } = daysOf(texts, pattern);

  const problemOf = (edge: End): string => {
    const isLast = texts.typed === edge;
    if (edge === 'start') {
      if (start === 'unreadable') return t('filterPanel.noDay');
      return isLast && isBackwards ? t('filterPanel.tooLate', { end: screenDay(end) }) : '';
    }
    if (end === 'unreadable') return t('filterPanel.noDay');
    return isLast && isBackwards ? t('filterPanel.tooEarly', { start: screenDay(start) }) : '';
  };
  const input = (edge: End, label: string) => (
    <DayInput
      label={label}
      value={texts[edge]}
      problem={problemOf(edge)}
      onChange={(text) => {
        const next = { ...texts, [edge]: text, typed: edge };
        const requested = rangeOf(next, pattern);
        keep(next, requested);
        if (requested === undefined) onWithdraw();
        else onChange(requested, true);
      }}
      onSettle={() => {
        const day = edge === 'start' ? start : end;
        if (draft !== null && day !== 'unreadable') keep({ ...draft, [edge]: screenDay(day) }, rangeOf(draft, pattern));
      }}
    />
  );
  return (
    <div className="range">
      {input('start', t('filterPanel.start'))}
      {input('end', t('filterPanel.end'))}
    </div>
  );
}

function dayText(day: string | null, pattern: DatePattern): string {
  const date = parseIsoDate(day ?? '');
  return date === null ? (day ?? '') : formatDate(date, pattern);
}

function daysOf(
  texts: Draft,
  pattern: DatePattern,
): { readonly start: DayReading; readonly end: DayReading; readonly isBackwards: boolean } {
  const [start, end] = [readDay(texts.start, pattern), readDay(texts.end, pattern)];
  const areDays = start !== null && end !== null && start !== 'unreadable' && end !== 'unreadable';
  return { start, end, isBackwards: areDays && start > end };
}

/** The filter that was typed, null for none; undefined while it cannot be told. */
function rangeOf(texts: Draft, pattern: DatePattern): FilterValue | null | undefined {
  const { start, end, isBackwards } = daysOf(texts, pattern);
  if (start === 'unreadable' || end === 'unreadable' || isBackwards) return undefined;
  return start === null && end === null ? null : { kind: 'dayRange', start, end };
}

type DayInputProps = {
  readonly label: string;
  /** The text as it is typed. */
  readonly value: string;
  /** What is wrong with it; empty when nothing is. */
  readonly problem: string;
  readonly onChange: (text: string) => void;
  /** The person is done: what can be read may be written properly. */
  readonly onSettle: () => void;
};

/** A press that takes the focus away has to find its target where it was, and not below a message that has just come, in ms. */
const PRESS = 200;

/** A day that is typed as the host writes days (FMT-02), on a phone with its number pad. A problem is told once the person is done. */
function DayInput({ label, value, problem, onChange, onSettle }: DayInputProps) {
  const t = useTexts(tableFiltersTexts);
  const { date: pattern } = useFormats();
  const [isTyping, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const latest = useRef(onSettle);
  useLayoutEffect(() => {
    latest.current = onSettle;
  });
  const settle = (): void => {
    setTyping(false);
    // By now something may have been typed in the other field.
    latest.current();
  };
  return (
    <TextField
      label={label}
      placeholder={patternHint(pattern, t('filterPanel.dayPlaceholder'))}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={isTyping ? '' : problem}
      onChange={(text) => {
        setTyping(isTyping || problem === '');
        onChange(text);
      }}
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        leaving.current = setTimeout(settle, PRESS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
