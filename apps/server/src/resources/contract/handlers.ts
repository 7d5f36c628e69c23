import type { AccessConfig } from '@sereno/domain/access';
import { formatWireDate } from '@sereno/domain/calendar';
import { commissionTypeName } from '@sereno/domain/commission';
import { fromCents } from '@sereno/domain/money';
import { canKeepRegister, REGISTER } from '@sereno/domain/register';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ResourceContext } from '../context.ts';
import { findContract, listCommissions, listItems, listReceipts } from './queries.ts';

/** A contract with all that came of it (UND-34), for those who see it in the list. */
export function contractHandlers({ database: { db }, access }: ResourceContext & { readonly access: AccessConfig }) {
  return {
    async getContract(call) {
      const viewer = viewerOf(call);
      const row = canKeepRegister(REGISTER.contracts, viewer, access)
        ? await findContract(db, viewer, call.params.id)
        : undefined;
      if (row === undefined) return REFUSALS.notFound();
      const items = await listItems(db, row.id);
      const receipts = await listReceipts(db, row.id);
      const commissions = await listCommissions(db, viewer, row.id);
      return {
        status: 200,
        body: {
          Id: row.id,
          Number: row.number,
          ProspectId: row.prospect_id,
          ProspectName: row.prospect_name ?? '',
          SoldOn: formatWireDate(row.sold_on),
          CancelledOn: row.cancelled_on && formatWireDate(row.cancelled_on),
          Amount: fromCents(row.amount),
          Discount: fromCents(row.discount),
          DownPayment: fromCents(row.down_payment),
          Payments: row.payments,
          Items: items.map(({ name, services, amount }) => ({
            Name: name,
            Services: services,
            Amount: fromCents(amount),
          })),
          Receipts: receipts.map(({ number, paidOn, amount }) => ({
            Number: number,
            PaidOn: formatWireDate(paidOn),
            Amount: fromCents(amount),
          })),
          QuotationId: row.quotation_id,
          QuotationNumber: row.quotation_number,
          Commissions: commissions.map(({ weekStart, type, toPay }) => ({
            WeekStart: formatWireDate(weekStart),
            Type: commissionTypeName(type),
            ToPay: fromCents(toPay),
          })),
        },
      };
    },
  } satisfies Handlers;
}
