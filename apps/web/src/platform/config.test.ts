import { readFileSync } from 'node:fs';
import { ConfigError, parseConfig } from '@sereno/domain/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (content: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(content, { status }));

describe('config.json', () => {
  it('AUTH-23 of the demo asks for no location, and starts the app', () => {
    const file: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));
    expect(parseConfig(file).auth.requireLocation).toBe(false);
  });

  it('gets defaults for missing keys', async () => {
    answer('{"menu":{"cookie":"menu"}}');
    expect(await loadConfig()).toEqual(parseConfig({ menu: { cookie: 'menu' } }));
  });

  it.each([
    ['it is not there', 'nothing', 404],
    ['it is not JSON', '{"auth":', 200],
    ['it is a page', '<!doctype html>', 200],
  ])('stops the start when %s', async (_, content, status) => {
    answer(content, status);
    await expect(loadConfig()).rejects.toThrow(ConfigError);
  });

  it('raises the network error when there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadConfig()).rejects.toThrow(TypeError);
  });
});
