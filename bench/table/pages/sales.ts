/** A row as every peer gets it. */
export type Sale = {
  readonly id: number;
  readonly contract: string;
  readonly client: string;
  readonly adviser: string;
  readonly manager: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** Pesos. */
  readonly amount: number;
  readonly status: string;
  readonly week: string;
  readonly comments: string;
};

export type SaleField = keyof Sale;

/** The columns of every peer; widths in px. */
export const columns: readonly { readonly id: SaleField; readonly title: string; readonly width: number }[] = [
  { id: 'id', title: 'Id', width: 80 },
  { id: 'contract', title: 'Contrato', width: 110 },
  { id: 'client', title: 'Cliente', width: 170 },
  { id: 'adviser', title: 'Asesor', width: 140 },
  { id: 'manager', title: 'Gerente', width: 140 },
  { id: 'date', title: 'Fecha', width: 100 },
  { id: 'amount', title: 'Monto', width: 120 },
  { id: 'status', title: 'Estado', width: 110 },
  { id: 'week', title: 'Semana', width: 90 },
  { id: 'comments', title: 'Comentarios', width: 200 },
];

/** The columns that rows are grouped by, the first at the top, and those that are added up in each group. */
export const groupedBy = ['status', 'week'] as const satisfies readonly SaleField[];
export const summed = ['amount', 'id'] as const satisfies readonly SaleField[];

/** Width in px of all columns. */
export const allColumns = columns.reduce((sum, { width }) => sum + width, 0);

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

export const writeAmount = (amount: number): string => pesos.format(amount);
export const writeDate = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** What a cell shows. */
export function writeCell(id: SaleField, value: Sale[SaleField]): string {
  if (typeof value === 'number') return id === 'amount' ? writeAmount(value) : String(value);
  return id === 'date' ? writeDate(value) : value;
}

/** The first row that has the text in any of its fields, as the simplest search of all finds it. */
export function firstWith(text: string, sales: readonly Sale[]): Sale | undefined {
  return sales.find((sale) => columns.some(({ id }) => String(sale[id]).toLowerCase().includes(text)));
}
