import type { KnownRegister, RegisterId, RegisterQuery } from '@sereno/domain/register';
import type { ComponentType } from 'react';
import { LocationMap } from './LocationMap.tsx';

export type AboveListProps = {
  register: KnownRegister;
  /** What the list is asked. */
  query: RegisterQuery;
};

/** What a description cannot say: a component of its own above the list of a register. Alone its file would be smaller than its request. */
export const ABOVE_LIST: { readonly [Id in RegisterId]?: ComponentType<AboveListProps> } = {
  'user-locations': LocationMap,
};
