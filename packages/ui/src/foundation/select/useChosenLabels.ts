'use client';
import { useState } from 'react';

const noLabels: ReadonlyMap<string, string> = new Map();

/**
 * The label of a key, also when it is no longer that of an option: the label it was selected under, or else the key. A
 * selection is never lost because the options changed.
 */
export function useChosenLabels(
  labels: ReadonlyMap<string, string>,
  chosen: readonly string[],
  chosenLabels: ReadonlyMap<string, string> = noLabels,
): (key: string) => string {
  const [remembered, remember] = useState<ReadonlyMap<string, string>>(new Map());
  const labelOf = (key: string): string => labels.get(key) ?? chosenLabels.get(key) ?? remembered.get(key) ?? key;
  if (chosen.some((key) => remembered.get(key) !== labelOf(key))) {
    remember(new Map(chosen.map((key) => [key, labelOf(key)])));
  }
  return labelOf;
}
