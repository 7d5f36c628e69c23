import { MOST_CHOICES, type RegisterChoice } from '@sereno/api/register';
import type { KnownRegister, RegisterQuery } from '@sereno/domain/register';
import type { ChoiceSearch } from '@sereno/ui/data-table';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { choicesQuery, useRegisterCalls } from './registerQueries.ts';
import { choicesOf, type KnownField, type RegisterText } from './registerText.ts';
import type { ChoicesOf } from './tableQuery.ts';

/** How long the person has to pause before a search is sent, in ms. */
const PAUSE_MS = 250;
const NONE: readonly never[] = [];

/** Rows that a reference may lead to, by what is typed. */
export type ReferenceChoices = {
  readonly choices: readonly RegisterChoice[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onSearch: (text: string) => void;
};

/** What was typed last, once the person pauses. */
function useSettled<Typed>(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Finds the rows that a reference may lead to while a part of their name is typed. */
export function useReferenceChoices(register: KnownRegister, field: string): ReferenceChoices {
  const calls = useRegisterCalls();
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed).trim();
  const { data, isFetching, isError } = useQuery(choicesQuery(calls, register, field, settled));
  const isWaiting = typed.trim() !== settled;
  return {
    choices: data ?? NONE,
    loading: isWaiting || (isFetching && data === undefined),
    failed: isError && !isWaiting && !isFetching,
    onSearch: setTyped,
  };
}

const isAmong = (rows: readonly RegisterChoice[], id: number): boolean => rows.some((row) => row.id === id);

/** What the filters of a register can be narrowed down to. */
export type FilterChoices = {
  /** Those that are known so far: of a reference the first, what was searched for, and what the address names. */
  readonly choicesOf: ChoicesOf;
  /** How a reference of more rows than one answer holds is searched; undefined for the others. */
  readonly searchOf: (field: KnownField) => ChoiceSearch | undefined;
};

/** Knows what the filters of a register can be narrowed down to; those of a reference once the server has named them. */
export function useFilterChoices(register: KnownRegister, query: RegisterQuery, t: RegisterText): FilterChoices {
  const calls = useRegisterCalls();
  const queries = useQueryClient();
  const references = useMemo(
    () =>
      register.fields.filter(
        ({ id, kind }) => (kind === 'reference' || kind === 'references') && register.filters.includes(id),
      ),
    [register],
  );
  const [typed, setTyped] = useState({ field: '', text: '' });
  const settled = useSettled(typed);
  const first = useQueries({
    queries: references.map(({ id }) => choicesQuery(calls, register, id, '')),
    combine: (answers) => answers.map(({ data }) => data ?? NONE),
  });
  const found = useQuery({
    ...choicesQuery(calls, register, settled.field, settled.text),
    enabled: settled.text !== '',
  });
  // An address names rows by their ids, which may be far down, or offered no more.
  const named = useQueries({
    queries: references.map(({ id }, at) => {
      const ids = query.filters
        .flatMap((filter) => (filter.field === id && filter.kind === 'oneOf' ? filter.values : []))
        .map(Number)
        .filter((value) => Number.isSafeInteger(value) && !isAmong(first[at] ?? NONE, value));
      return { ...choicesQuery(calls, register, id, ids), enabled: ids.length > 0 && first[at] !== NONE };
    }),
    combine: (answers) => answers.map(({ data }) => data ?? NONE),
  });
  const known = useMemo(
    () =>
      new Map(
        references.map(({ id }) => {
          const answers = queries.getQueriesData<readonly RegisterChoice[]>({
            queryKey: ['register', register.id, 'choices', id],
          });
          const rows = new Map(answers.flatMap(([, answer]) => answer ?? []).map((row) => [row.id, row]));
          return [id, [...rows.values()]];
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the cache has other answers when one of these has come.
    [references, queries, register.id, first, found.data, named],
  );
  const choices: ChoicesOf = useCallback((field) => choicesOf(field, t, known.get(field.id) ?? NONE), [t, known]);
  const isWaiting = typed !== settled;
  const state = isWaiting || found.isFetching ? 'loading' : found.isError ? 'failed' : 'done';
  const searchOf = useCallback(
    (field: KnownField): ChoiceSearch | undefined => {
      const at = references.findIndex(({ id }) => id === field.id);
      if ((first[at] ?? NONE).length < MOST_CHOICES) return undefined;
      return {
        state: typed.field === field.id && typed.text !== '' ? state : 'done',
        onSearch: (text) => setTyped({ field: field.id, text: text.trim() }),
      };
    },
    [references, first, typed, state],
  );
  return { choicesOf: choices, searchOf };
}
