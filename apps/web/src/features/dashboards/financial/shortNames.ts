import type { DigitalCampaign } from '@sereno/domain/dashboards';

type Named = Pick<DigitalCampaign, 'name' | 'businessLine' | 'medium'>;

/**
 * How a campaign is called beside the others where there is little room: by its name, and with its line and medium where another
 * has the same name (FIN-04).
 * @param campaigns All that may be seen together.
 */
export function shortNames(campaigns: readonly Named[]): (campaign: Named) => string {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of campaigns) (seen.has(name) ? shared : seen).add(name);
  return ({ name, businessLine, medium }) => (shared.has(name) ? [name, businessLine, medium].join(' · ') : name);
}
