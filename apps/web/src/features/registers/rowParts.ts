import type { RegisterId, RegisterRow } from '@sereno/domain/register';
import type { ComponentType } from 'react';
import { ContractParts } from './ContractParts.tsx';
import { DefaulterParts } from './DefaulterParts.tsx';
import { ReservationLink } from './ReservationLink.tsx';

/** What stands between the fields of a row and its history: what the description of its register cannot say. */
export const ROW_PARTS: Readonly<Partial<Record<RegisterId, ComponentType<{ row: RegisterRow }>>>> = {
  contracts: ContractParts,
  defaulters: DefaulterParts,
  reservations: ReservationLink,
};
