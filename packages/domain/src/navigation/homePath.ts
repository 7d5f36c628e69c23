import type { Viewer } from '../access/index.ts';
import { safeReturnPath } from './returnPath.ts';

export type HomeConfig = {
  readonly home: {
    /** By role id, the path that `/` leads to instead of the default; empty by default (AUTH-25). */
    readonly byRole: Readonly<Record<string, string>>;
    /** By company id, for those whose role has none; empty by default. */
    readonly byCompany: Readonly<Record<string, string>>;
  };
};

/** Default target of `/` (AUTH-07). */
export const HOME_PATH = '/activities-dashboard';

/**
 * The path that `/` leads the viewer to (AUTH-07, AUTH-25); a configured path of another site, or one that leads back
 * here, is ignored.
 */
export function homePath({ roleId, companyId }: Pick<Viewer, 'roleId' | 'companyId'>, { home }: HomeConfig): string {
  const configured = safeReturnPath(home.byRole[roleId] ?? home.byCompany[companyId]);
  return configured === null || configured === '/' ? HOME_PATH : configured;
}
