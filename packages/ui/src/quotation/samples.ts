import { type Quotation, quotationFigures, type QuotationForm, type QuotationOptions } from '@sereno/domain/quotation';

/** For stories: what a company quotes. */
export const options: QuotationOptions = {
  products: [
    { code: 'PF-ESE', name: 'Plan Esencial', line: 'PF', price: 1_849_000, services: 1 },
    { code: 'PF-FAM', name: 'Plan Familiar', line: 'PF', price: 4_260_050, services: 4 },
    { code: 'SG-VID', name: 'Seguro de Vida Total', line: 'SG', price: 620_000, services: 1 },
  ],
  terms: [0, 6, 12, 24, 36],
  maxDiscount: 15,
  minDownPayment: 10,
  validDays: 30,
};

/** A form that can be saved: 36 payments; the first ones are a cent more. */
export const complete: QuotationForm = {
  line: 'PF',
  productCode: 'PF-FAM',
  pieces: '2',
  discountPercent: '7.5',
  payments: 36,
  downPayment: '8,000.33',
};

const figures = quotationFigures({
  price: 4_260_050,
  pieces: 2,
  discountPercent: 7.5,
  payments: 36,
  downPayment: 800_033,
});

/** The same quotation once it was saved. */
export const saved: Quotation = {
  id: 214,
  number: 'COT-000214',
  prospectId: 81,
  prospectName: 'Ana Sofía Ruiz Camacho',
  adviserName: 'Jorge Camacho',
  line: 'PF',
  productName: 'Plan Familiar',
  total: figures.total,
  payments: 36,
  quotedOn: '2026-11-20',
  validUntil: '2026-12-19',
  contractNumber: null,
  pieces: 2,
  services: 8,
  discountPercent: 7.5,
  figures,
};
