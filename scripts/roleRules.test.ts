import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roleRules, roleRulesOf } from './roleRules.ts';
import { root } from './run.ts';

const HOME = 'packages/domain/src/access/';
/** Tests and oracles work the rules out apart from the product; the demo makes people to try them with. */
const APART = /\.(?:test|stories)\.tsx?$|\/testing\/|^apps\/server\/src\/(?:contract|demo)\//;

const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !APART.test(file));

describe('a comparison of role numbers', () => {
  it('occurs only in domain/access', () => {
    expect(roleRulesOf(files.filter((file) => !file.startsWith(HOME)))).toEqual([]);
    expect(roleRulesOf(files.filter((file) => file.startsWith(HOME))).length).toBeGreaterThan(8);
  });

  it.each([
    'const isFirst = viewer.roleId === 1;',
    'const isHigh = ({ roleId }: Viewer) => roleId > 0 && true;',
    'const isFourth = role === 4;',
    'const isLow = 8 > row.role_id;',
    "if (user['RoleId'] != 1) stop();",
    'const may = ROLES.has(viewer.roleId);',
    'const may = [8, 9].includes(roleId);',
    'switch (viewer.roleId) { default: }',
    'const first = sql`select id from account where account.role_id <= 4`;',
    'const first = sql`select id from account where role_id in (1, 2)`;',
  ])('is detected in %s', (source) => {
    expect(roleRules(source, 'a.ts')).toEqual(['a.ts:1']);
  });

  it.each([
    'const may = canPrint(viewer, config);',
    'const name = canSeeAdviserName(viewer.roleId);',
    'if (roleId === null) return null;',
    'const home = byRole[roleId];',
    'const role = element.role === "row";',
    'const user = { roleId: row.role_id };',
    'const person = sql`select role_id from account`;',
  ])('is not detected in %s', (source) => {
    expect(roleRules(source, 'a.ts')).toEqual([]);
  });
});
