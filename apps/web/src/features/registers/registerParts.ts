import type { KnownRegister, RegisterId, RegisterQuery, RegisterRow } from '@sereno/domain/register';
import type { ComponentType } from 'react';
import { ContractParts } from './contract/ContractParts.tsx';
import { DefaulterParts } from './DefaulterParts.tsx';
import { LocationMap } from './LocationMap.tsx';
import { ReservationLink } from './ReservationLink.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/* What the description of a register cannot say. Loaded with the page: alone each file would be smaller than its request. */

export type AboveListProps = {
  register: KnownRegister;
  /** What the list is asked. */
  query: RegisterQuery;
};

/** The component above the list of a register. */
export const ABOVE_LIST: { readonly [Id in RegisterId]?: ComponentType<AboveListProps> } = {
  'user-locations': LocationMap,
};

/** The component between the fields of a row and its history. */
export const ROW_PARTS: { readonly [Id in RegisterId]?: ComponentType<{ row: RegisterRow }> } = {
  contracts: ContractParts,
  upgrades: ContractParts,
  defaulters: DefaulterParts,
  reservations: ReservationLink,
  'email-templates': TemplatePreview,
};
