import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

function check(token: string | undefined) {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'chromaticToken.ts')], {
    encoding: 'utf8',
    env: { ...env, ...(token !== undefined && { CHROMATIC_PROJECT_TOKEN: token }) },
  });
  return { status, stderr };
}

describe('npm run chromatic', () => {
  test.each([undefined, '', '  '])('with the token %j exits and says what is missing', (token) => {
    const { status, stderr } = check(token);
    expect(stderr).toMatch(/^chromatic: CHROMATIC_PROJECT_TOKEN is not set\. Nothing was .+ sent\. Set it .+\.\n$/);
    expect(status).toBe(1);
  });

  test('with a token runs Chromatic', () => {
    expect(check('from-the-environment')).toEqual({ status: 0, stderr: '' });
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'),
    );
    expect(scripts['do:chromatic']).toMatch(/chromaticToken\.ts && chromatic$/);
  });
});
