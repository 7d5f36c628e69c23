import type { RegisterId, RegisterRow } from '@sereno/domain/register';
import { lazyComponent } from '@sereno/ui/lazy';
import type { ComponentType } from 'react';

/** What stands between the fields of a row and its history: what the description of its register cannot say. */
export const ROW_PARTS: Readonly<Partial<Record<RegisterId, ComponentType<{ row: RegisterRow }>>>> = {
  contracts: lazyComponent(() => import('./ContractParts.tsx').then((module) => module.ContractParts)),
};
