'use client';
import { useState } from 'react';
import type { SelectOption } from './options.ts';

const noOptions: readonly never[] = [];

/**
 * The label of a value, also when it is no longer an option: the label it was selected under, or else the value. A
 * selection is never lost because the options changed.
 */
export function useChosenLabels<Value extends string>(
  labels: ReadonlyMap<Value, string>,
  chosen: readonly Value[],
  chosenOptions: readonly SelectOption<Value>[] = noOptions,
): (value: Value) => string {
  const [remembered, remember] = useState<ReadonlyMap<Value, string>>(new Map());
  const labelOf = (value: Value): string =>
    labels.get(value) ??
    chosenOptions.find((option) => option.value === value)?.label ??
    remembered.get(value) ??
    value;
  if (chosen.some((value) => remembered.get(value) !== labelOf(value))) {
    remember(new Map(chosen.map((value) => [value, labelOf(value)])));
  }
  return labelOf;
}
