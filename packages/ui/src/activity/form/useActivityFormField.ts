'use client';
import type { ActivityForm } from '@sereno/domain/activity';
import { useSyncExternalStore } from 'react';
import type { ActivityFormStore } from './createActivityForm.ts';

/**
 * A part of the form. The component is rendered when that part changes, and by no other edit.
 * @param select Gives the part: a field, or a plain value made of some; for the same form it must give the same.
 */
export function useActivityFormField<Value>(
  store: Pick<ActivityFormStore, 'get' | 'subscribe'>,
  select: (form: ActivityForm) => Value,
): Value {
  const read = (): Value => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
