'use client';
import { useMemo, useState } from 'react';
import { matches, searchWords } from './optionSearch.ts';
import { entriesOf, labelsOf, rowsOf, type SelectOptions } from './options.ts';

type OptionSearch<Value extends string> = {
  options: SelectOptions<Value>;
  /** The host searches, and passes the matching options. */
  onSearch: ((text: string) => void) | undefined;
  /** The requested options are still loading. */
  loading: boolean;
};

/** The search text, and the matching options. */
export function useOptionSearch<Value extends string>({ options, onSearch, loading }: OptionSearch<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const entries = useMemo(() => entriesOf(options), [options]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const words = useMemo(() => searchWords(typed ?? ''), [typed]);
  // While the host searches, the previous results are filtered here, so that an option which no longer matches cannot
  // be selected.
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
