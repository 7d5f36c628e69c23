import type { components } from '@sereno/api/types';
import { canSeeAdviserName } from '@sereno/domain/access';
import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import type { QuotationOptions } from '@sereno/domain/quotation';
import type { Viewer } from '../../session/viewer.ts';
import type { QuotationListRow, QuotationSheetRow } from './queries.ts';

type Schemas = components['schemas'];

export function optionsOnWire(options: QuotationOptions): Schemas['QuotationOptions'] {
  return {
    Products: options.products.map(({ code, name, line, price, services }) => ({
      Code: code,
      Name: name,
      BusinessLine: line,
      Price: fromCents(price),
      Services: services,
    })),
    Terms: [...options.terms],
    MaxDiscount: options.maxDiscount,
    MinDownPayment: options.minDownPayment,
    ValidDays: options.validDays,
  };
}

/** A row of the list, with the adviser's name for who may see it (ACL-15). */
export function quotationRowOnWire(row: QuotationListRow, { roleId }: Pick<Viewer, 'roleId'>): Schemas['QuotationRow'] {
  return {
    Id: row.id,
    Number: row.number,
    ProspectId: row.prospectId,
    ProspectName: row.prospectName ?? '',
    AdvisorName: canSeeAdviserName(roleId) ? row.adviserName : null,
    BusinessLine: row.line,
    ProductName: row.productName,
    Total: fromCents(row.amount - row.discount),
    Payments: row.payments,
    QuotedOn: formatWireDate(row.quotedOn),
    ValidUntil: formatWireDate(row.validUntil),
    ContractNumber: row.contractNumber,
  };
}

/** A quotation as it was made: sums and differences of saved figures, never recomputed from prices. */
export function quotationOnWire(row: QuotationSheetRow, viewer: Pick<Viewer, 'roleId'>): Schemas['Quotation'] {
  const total = row.amount - row.discount;
  return {
    ...quotationRowOnWire(row, viewer),
    // A client sees who makes the offer, so every viewer gets the name; ACL-15 hides it in columns alone.
    AdvisorName: row.adviserName,
    Pieces: row.pieces,
    Services: row.services,
    DiscountPercent: row.discountPercent,
    Amount: fromCents(row.amount),
    Discount: fromCents(row.discount),
    Untaxed: fromCents(row.untaxed),
    Tax: fromCents(total - row.untaxed),
    DownPayment: fromCents(row.downPayment),
    Financed: fromCents(total - row.downPayment),
  };
}
