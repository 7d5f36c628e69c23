import type { BreakdownPart } from './breakdown/part.ts';

export const lines: readonly BreakdownPart[] = [
  { id: 'PF', name: 'Plan funerario', value: 1_402_118.5 },
  { id: 'SG', name: 'Seguro', value: 518_400 },
  { id: 'BF', name: 'Beneficio familiar', value: 159_562 },
  { id: 'x', name: 'Sin ramo', value: 104_310 },
  { id: 'y', name: 'Por clasificar', value: 0 },
];
