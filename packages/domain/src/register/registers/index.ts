import { type AccessConfig, canSeeMenuEntry, type MenuEntryId, type Viewer } from '../../access/index.ts';
import type { Register } from '../register.ts';
import { activitySubjects } from './activitySubjects.ts';
import { activityTypes } from './activityTypes.ts';
import { assignedQuotations } from './assignedQuotations.ts';
import { beneficiaries } from './beneficiaries.ts';
import { beneficiariesPeriod } from './beneficiariesPeriod.ts';
import { contracts } from './contracts.ts';
import { defaulters } from './defaulters.ts';
import { digitalMediaBudgets } from './digitalMediaBudgets.ts';
import { discountCertificates } from './discountCertificates.ts';
import { discountLimits } from './discountLimits.ts';
import { discountRequests } from './discountRequests.ts';
import { emailTemplates } from './emailTemplates.ts';
import { employeeInvoicing } from './employeeInvoicing.ts';
import { followUp } from './followUp.ts';
import { insurancePrices } from './insurancePrices.ts';
import { listPeople } from './listPeople.ts';
import { listReview } from './listReview.ts';
import { offerTeamMembers } from './offerTeamMembers.ts';
import { prospectLists } from './prospectLists.ts';
import { reservations } from './reservations.ts';
import { rooms } from './rooms.ts';
import { teamBudgets } from './teamBudgets.ts';
import { tracings } from './tracings.ts';
import { upgrades } from './upgrades.ts';
import { userLocations } from './userLocations.ts';
import { users } from './users.ts';
import { workWeights } from './workWeights.ts';

const ALL = {
  'list-review': listReview,
  'list-people': listPeople,
  'prospect-lists': prospectLists,
  'insurance-prices': insurancePrices,
  'offer-team-members': offerTeamMembers,
  'follow-up': followUp,
  'assigned-quotations': assignedQuotations,
  users,
  'user-locations': userLocations,
  'employee-invoicing': employeeInvoicing,
  'activity-types': activityTypes,
  'activity-subjects': activitySubjects,
  tracings,
  'email-templates': emailTemplates,
  'discount-certificates': discountCertificates,
  'digital-media-budgets': digitalMediaBudgets,
  'team-budgets': teamBudgets,
  contracts,
  upgrades,
  'beneficiaries-period': beneficiariesPeriod,
  beneficiaries,
  'discount-requests': discountRequests,
  'discount-limits': discountLimits,
  defaulters,
  reservations,
  rooms,
  'work-weights': workWeights,
} as const;

type Described = (typeof ALL)[keyof typeof ALL];
type FieldKeys<One> = One extends { readonly label: infer Label }
  ? Label | (One extends { readonly hint: infer Hint } ? Hint : never)
  : never;
type OptionKeys<One> = One extends { readonly options: readonly { readonly label: infer Label }[] } ? Label : never;
type ActionKeys<One> = One extends {
  readonly actions: readonly { readonly label: infer A; readonly question: infer B; readonly done: infer C }[];
}
  ? A | B | C
  : never;

type TitleKey<One> = One extends { readonly beside: { readonly title: infer Title } } ? Title : never;

/** Every key of a text that a register names; a catalogue has all of them. */
export type RegisterTextKey =
  | FieldKeys<Described['fields'][number]>
  | OptionKeys<Described['fields'][number]>
  | ActionKeys<Described>
  | TitleKey<Described>
  | Described['empty'];

/** The name of a register in the address of its calls. */
export type RegisterId = Described['id'];

/** A register of ours, whose texts are those of the catalogue. */
export type KnownRegister = Register<RegisterTextKey> & { readonly id: RegisterId };

/** The registers by name. */
export const REGISTER: { readonly [Id in RegisterId]: KnownRegister } = ALL;

/** Every register, in the order of the menu; those beside another page where that page is. */
export const REGISTERS: readonly KnownRegister[] = Object.values(REGISTER);

/** The register of that name; undefined for an unknown name. */
export const registerById = (id: string): KnownRegister | undefined => REGISTERS.find((register) => register.id === id);

/** The register that an entry of the menu leads to; undefined where it leads elsewhere. */
export const registerOf = (entry: MenuEntryId): KnownRegister | undefined =>
  REGISTERS.find((register) => register.entry === entry && register.beside === undefined);

/** Whether somebody may read and change a register: who sees its entry in the menu, and of those who keep one beside another page. */
export function canKeepRegister({ entry, beside }: Register, viewer: Viewer, config: AccessConfig): boolean {
  return canSeeMenuEntry(entry, viewer, config) && (beside === undefined || beside.keptBy(viewer));
}
