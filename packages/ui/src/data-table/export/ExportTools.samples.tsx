import { fn } from 'storybook/test';
import { type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

export const rows = sampleContracts(237);

/** The buttons, by their names. */
export const file = { name: 'Descargar CSV' };
export const sheet = { name: 'Imprimir' };

export const server = fn<NonNullable<DataTableProps<SampleContract>['loadAll']>>();
export const ofServer = { rows: rows.slice(0, 10), total: 237, loadAll: server };
export const pending = new Promise<never>(() => undefined);
