import { type AccessConfig, canChooseManagers } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Refusal } from '../../http/envelope.ts';
import { filterOf, type RowFilter, type StartAndEnd } from './rowFilter.ts';

type Query = StartAndEnd & { readonly Managers?: readonly number[]; readonly AdvisorActiveSwitch?: boolean };

/**
 * What a call asks for that the team dashboard, too, narrows; or why it cannot be asked for. Managers are for those who may choose
 * them (STM-06): of anybody else they are not read, so that they get their own team (STM-07). Whoever may choose sees no more for it.
 */
export function teamFilterOf(
  call: Parameters<typeof filterOf>[0],
  query: Query,
  access: AccessConfig,
): RowFilter | Refusal {
  const filter = filterOf(call, query);
  if ('status' in filter) return filter;
  const { Managers = [], AdvisorActiveSwitch: activeOnly = false } = query;
  return { ...filter, managers: canChooseManagers(viewerOf(call), access) ? Managers : [], activeOnly };
}
