import {
  defaultPermissionFilters,
  permissionCompanies,
  type PermissionLensFilters,
  permissionRoles,
} from '@sereno/ui/access';
import { useSearchParams } from 'wouter';

/** No name of an entry is longer, and no address made by others makes the search slow. */
const LONGEST_QUERY = 100;

/** The filters that an address holds; what it lacks, or what makes no sense there, is as it is without. */
export function filtersIn(search: URLSearchParams): PermissionLensFilters {
  const among = <Id extends number>(ids: readonly Id[], name: string): Id | undefined =>
    ids.find((id) => String(id) === search.get(name));
  const isOn = (name: string) => search.get(name) === '1';
  return {
    company: among(permissionCompanies, 'company') ?? defaultPermissionFilters.company,
    role: among(permissionRoles, 'role') ?? defaultPermissionFilters.role,
    withTeam: isOn('carousel'),
    onLists: isOn('listed'),
    differing: isOn('differ'),
    query: (search.get('q') ?? '').slice(0, LONGEST_QUERY),
  };
}

/** The address with these filters; what is as it is without them is left out. */
export function searchWith(search: URLSearchParams, filters: PermissionLensFilters): URLSearchParams {
  const { company, role } = defaultPermissionFilters;
  const values = {
    company: filters.company === company ? '' : String(filters.company),
    role: filters.role === role ? '' : String(filters.role),
    carousel: filters.withTeam ? '1' : '',
    listed: filters.onLists ? '1' : '',
    differ: filters.differing ? '1' : '',
    q: filters.query,
  };
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters of the page, kept in the address so that a view can be shared and survives a reload. */
export function usePermissionFilters() {
  const [search, setSearch] = useSearchParams();
  const change = (filters: PermissionLensFilters): void =>
    setSearch((current) => searchWith(current, filters), { replace: true });
  return [filtersIn(search), change] as const;
}
