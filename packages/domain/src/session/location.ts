import type { Issue } from './issue.ts';

/** Where the device is, in degrees; null when it is not known or may not be (GEO-03). */
export type Coordinates = { readonly latitude: number; readonly longitude: number } | null;

/** How the browser is asked for the location, times in milliseconds (GEO-01, CST-12). */
export const LOCATION_REQUEST = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 } as const;

/**
 * The issue that keeps a sign-in without coordinates from being sent (AUTH-23), or null when it may go.
 * @param requireLocation The configuration `auth.requireLocation`.
 */
export function locationIssue(coordinates: Coordinates, requireLocation: boolean): Issue | null {
  return coordinates === null && requireLocation ? { code: 'locationRequired', field: 'location' } : null;
}
