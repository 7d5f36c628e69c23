'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';

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

/** A day that is typed, 'dd/MM/yyyy' (FMT-02), on a phone with its number pad. A problem is told once the person is done. */
export function DayInput({ label, value, problem, onChange, onSettle }: DayInputProps) {
  const t = useTexts(tableFiltersTexts);
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
      placeholder={t('filterPanel.dayPlaceholder')}
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
