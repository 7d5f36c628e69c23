import type { RegisterChoice } from '@sereno/api/register';
import type { KnownRegister } from '@sereno/domain/register';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { choicesQuery, useRegisterCalls } from './registerQueries.ts';
import { choicesOf, type RegisterText } from './registerText.ts';
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

/** Finds the rows that a reference may lead to while a part of their name is typed. */
export function useReferenceChoices(register: KnownRegister, field: string): ReferenceChoices {
  const calls = useRegisterCalls();
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching, isError } = useQuery(choicesQuery(calls, register, field, settled));
  const isWaiting = typed.trim() !== settled;
  return {
    choices: data ?? NONE,
    loading: isWaiting || (isFetching && data === undefined),
    failed: isError && !isWaiting && !isFetching,
    onSearch: setTyped,
  };
}

/** What the filters of a register can be narrowed down to; those of a reference once the server has named them. */
export function useFilterChoices(register: KnownRegister, t: RegisterText): ChoicesOf {
  const calls = useRegisterCalls();
  const references = useMemo(
    () =>
      register.fields.filter(
        ({ id, kind }) => (kind === 'reference' || kind === 'references') && register.filters.includes(id),
      ),
    [register],
  );
  const rows = useQueries({
    queries: references.map(({ id }) => choicesQuery(calls, register, id, '')),
    combine: (answers) => answers.map(({ data }) => data ?? NONE),
  });
  return useMemo(
    () => (field) => choicesOf(field, t, rows[references.findIndex(({ id }) => id === field.id)] ?? NONE),
    [references, t, rows],
  );
}
