import type { TableColumn } from './cells/column.ts';

/** A contract as the stories show it. */
export type SampleContract = {
  readonly id: string;
  readonly contract: string;
  readonly client: string;
  readonly office: string;
  readonly phone: string | null;
  readonly date: string;
  readonly time: string;
  readonly amount: number | null;
  readonly payments: number;
  readonly status: string;
  readonly isInsured: boolean;
  readonly comments: string;
};

const first = ['Ana', 'Luis', 'María José', 'Sofía', 'Íñigo', 'Lucía', 'Jorge', 'Elena', 'Pedro', 'Rosa', 'Raúl'];
const last = ['García', 'Hernández', 'Muñoz', 'López', 'Zamora', 'Pérez', 'Ávila', 'Ramírez', 'Cruz', 'Ñúñez'];
const states = ['Prospecto', 'Cotizado', 'Firmado', 'Cancelado'];
const offices = ['Monterrey Centro', 'Guadalajara', 'Mérida', 'Toluca'];
const words = ['llamar', 'mañana', 'pide', 'descuento', 'enviar', 'contrato', 'visita', 'oficina', 'saldo', 'anticipo'];

/** The same numbers from 0 up to 1 at each run (mulberry32), so that a story always shows the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const figures = (value: number): string => String(value).padStart(2, '0');

/** So many contracts, the same at each run. */
export function sampleContracts(count: number): SampleContract[] {
  const next = numbers(20_261_122);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  return Array.from({ length: count }, (_, place) => {
    const prefix = pick(['PF', 'SG', 'BF']);
    return {
      id: String(place + 1),
      contract: `${prefix}-${204_800 + place}`,
      client: `${pick(first)} ${pick(last)} ${pick(last)}`,
      office: pick(offices),
      phone: next() < 0.1 ? null : `55 ${1000 + Math.floor(next() * 9000)} ${1000 + Math.floor(next() * 9000)}`,
      date: `2026-${figures(1 + Math.floor(next() * 11))}-${figures(1 + Math.floor(next() * 28))}`,
      time: `${figures(8 + Math.floor(next() * 12))}:${next() < 0.5 ? '00' : '30'}`,
      amount: next() < 0.05 ? null : Math.round((1000 + next() * 90_000) * 100) / 100,
      payments: Math.floor(next() * 48),
      status: pick(states),
      isInsured: next() < 0.4,
      comments: `${pick(words)} ${pick(words)} ${pick(words)}`,
    };
  });
}

const tones = { Prospecto: 'neutral', Cotizado: 'info', Firmado: 'positive', Cancelado: 'danger' } as const;

const isState = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** A column of each kind. */
export const contractColumns: readonly TableColumn<SampleContract>[] = [
  {
    id: 'contract',
    title: 'Contrato',
    kind: 'link',
    value: (row) => row.contract,
    href: (row) => `/contratos/${row.id}`,
  },
  { id: 'client', title: 'Cliente', kind: 'person', value: (row) => row.client, detail: (row) => row.office },
  {
    id: 'phone',
    title: 'Teléfono',
    kind: 'contact',
    value: (row) => row.phone,
    href: ({ phone }) => phone && `tel:${phone.replaceAll(' ', '')}`,
  },
  { id: 'date', title: 'Fecha', kind: 'date', value: (row) => row.date },
  { id: 'time', title: 'Hora', kind: 'time', value: (row) => row.time },
  { id: 'amount', title: 'Monto', kind: 'money', value: (row) => row.amount, total: 'sum' },
  { id: 'payments', title: 'Pagos', kind: 'number', value: (row) => row.payments },
  {
    id: 'status',
    title: 'Estado',
    kind: 'badge',
    value: (row) => row.status,
    tone: ({ status }) => (isState(status) ? tones[status] : 'neutral'),
  },
  { id: 'isInsured', title: 'Con seguro', kind: 'yesNo', value: (row) => row.isInsured },
  { id: 'comments', title: 'Comentarios', kind: 'text', value: (row) => row.comments },
];

/** The table that the stories show, but for its rows: what they are, the columns, and what distinguishes a row. */
export const contractTable = {
  title: 'Contratos',
  columns: contractColumns,
  rowId: ({ id }: SampleContract): string => id,
};
