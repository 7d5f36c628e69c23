import type { Activity } from '@sereno/domain/activity';
import { paths } from '../../platform/paths.ts';

/** The address of a new quotation for a started activity (STA-13). */
export function quotationPath({ id, prospectId }: Pick<Activity, 'id' | 'prospectId'>): string {
  const query = new URLSearchParams({ ActivityId: String(id) });
  if (prospectId !== null) query.set('ProspectId', String(prospectId));
  return `${paths.quotationAdd}?${query}`;
}
