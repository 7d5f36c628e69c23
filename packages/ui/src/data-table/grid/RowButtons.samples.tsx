import { fn } from 'storybook/test';
import type { RowButton } from '../state/tableProps.ts';
import { contractColumns, type SampleContract, sampleContracts } from '../samples.ts';

export const rows = sampleContracts(237);
export const columns = contractColumns.slice(0, 6);

export const onStart = fn<(row: SampleContract) => void>();
export const onPostpone = fn<(row: SampleContract) => void>();

/** Three buttons, as many as a row may have. */
export const three = (row: SampleContract): RowButton[] => [
  { id: 'new', label: 'Nueva actividad', variant: 'primary', onPress: () => onStart(row) },
  { id: 'finish', label: 'Finalizar', onPress: () => onStart(row) },
  { id: 'move', label: 'Reagendar', variant: 'ghost', onPress: () => onPostpone(row) },
];
