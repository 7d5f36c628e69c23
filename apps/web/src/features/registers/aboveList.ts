import type { KnownRegister, RegisterId, RegisterQuery } from '@sereno/domain/register';
import { lazyComponent } from '@sereno/ui/lazy';
import type { ComponentType } from 'react';

export type AboveListProps = {
  register: KnownRegister;
  /** What the list is asked. */
  query: RegisterQuery;
};

/** What a description cannot say: a component of its own above the list of a register. Its code comes with its page. */
export const ABOVE_LIST: { readonly [Id in RegisterId]?: ComponentType<AboveListProps> } = {
  'user-locations': lazyComponent(() => import('./LocationMap.tsx').then((module) => module.LocationMap)),
};
