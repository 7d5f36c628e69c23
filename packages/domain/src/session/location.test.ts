import { describe, expect, it } from 'vitest';
import { LOCATION_REQUEST, locationIssue } from './location.ts';

describe('location', () => {
  it('CST-12 is requested within 5 s, with high accuracy, and never from a cache', () => {
    expect(LOCATION_REQUEST).toEqual({ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 });
  });

  it('AUTH-23 is missing only when required', () => {
    const coordinates = { latitude: 0, longitude: 0 };
    expect(locationIssue(null, true)).toEqual({ code: 'locationRequired', field: 'location' });
    expect(locationIssue(null, false)).toBeNull();
    expect(locationIssue(coordinates, true)).toBeNull();
    expect(locationIssue(coordinates, false)).toBeNull();
  });
});
