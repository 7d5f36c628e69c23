import { sampleContracts, contractColumns, type SampleContract } from '../samples.ts';
import type { TableColumn } from '../cells/column.ts';
import { treeRows } from './treeRows.tsx';

/** Contracts with what they come to: an office of none, amounts, payments and the first day. */
export const groupedContracts: readonly SampleContract[] = sampleContracts(60).map((row, index) =>
  index % 15 === 0 ? { ...row, office: '' } : row,
);

const office: TableColumn<SampleContract> = {
  id: 'office',
  title: 'Oficina',
  kind: 'text',
  value: (row) => row.office,
  hidden: true,
};

/** The columns of the contracts, of which three are aggregated. */
export const groupedColumns: readonly TableColumn<SampleContract>[] = [
  ...contractColumns.map((column): TableColumn<SampleContract> => {
    if (column.id === 'amount') return { ...column, aggregate: 'sum' };
    if (column.id === 'payments') return { ...column, aggregate: 'mean' };
    return column.id === 'date' ? { ...column, aggregate: 'min' } : column;
  }),
  office,
];

/** A person or an office of a sales organisation, with those below. */
export type SampleUnit = {
  readonly id: string;
  readonly name: string;
  readonly head: string;
  readonly sold: number;
  readonly since: string;
  readonly units: readonly SampleUnit[];
};

const unit = (id: string, name: string, head: string, sold: number, units: readonly SampleUnit[] = []): SampleUnit => ({
  id,
  name,
  head,
  sold,
  since: `20${10 + (Math.floor(sold) % 14)}-0${1 + (Math.floor(sold) % 9)}-15`,
  units,
});

/** Regions, their offices and the teams of these. */
export const sampleUnits: readonly SampleUnit[] = [
  unit('norte', 'Región Norte', 'Elena Zamora Cruz', 4_812_300, [
    unit('mty', 'Monterrey Centro', 'Jorge Ávila Pérez', 2_930_120, [
      unit('mty-1', 'Equipo Contry', 'Rosa Hernández López', 1_204_000),
      unit('mty-2', 'Equipo Mitras', 'Luis García Ramírez', 986_450.5),
      unit('mty-3', 'Equipo Cumbres', 'Sofía Muñoz Cruz', 739_669.5),
    ]),
    unit('slt', 'Saltillo', 'Pedro Pérez Ñúñez', 1_882_180, [
      unit('slt-1', 'Equipo Centro', 'María José Cruz', 1_120_000),
      unit('slt-2', 'Equipo Arteaga', 'Raúl López García', 762_180),
    ]),
  ]),
  unit('occidente', 'Región Occidente', 'Íñigo Ramírez Zamora', 3_640_900, [
    unit('gdl', 'Guadalajara', 'Lucía Ávila Muñoz', 3_640_900, [
      unit('gdl-1', 'Equipo Minerva', 'Ana Cruz Pérez', 1_845_300),
    ]),
  ]),
  unit('sureste', 'Región Sureste', 'Ana Ñúñez Hernández', 1_102_000),
];

export const unitColumns: readonly TableColumn<SampleUnit>[] = [
  { id: 'name', title: 'Unidad', kind: 'text', value: (row) => row.name, width: 240 },
  { id: 'head', title: 'Responsable', kind: 'person', value: (row) => row.head },
  { id: 'sold', title: 'Vendido', kind: 'money', value: (row) => row.sold, rank: 'lead' },
  { id: 'since', title: 'Desde', kind: 'date', value: (row) => row.since },
];

export const unitTree = treeRows<SampleUnit>({ childrenOf: ({ units }) => units });
