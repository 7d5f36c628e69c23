import { type AccessConfig, canChooseManagers } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Refusal } from '../../http/envelope.ts';
import { filterOf, type RowFilter, type StartAndEnd } from './rowFilter.ts';

type Query = StartAndEnd & { readonly Managers?: readonly number[]; readonly AdvisorActiveSwitch?: boolean };

/**
 * The filter of a call of the team dashboard, or the refusal. Managers count only for viewers who may choose them (STM-06); other
 * viewers get their own team (STM-07). The choice never widens what a viewer sees.
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
