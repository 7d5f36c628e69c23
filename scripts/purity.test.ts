import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { purities } from './purity.ts';
import { root } from './run.ts';
import { scratchFolder } from './scratchFolder.ts';

/** One file for each line, in a workspace that is linted as ours is. */
const DOMAIN = {
  now: 'export const now = (): number => Date.now();',
  today: 'export const today = (): Date => new Date();',
  instant: 'export const instant = (text: string): Date => new Date(text);',
  global: 'export const now = (): number => globalThis.Date.now();',
  since: 'export const since = (): number => performance.now();',
  chance: 'export const chance = (): number => Math.random();',
  later: 'export const later = (act: () => void): unknown => setTimeout(act, 1);',
};
const UI = {
  fetched: "export const load = (): Promise<Response> => fetch('/api');",
  windowed: "export const load = (): Promise<Response> => window.fetch('/api');",
  request: 'export const request = (): XMLHttpRequest => new XMLHttpRequest();',
  socket: "export const socket = (): WebSocket => new WebSocket('/api');",
  beacon: "export const send = (): boolean => navigator.sendBeacon('/api');",
};
const ALLOWED = {
  'packages/domain/src/week/hour.ts': 'export const hourOf = (instant: Date): number => instant.getUTCHours();',
  'packages/domain/src/week/round.ts': 'export const round = (value: number): number => Math.round(value);',
  'packages/domain/src/week/clock.test.ts': 'export const now = (): number => Date.now();',
  'packages/ui/src/shell/noon.ts': 'export const noon = (): Date => new Date(2000, 0, 1, 12);',
  'packages/ui/src/shell/load.ts':
    'export const load = (fetchRows: () => Promise<void>): Promise<void> => fetchRows();',
  'apps/web/src/load.ts': "export const load = (): Promise<Response> => fetch('/api');",
};
const under = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, source]) => [`${folder}/${name}.ts`, source]));

type Report = { diagnostics: { code: string; message: string; help?: string; filename: string }[] };

async function lint(files: Readonly<Record<string, string>>): Promise<Report['diagnostics']> {
  const workspace = scratchFolder('purity', afterAll);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    writeFileSync(path.join(workspace, file), `${source}\n`);
  }
  writeFileSync(
    path.join(workspace, 'oxlint.config.ts'),
    `export { default } from '${path.join(root, 'oxlint.config.ts')}';\n`,
  );
  const linting = promisify(execFile)(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: workspace,
  });
  // It exits with 1 when it finds something, as expected here.
  const { stdout } = await linting.catch((failure: { stdout: string }) => failure);
  const report: Report = JSON.parse(stdout);
  return report.diagnostics.filter(({ code }) => code.includes('no-restricted'));
}

describe('a global that a layer may not use', async () => {
  const refused = { ...under('packages/domain/src/week', DOMAIN), ...under('packages/ui/src/shell', UI) };
  const found = await lint({ ...refused, ...ALLOWED });

  it('is rejected by the linter: the clock in the domain, the network in ui', () => {
    expect([...new Set(found.map(({ filename }) => filename))].toSorted()).toEqual(Object.keys(refused).toSorted());
  });

  it('is rejected with a sentence that says what to do instead', () => {
    const sentences = purities.map(({ because }) => because);
    for (const { message, help } of found)
      expect(sentences.some((because) => `${message} ${help}`.includes(because))).toBe(true);
  });
});
