import { type ActivityTab, DEFAULT_ACTIVITY_TAB, tabOfSlug, tabSlug } from '@sereno/domain/activity';
import { useSearchParams } from 'wouter';

const PARAMETER = 'tab';

/** The address with that tab; the default one is left out (ACL-02, ACL-03). */
export function searchWithTab(search: URLSearchParams, tab: ActivityTab): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === DEFAULT_ACTIVITY_TAB) next.delete(PARAMETER);
  else next.set(PARAMETER, tabSlug(tab));
  return next;
}

/** The open tab, kept in the address so that a link can lead to it and a reload keeps it (ACL-02, ACL-03). */
export function useActivityTab() {
  const [search, setSearch] = useSearchParams();
  const open = (tab: ActivityTab): void => setSearch((current) => searchWithTab(current, tab), { replace: true });
  return [tabOfSlug(search.get(PARAMETER)), open] as const;
}
