import type { components } from '@sereno/api/types';
import type { CheckedRow } from '@sereno/domain/prospectList';
import type { Draft } from './drafts.ts';

type Schemas = components['schemas'];

/** Rows that are shown before anything is imported. */
const SAMPLE = 5;
/** Rows to be mended that are shown at once: the next ones follow when these are mended. */
const SHOWN = 100;

function problemOf(row: CheckedRow): Pick<Schemas['ListProblem'], 'Issues' | 'DuplicateOf'> | null {
  if (row.kind === 'duplicate') return { Issues: [], DuplicateOf: row.of };
  if (row.kind !== 'faulty') return null;
  return { Issues: row.issues.map(({ field, code }) => ({ Field: field, Code: code })), DuplicateOf: null };
}

/** A draft with what its rows come to: figures of all, and the first ones that are not imported as they are, faulty ones before. */
export function draftOnWire(draft: Draft, checked: readonly CheckedRow[]): Schemas['ListDraft'] {
  const count = (kind: CheckedRow['kind']) => checked.filter((row) => row.kind === kind).length;
  const problems = (['faulty', 'duplicate'] as const).flatMap((kind) =>
    checked.flatMap((row, index) => {
      const problem = row.kind === kind ? problemOf(row) : null;
      return problem === null ? [] : [{ Row: index, Cells: [...(draft.rows[index] ?? [])], ...problem }];
    }),
  );
  return {
    Id: draft.id,
    Name: draft.name,
    Headings: [...draft.headings],
    Mapping: [...draft.mapping],
    Sample: draft.rows.slice(0, SAMPLE).map((row) => [...row]),
    Rows: draft.rows.length,
    Good: count('good'),
    Faulty: count('faulty'),
    Duplicates: count('duplicate'),
    LeftOut: count('leftOut'),
    Problems: problems.slice(0, SHOWN),
  };
}
