import type { FilterPlan } from '@sereno/domain/dashboards';
import type { SavedFilter, SavedFilters } from '@sereno/ui/filter-bar';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../platform/browserStorage.ts';
import { sessionAtom } from '../../../platform/session.ts';
import { parseSaved, savedFilters, savedText } from './savedFilters.ts';
import type { FilterState } from './useFilters.ts';

/** Names the person and the dashboard: who shares a computer must not find the other's filters. */
const keyOf = (userId: number, { id }: FilterPlan): string => `sereno:filters:${userId}:${id}`;

/** The filters that the signed-in person keeps under names for a dashboard, on this browser; undefined without a person. */
export function useSavedFilters(
  plan: FilterPlan,
  { filters, viewer, today, apply }: FilterState,
): SavedFilters | undefined {
  const userId = useAtomValue(sessionAtom)?.user.id;
  const key = userId === undefined ? null : keyOf(userId, plan);
  const [read, setRead] = useState<{ readonly key: string | null; readonly items: readonly SavedFilter[] }>({
    key: null,
    items: [],
  });
  if (read.key !== key) setRead({ key, items: key === null ? [] : parseSaved(browserStorage.read(key)) });

  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (key !== null && event.key === key) setRead({ key, items: parseSaved(event.newValue) });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  if (key === null) return undefined;
  return {
    items: read.items,
    current: savedText(plan, filters, today),
    onItems: (items) => {
      browserStorage.write(key, items.length === 0 ? null : JSON.stringify(items));
      setRead({ key, items });
    },
    onApply: ({ value }) => apply(savedFilters(plan, viewer, value, today)),
  };
}
