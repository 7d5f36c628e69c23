import type { Issue } from './issue.ts';

/** Position of the device, in degrees; null when unknown or not allowed (GEO-03). */
export type Coordinates = { readonly latitude: number; readonly longitude: number } | null;

/** Options of the browser's location request, times in milliseconds (GEO-01, CST-12). */
export const LOCATION_REQUEST = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 } as const;

/**
 * The issue of a sign-in without coordinates (AUTH-23); null when it may be sent.
 * @param requireLocation The setting `auth.requireLocation`.
 */
export function locationIssue(coordinates: Coordinates, requireLocation: boolean): Issue | null {
  return coordinates === null && requireLocation ? { code: 'locationRequired', field: 'location' } : null;
}
