'use client';
import { useEffect, useState } from 'react';
import { NumberField, type NumberProblem } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { FilterValue } from '../source/filter.ts';
import { type FilterInputProps, useFilterDraft } from './useFilterDraft.ts';

type End = 'min' | 'max';
type Draft = Readonly<Record<End, number | null>> & {
  /** The end that was typed last: it is the one to be corrected when they do not fit together. */
  readonly typed: End;
};

const noProblems: Readonly<Record<End, NumberProblem | null>> = { min: null, max: null };
const money = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;
const plain = {};

/** Rows whose figure is between two ends, both included. */
export function FigureFilter({ field, filter, onChange, onWithdraw }: FilterInputProps) {
  const t = useTexts(tableFiltersTexts);
  const { draft, keep } = useFilterDraft<Draft>(filter);
  const [problems, setProblems] = useState(noProblems);
  const held = filter?.kind === 'numberRange' ? filter : { min: null, max: null };
  const { min, max } = draft ?? held;
  const isSound = problems.min === null && problems.max === null;

  // A field tells its problem after the number, so that only both together say whether there is a filter.
  useEffect(() => {
    if (draft === null) return;
    if (isSound) onChange(rangeOf(draft), true);
    else onWithdraw();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each text and what is wrong with it.
  }, [draft, isSound]);

  const input = (end: End, label: string) => (
    <NumberField
      label={label}
      value={end === 'min' ? min : max}
      format={field.isMoney ? money : plain}
      steppers={false}
      {...(end === 'max' && draft?.typed === 'max' && min !== null && { min })}
      {...(end === 'min' && draft?.typed === 'min' && max !== null && { max })}
      onChange={(value) => {
        const next = { min, max, [end]: value, typed: end };
        keep(next, rangeOf(next));
      }}
      onProblem={(problem) => setProblems((before) => ({ ...before, [end]: problem }))}
    />
  );
  return (
    <div className="range">
      {input('min', t('filterPanel.min'))}
      {input('max', t('filterPanel.max'))}
    </div>
  );
}

const rangeOf = ({ min, max }: Draft): FilterValue | null =>
  min === null && max === null ? null : { kind: 'numberRange', min, max };
