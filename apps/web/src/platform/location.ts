import { LOCATION_REQUEST, type Coordinates } from '@sereno/domain/session';
import { atom } from 'jotai';
import { browserStorage } from './browserStorage.ts';

/**
 * State of the device's location. `asking` may become any of the others; `expected` is asking a device that has granted
 * permission before.
 */
export type LocationStatus = 'asking' | 'expected' | 'known' | 'refused' | 'unsupported';
export type DeviceLocation = { readonly status: LocationStatus; readonly coordinates: Coordinates };

/** Where the coordinates are stored: the configuration's `session.keys` (GEO-06). */
export type CoordinateKeys = { readonly latitude: string; readonly longitude: string };

/** The device's location as this page knows it (GEO-01 to GEO-04). */
export const deviceLocationAtom = atom<DeviceLocation>({ status: 'asking', coordinates: null });

/** The reported position; null when it is nowhere on Earth. */
function placeAt(latitude: number, longitude: number): Coordinates {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Reads a number from storage; NaN when missing or invalid. */
const storedNumber = (key: string) => Number(browserStorage.read(key)?.trim() || Number.NaN);

/** The coordinates that an earlier visit stored, for the refresh of a token before the device has answered again. */
export function storedCoordinates(keys: CoordinateKeys): Coordinates {
  return placeAt(storedNumber(keys.latitude), storedNumber(keys.longitude));
}

/** Keeps the coordinates for later visits, or forgets them (GEO-04). */
export function storeCoordinates(keys: CoordinateKeys, coordinates: Coordinates): void {
  browserStorage.write(keys.latitude, coordinates && String(coordinates.latitude));
  browserStorage.write(keys.longitude, coordinates && String(coordinates.longitude));
}

/**
 * Requests the location once: 5 s at most, high accuracy, no cache (GEO-01). A refusal, an error, a timeout or an
 * invalid position gives no coordinates (GEO-03); so does a browser without geolocation, which has its own state
 * (GEO-02).
 */
export function askDeviceLocation(): Promise<DeviceLocation> {
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (geolocation === undefined) return Promise.resolve({ status: 'unsupported', coordinates: null });
  return new Promise((resolve) => {
    const answer = (location: DeviceLocation) => {
      clearTimeout(limit);
      resolve(location);
    };
    const refuse = () => answer({ status: 'refused', coordinates: null });
    // The browser's own limit starts when the person has answered its question, and some never call back at all.
    const limit = setTimeout(refuse, LOCATION_REQUEST.timeout * 2);
    try {
      geolocation.getCurrentPosition(
        ({ coords }) => {
          const coordinates = placeAt(coords.latitude, coords.longitude);
          answer({ status: coordinates === null ? 'refused' : 'known', coordinates });
        },
        refuse,
        LOCATION_REQUEST,
      );
    } catch {
      // Some browsers throw where they should call back.
      refuse();
    }
  });
}

/** The permission state; null when the browser does not report it, and some throw instead. */
async function locationPermission(): Promise<PermissionStatus | null> {
  try {
    return (await navigator.permissions?.query({ name: 'geolocation' })) ?? null;
  } catch {
    return null;
  }
}

/** Whether permission was granted before; false when unknown. */
export async function isLocationGranted(): Promise<boolean> {
  return (await locationPermission())?.state === 'granted';
}

/** Calls back whenever the browser's permission changes (GEO-07). Returns an unsubscribe function. */
export function onLocationPermissionChange(changed: () => void): () => void {
  const stop = new AbortController();
  // Browsers without the Permissions API report nothing; the banner's button asks again there.
  void locationPermission()
    .then((permission) => permission?.addEventListener('change', changed, { signal: stop.signal }))
    .catch(() => undefined);
  return () => stop.abort();
}
