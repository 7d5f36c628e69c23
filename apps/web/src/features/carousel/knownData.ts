import type { UseQueryResult } from '@tanstack/react-query';

/**
 * What a list of leads shows of its query: undefined while it comes, null where it never came. A failure later on does nothing
 * visible (CAR-20): what was known stays.
 */
export function knownData<Data>({
  data,
  error,
}: Pick<UseQueryResult<Data>, 'data' | 'error'>): Data | null | undefined {
  return data ?? (error === null ? undefined : null);
}
