import { checkRows } from '@sereno/domain/prospectList';
import { expect, it } from 'vitest';
import { checkInTurns } from './drafts.ts';

it('UND-06 a long list is checked as a whole, and other calls are answered meanwhile', async () => {
  const rows = Array.from({ length: 4500 }, (_, place) => [`Rosa ${place}`, `55100${String(place).padStart(5, '0')}`]);
  const mapping = ['firstName', 'mobilePhone'] as const;
  let answered = 0;
  let next: NodeJS.Immediate | undefined;
  const answer = (): void => {
    answered += 1;
    next = setImmediate(answer);
  };
  answer();
  const checked = await checkInTurns({ rows, mapping, leftOut: [2500] });
  clearImmediate(next);
  expect(answered).toBeGreaterThan(3);
  expect(checked).toEqual(checkRows(rows, mapping, new Set([2500])));
  expect(checked[2500]).toEqual({ kind: 'leftOut' });
});
