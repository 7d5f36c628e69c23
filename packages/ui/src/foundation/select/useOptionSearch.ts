'use client';
import { useMemo, useState } from 'react';
import { matches, searchWords } from './optionSearch.ts';
import { entriesOf, labelsOf, rowsOf, type SelectOptions } from './options.ts';

type OptionSearch<Value extends string> = {
  options: SelectOptions<Value>;
  /** The host searches, and gives the options it found. */
  onSearch: ((text: string) => void) | undefined;
  /** The options that were asked for last are still on their way. */
  loading: boolean;
};

/** What is typed to search, and the options that are left. */
export function useOptionSearch<Value extends string>({ options, onSearch, loading }: OptionSearch<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const entries = useMemo(() => entriesOf(options), [options]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const words = useMemo(() => searchWords(typed ?? ''), [typed]);
  // While the host searches, what is here of the search before is narrowed down: what no longer fits cannot be chosen.
  const foundByHost = onSearch !== undefined && !loading;
  const visible = useMemo(
    () => (foundByHost || words.length === 0 ? entries : entries.filter(({ option }) => matches(option, words))),
    [foundByHost, words, entries],
  );
  const rows = useMemo(() => rowsOf(visible), [visible]);
  const values = useMemo(() => visible.map(({ option }) => option.value), [visible]);

  const search = (text: string | null): void => {
    if (text === typed) return;
    setTyped(text);
    if ((text ?? '') !== (typed ?? '')) onSearch?.(text ?? '');
  };
  return { typed, words, labels, rows, values, search };
}
