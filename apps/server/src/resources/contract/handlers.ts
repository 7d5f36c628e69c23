import type { components } from '@sereno/api/types';
import { type AccessConfig, canSeeMenuEntry } from '@sereno/domain/access';
import { dateIn, formatWireDate, parseWireDate } from '@sereno/domain/calendar';
import { commissionTypeName } from '@sereno/domain/commission';
import type { Beneficiary } from '@sereno/domain/contract';
import { fromCents, toCents } from '@sereno/domain/money';
import { canKeepRegister, REGISTER } from '@sereno/domain/register';
import { viewerOf } from '../../access/authentication.ts';
import { filled } from '../../database/text.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { ResourceContext } from '../context.ts';
import { beneficiariesOnWire, findBeneficiaries, writeBeneficiaries } from './beneficiaries.ts';
import { findContract, listCommissions, listItems, listReceipts } from './queries.ts';
import { findOffer, offerOnWire, upgrade } from './upgrades.ts';

type SentBeneficiary = components['schemas']['BeneficiariesChange']['Beneficiaries'][number];

/** A beneficiary as it was sent; null where its birthday does not exist, which the document has excluded. */
function beneficiaryOf({ Id, Name, Relationship, BornOn, Phone, Share }: SentBeneficiary): Beneficiary | null {
  const bornOn = parseWireDate(BornOn);
  // What is no whole hundredth stays so, for the rule to say it.
  const hundredths = toCents(Share);
  const share = fromCents(hundredths) === Share ? hundredths : Share * WHOLE_PERCENT;
  return bornOn && { id: Id, name: Name.trim(), relationship: Relationship, bornOn, phone: filled(Phone), share };
}

/** Hundredths of one percent. */
const WHOLE_PERCENT = 100;

/** A contract with all that came of it (UND-34), for those who see it in the list, its beneficiaries (UND-37) and upgrades (UND-36). */
export function contractHandlers(context: ResourceContext & { readonly access: AccessConfig }) {
  const {
    database: { db },
    access,
    clock,
    timeZone,
  } = context;
  const upgrades = (viewer: Viewer) => canSeeMenuEntry('contractUpgrade', viewer, access);
  const keepsBeneficiaries = (viewer: Viewer) => canKeepRegister(REGISTER.beneficiaries, viewer, access);

  return {
    async getBeneficiaries(call) {
      const viewer = viewerOf(call);
      const contract = keepsBeneficiaries(viewer) ? await findBeneficiaries(db, viewer, call.params.id) : undefined;
      return contract === undefined ? REFUSALS.notFound() : { status: 200, body: beneficiariesOnWire(contract) };
    },

    async getUpgradeOffer(call) {
      const viewer = viewerOf(call);
      const offer = upgrades(viewer) ? await findOffer(db, viewer, call.params.id) : undefined;
      return offer === undefined ? REFUSALS.notFound() : { status: 200, body: offerOnWire(offer) };
    },

    async upgradeContract(call) {
      const { body, params } = call;
      const viewer = viewerOf(call);
      if (!upgrades(viewer)) return REFUSALS.notFound();
      const now = clock();
      const today = dateIn(timeZone, now);
      const wanted = { code: body.Code, price: toCents(body.Price), made: body.Made };
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: `upgradeContract ${params.id}`,
        body,
        now,
      };
      return once(db, request, (trx) => upgrade({ trx, viewer, now, today, timeZone }, params.id, wanted));
    },

    async saveBeneficiaries(call) {
      const { body, params } = call;
      const viewer = viewerOf(call);
      if (!keepsBeneficiaries(viewer)) return REFUSALS.notFound();
      const validFrom = parseWireDate(body.ValidFrom);
      const beneficiaries = body.Beneficiaries.map(beneficiaryOf).filter((one) => one !== null);
      if (validFrom === null || beneficiaries.length < body.Beneficiaries.length) return REFUSALS.malformed();
      const now = clock();
      const today = dateIn(timeZone, now);
      const list = { version: body.Version, validFrom, beneficiaries };
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: `saveBeneficiaries ${params.id}`,
        body,
        now,
      };
      return once(db, request, (trx) => writeBeneficiaries({ trx, viewer, now, today }, params.id, list));
    },

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
