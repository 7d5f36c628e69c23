import {
  createProspectListCalls,
  type ListDraft,
  type ListMending,
  type ListShare,
  type ProspectListCalls,
} from '@sereno/api/prospectList';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Command } from '../../platform/commands/command.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of bought lists; their code comes with their page. */
export function useListCalls(): ProspectListCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createProspectListCalls(doors), [doors]);
}

/** What the person uploaded and has not imported, as it is when the dialog opens. */
export const savedDraftQuery = (calls: ProspectListCalls) =>
  queryOptions({
    queryKey: ['prospectListDraft'],
    queryFn: ({ signal }) => calls.prospectListDraft(signal),
    staleTime: Infinity,
    gcTime: 0,
  });

const texts = { refused: 'lists.refused', failed: 'lists.failed', unanswered: 'lists.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];
type Drafted = { readonly draft: ListDraft };

/** Prospects come and go with a list: all answers are asked for again. */
const EVERYTHING = [[]] as const;

/** Uploads a file, or mends what was uploaded: sent again it does no harm. */
export const listDraft = (
  calls: ProspectListCalls,
): Command<
  { readonly name: string; readonly file: string } | { readonly id: number; readonly mending: ListMending },
  Drafted,
  Key
> => ({
  call: (_, payload) =>
    'file' in payload
      ? calls.uploadProspectList(payload.name, payload.file)
      : calls.mendProspectList(payload.id, payload.mending),
  texts,
});

/** Imports what was uploaded. */
export const listImport = (
  calls: ProspectListCalls,
): Command<
  { readonly id: number; readonly shares: readonly ListShare[] },
  { readonly id: number | null },
  Key | 'lists.done'
> => ({
  call: (_, { id, shares }, key) => calls.importProspectList(id, shares, key),
  keyed: true,
  leaves: true,
  invalidates: EVERYTHING,
  texts: { ...texts, done: 'lists.done' },
});

/** Takes an import back. */
export const listUndo = (calls: ProspectListCalls): Command<number, object, Key | 'lists.undone'> => ({
  call: (_, id, key) => calls.undoProspectList(id, key),
  keyed: true,
  invalidates: EVERYTHING,
  texts: { ...texts, done: 'lists.undone' },
});
