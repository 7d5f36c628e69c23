import { describe, expect, it } from 'vitest';
import { sampleLine } from '../testing/commissionLines.ts';
import { decisionObstacle, statusMoves } from './commissionStatus.ts';
import { commissionTypeName, isNewSale } from './commissionType.ts';

const ROLES = Array.from({ length: 17 }, (_, index) => index);

describe('transitions of a week', () => {
  it.each([
    ['CMA-12 pending', 'pending', ['accepted', 'inReconciliation']],
    ['CMA-13 accepted', 'accepted', []],
    ['CMA-14 in reconciliation', 'inReconciliation', []],
    ['CMA-22 without a status', null, []],
  ] as const)('%s: its transitions', (_title, status, moves) => {
    expect(statusMoves(status, { roleId: 8 })).toEqual(moves);
    expect(statusMoves(status, { roleId: 9 })).toEqual(moves);
    expect(ROLES.filter((roleId) => statusMoves(status, { roleId }).length > 0)).toEqual(
      moves.length > 0 ? [8, 9] : [],
    );
  });

  it('CMA-21 a week without lines or with unreadable lines cannot be signed', () => {
    expect(decisionObstacle({ lines: [sampleLine], unreadable: 0 })).toBeNull();
    expect(decisionObstacle({ lines: [], unreadable: 0 })).toBe('noLines');
    expect(decisionObstacle({ lines: [sampleLine], unreadable: 1 })).toBe('unreadable');
    expect(decisionObstacle({ lines: [], unreadable: 1 })).toBe('unreadable');
  });
});

describe('the kind of a line', () => {
  it.each([
    ['ENGANCHE', 'NUEVA VENTA', true],
    [' enganche', 'NUEVA VENTA', true],
    ['MENSUALIDAD', 'MENSUALIDAD', false],
    ['Renovación', 'RENOVACIÓN', false],
    ['RENOVACION', 'RENOVACIÓN', false],
    ['Cancelacion', 'CANCELACIÓN', false],
    ['', '', false],
  ])('CMA-07 %o is named %o', (type, name, newSale) => {
    expect(commissionTypeName(type)).toBe(name);
    expect(isNewSale({ type })).toBe(newSale);
  });
});
