import type { Migration } from 'kysely/migration';
import { foundations } from './2026_01_foundations.ts';
import { organisation } from './2026_02_organisation.ts';
import { prospects } from './2026_03_prospects.ts';
import { sales } from './2026_04_sales.ts';
import { leads } from './2026_05_leads.ts';
import { commissions } from './2026_06_commissions.ts';
import { sessionUse } from './2026_07_session_use.ts';
import { passwordResets } from './2026_08_password_resets.ts';
import { idempotencyKeys } from './2026_09_idempotency_keys.ts';
import { activityAtMidnight } from './2026_10_activity_at_midnight.ts';
import { leadShares } from './2026_11_lead_shares.ts';
import { prospectChanges } from './2026_12_prospect_changes.ts';
import { quotations } from './2026_13_quotations.ts';
import { commissionDecisions } from './2026_14_commission_decisions.ts';
import { registers } from './2026_15_registers.ts';
import { activityChannels } from './2026_16_activity_channels.ts';
import { prospectData } from './2026_17_prospect_data.ts';
import { prospectLists } from './2026_17_prospect_lists.ts';
import { quotationVersions } from './2026_18_quotation_versions.ts';
import { contractPayments } from './2026_19_contract_payments.ts';
import { reservations } from './2026_20_reservations.ts';
import { beneficiaries } from './2026_21_beneficiaries.ts';
import { discounts } from './2026_22_discounts.ts';
import { guards } from './2026_23_guards.ts';
import { emailTemplates } from './2026_24_email_templates.ts';
import { searchIndex } from './2026_24_search_index.ts';
import { contractUpgrades } from './2026_25_contract_upgrades.ts';
import { guardChanges } from './2026_26_guard_changes.ts';
import { reportSubscriptions } from './2026_27_report_subscriptions.ts';
import { workWeights } from './2026_28_work_weights.ts';
import { keptRooms } from './2026_29_kept_rooms.ts';
import { limitsOfRoles } from './2026_29_limits_of_roles.ts';
import { listsAtSize } from './2026_30_lists_at_size.ts';
import { filtersAtSize } from './2026_31_filters_at_size.ts';
import { reportsAtSize } from './2026_32_reports_at_size.ts';
import { embeddedTrigrams } from './2026_33_embedded_trigrams.ts';
import { sessionDevices } from './2026_34_session_devices.ts';

/** Every migration by name, in the order in which they are applied. A released one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026_01_foundations': foundations,
  '2026_02_organisation': organisation,
  '2026_03_prospects': prospects,
  '2026_04_sales': sales,
  '2026_05_leads': leads,
  '2026_06_commissions': commissions,
  '2026_07_session_use': sessionUse,
  '2026_08_password_resets': passwordResets,
  '2026_09_idempotency_keys': idempotencyKeys,
  '2026_10_activity_at_midnight': activityAtMidnight,
  '2026_11_lead_shares': leadShares,
  '2026_12_prospect_changes': prospectChanges,
  '2026_13_quotations': quotations,
  '2026_14_commission_decisions': commissionDecisions,
  '2026_15_registers': registers,
  '2026_16_activity_channels': activityChannels,
  '2026_17_prospect_data': prospectData,
  '2026_17_prospect_lists': prospectLists,
  '2026_18_quotation_versions': quotationVersions,
  '2026_19_contract_payments': contractPayments,
  '2026_20_reservations': reservations,
  '2026_21_beneficiaries': beneficiaries,
  '2026_22_discounts': discounts,
  '2026_23_guards': guards,
  '2026_24_email_templates': emailTemplates,
  '2026_24_search_index': searchIndex,
  '2026_25_contract_upgrades': contractUpgrades,
  '2026_26_guard_changes': guardChanges,
  '2026_27_report_subscriptions': reportSubscriptions,
  '2026_28_work_weights': workWeights,
  '2026_29_kept_rooms': keptRooms,
  '2026_29_limits_of_roles': limitsOfRoles,
  '2026_30_lists_at_size': listsAtSize,
  '2026_31_filters_at_size': filtersAtSize,
  '2026_32_reports_at_size': reportsAtSize,
  '2026_33_embedded_trigrams': embeddedTrigrams,
  '2026_34_session_devices': sessionDevices,
};
