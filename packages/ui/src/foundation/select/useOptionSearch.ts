'use client';
import { useMemo, useState } from 'react';
import { isLabelled, matches, searchWords } from './optionSearch.ts';
import {
  createKey,
  entriesOf,
  labelsOf,
  rowsOf,
  type OptionRow,
  type OptionValue,
  type SelectOption,
  type SelectOptions,
} from './options.ts';

type OptionSearch<Value extends OptionValue> = {
  options: SelectOptions<Value>;
  /** Tells values apart. Default: they are texts. */
  getKey?: ((value: Value) => string) | undefined;
  /** The host searches, and passes the matching options. */
  onSearch: ((text: string) => void) | undefined;
  /** The requested options are still loading. */
  loading: boolean;
  /** Offers to create the typed text, unless it has fewer letters or one of `known` has it as its label. */
  creating?: { readonly leastLetters: number; readonly known: readonly SelectOption<Value>[] } | undefined;
};

/** The search text, and the matching options. */
export function useOptionSearch<Value extends OptionValue>({
  options,
  getKey,
  onSearch,
  loading,
  creating,
}: OptionSearch<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const entries = useMemo(() => entriesOf(options, getKey), [options, getKey]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const words = useMemo(() => searchWords(typed ?? ''), [typed]);
  // While the host searches, the previous results are filtered here, so that an option which no longer matches cannot
  // be selected.
  const foundByHost = onSearch !== undefined && !loading;
  const visible = useMemo(
    () => (foundByHost || words.length === 0 ? entries : entries.filter(({ option }) => matches(option, words))),
    [foundByHost, words, entries],
  );
  const text = (typed ?? '').trim();
  const isNew =
    creating !== undefined &&
    text.length >= Math.max(1, creating.leastLetters) &&
    ![...visible.map(({ option }) => option), ...creating.known].some((option) => isLabelled(option, text));
  const rows = useMemo((): readonly OptionRow<Value>[] => {
    const found = rowsOf(visible);
    return isNew ? [...found, { kind: 'create', key: createKey, group: null, text, position: visible.length }] : found;
  }, [visible, isNew, text]);
  const keys = useMemo(() => [...visible.map(({ key }) => key), ...(isNew ? [createKey] : [])], [visible, isNew]);

  const search = (next: string | null): void => {
    if (next === typed) return;
    setTyped(next);
    if ((next ?? '') !== (typed ?? '')) onSearch?.(next ?? '');
  };
  return { typed, text, words, entries, labels, rows, keys, count: visible.length, search };
}
