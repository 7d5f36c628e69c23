'use client';
import type { ActivityForm } from '@sereno/domain/activity';
import { useSyncExternalStore } from 'react';
import type { ActivityFormStore } from './createActivityForm.ts';

/**
 * A part of the form. The component renders only when that part changes.
 * @param select Returns the part: a field, or a primitive computed from fields; it must be pure.
 */
export function useActivityFormField<Value>(
  store: Pick<ActivityFormStore, 'get' | 'subscribe'>,
  select: (form: ActivityForm) => Value,
): Value {
  const read = (): Value => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
