import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askDeviceLocation,
  isLocationGranted,
  onLocationPermissionChange,
  storeCoordinates,
  storedCoordinates,
} from './location.ts';

const keys = { latitude: 'lat', longitude: 'lng' };
let stored: Map<string, string>;

/** A device that reports that position. */
const deviceAt = (latitude: number, longitude: number) =>
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (tell: (position: object) => void) => tell({ coords: { latitude, longitude } }),
    },
  });

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const NOWHERE: readonly [number, number][] = [
  [91, 0],
  [-90.1, 0],
  [0, 181],
  [Number.NaN, 0],
  [0, Number.NaN],
  [Number.POSITIVE_INFINITY, 0],
  [0, Number.NEGATIVE_INFINITY],
];

describe('the location of the device', () => {
  it.each<[number, number]>([
    [20.67, -103.35],
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('GEO-04 at %s, %s is returned and stored', async (latitude, longitude) => {
    deviceAt(latitude, longitude);
    const location = await askDeviceLocation();
    expect(location).toEqual({ status: 'known', coordinates: { latitude, longitude } });
    storeCoordinates(keys, location.coordinates);
    expect(storedCoordinates(keys)).toEqual({ latitude, longitude });
  });

  it.each(NOWHERE)('GEO-03 at %s, %s is invalid: it returns null, and deletes the stored one', async (...place) => {
    stored.set('lat', '20.67').set('lng', '-103.35');
    deviceAt(...place);
    const location = await askDeviceLocation();
    expect(location).toEqual({ status: 'refused', coordinates: null });
    storeCoordinates(keys, location.coordinates);
    expect(stored.size).toBe(0);
  });

  it.each([
    ...NOWHERE.map((place) => place.map(String)),
    ['', ''],
    [' ', ' '],
    ['x', '1'],
    ['20,67', '1'],
    ['null', '1'],
  ])('GEO-06 is unknown when storage holds %j and %j', (latitude = '', longitude = '') => {
    stored.set('lat', latitude).set('lng', longitude);
    expect(storedCoordinates(keys)).toBeNull();
  });

  it('GEO-06 is unknown when only one coordinate is stored', () => {
    stored.set('lat', '20.67');
    expect(storedCoordinates(keys)).toBeNull();
  });
});

const fail = () => {
  throw new TypeError('not supported');
};

describe('the location permission', () => {
  it.each([
    ['is missing', {}],
    ['throws', { permissions: { query: fail } }],
    ['rejects', { permissions: { query: async () => fail() } }],
    ['returns nothing', { permissions: { query: async () => undefined } }],
    ['returns one without change events', { permissions: { query: async () => ({ state: 'denied' }) } }],
  ])('GEO-07 is unavailable when the browser’s permission query %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await isLocationGranted()).toBe(false);
    const stop = onLocationPermissionChange(fail);
    await new Promise((resolve) => setTimeout(resolve));
    expect(stop).not.toThrow();
  });

  it('GEO-07 is observed until it is stopped', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'granted' });
    vi.stubGlobal('navigator', { permissions: { query: async () => permission } });
    expect(await isLocationGranted()).toBe(true);
    const changed = vi.fn<() => void>();
    const stop = onLocationPermissionChange(changed);
    await new Promise((resolve) => setTimeout(resolve));
    permission.dispatchEvent(new Event('change'));
    stop();
    permission.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
