import type { BusinessLine } from '@sereno/domain/quotation';

/** What the document of a quotation says, in Spanish as everything that the server says; the words are those of the screen. */
export const PAPER = {
  title: 'Cotización',
  lines: {
    PF: 'Plan funerario',
    SG: 'Seguro',
    BF: 'Bien funerario',
  } satisfies Readonly<Record<BusinessLine, string>>,
  prospect: 'Prospecto',
  adviser: 'Asesor',
  quotedOn: 'Fecha',
  validUntil: 'Vigente hasta',
  pieces: 'Piezas',
  services: 'Servicios',
  contract: 'Contrato',
  none: '—',
  figures: 'Importes',
  concept: 'Concepto',
  sum: 'Importe',
  amount: 'Precio',
  discount: (percent: string) => `Descuento (${percent})`,
  total: 'Total',
  untaxed: 'Sin IVA',
  tax: 'IVA',
  downPayment: 'Enganche',
  financed: 'Por financiar',
  once: 'Un solo pago',
  monthly: (count: number) => (count === 1 ? '1 mensualidad de' : `${count} mensualidades de`),
  instalments: (count: number, amount: string) =>
    count === 1 ? `1 mensualidad de ${amount}.` : `${count} mensualidades de ${amount}.`,
  /** Which of them are a cent more. */
  larger: (count: number, amount: string) =>
    count === 1
      ? ` La primera es de ${amount}, por los centavos.`
      : ` Las primeras ${count} son de ${amount}, por los centavos.`,
  month: 'Mes',
  year: (number: number) => `Año ${number}`,
  legal: 'Precios en pesos mexicanos, IVA incluido.',
  prospectSigns: 'Firma del prospecto',
  adviserSigns: 'Firma del asesor',
  printed: (date: string, time: string, zone: string) => `Impresa el ${date} a las ${time}, ${zone}`,
} as const;
