import { expect, test } from 'vitest';
import { root } from '../../scripts/run.ts';
import { pnpm } from '../../scripts/pnpm.ts';

test('every change note names packages and bumps that pnpm knows', async () => {
  await expect(pnpm(['change', 'check'], root)).resolves.toContain('Checked');
});
