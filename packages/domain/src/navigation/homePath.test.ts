import { describe, expect, it } from 'vitest';
import { homePath } from './homePath.ts';

describe('homePath', () => {
  it('AUTH-07 AUTH-25 is the activities dashboard for every role, role 15 included', () => {
    for (const roleId of [1, 8, 11, 15, 0, Number.NaN]) {
      expect(homePath({ roleId }, { home: { byRole: {} } })).toBe('/activities-dashboard');
    }
  });

  it('AUTH-25 can be configured by role', () => {
    const config = { home: { byRole: { '15': '/user/browse' } } };
    expect(homePath({ roleId: 15 }, config)).toBe('/user/browse');
    expect(homePath({ roleId: 1 }, config)).toBe('/activities-dashboard');
  });

  it('AUTH-25 ignores a configured path that leads back here', () => {
    expect(homePath({ roleId: 15 }, { home: { byRole: { '15': '/' } } })).toBe('/activities-dashboard');
  });

  it('AUTH-25 ignores a configured URL of another site', () => {
    expect(homePath({ roleId: 15 }, { home: { byRole: { '15': 'https://evil.example' } } })).toBe(
      '/activities-dashboard',
    );
  });
});
