import type { AccessConfig } from './accessConfig.ts';
import { MENU_RULES } from './accessRules.ts';
import { holds, type Viewer } from './rule.ts';

/** The only role that sees all contact data (ACL-18). */
const SEES_ALL_CONTACTS = 1;

/** Who registered a prospect, and who owns it. */
export type ProspectOwnership = {
  /** The account that registered it; null when unknown. */
  readonly createdBy: number | null;
  /** The employee who owns the prospect; null when unknown. */
  readonly employeeId: number | null;
};

/** The person viewing a prospect. */
export type ProspectViewer = {
  /** The account. */
  readonly id: number;
  readonly roleId: number;
  /** The employee of the account; null without one. */
  readonly employeeId: number | null;
};

/**
 * Whether a viewer sees, and may therefore edit, the phones, e-mail and address of a prospect. Role 1 sees all; others
 * see prospects that they registered or own (ACL-18, CDR-08).
 */
export function canSeeProspectContact(prospect: ProspectOwnership, viewer: ProspectViewer): boolean {
  if (viewer.roleId === SEES_ALL_CONTACTS) return true;
  const isOwn = viewer.employeeId !== null && prospect.employeeId === viewer.employeeId;
  return isOwn || prospect.createdBy === viewer.id;
}

/**
 * Whether a viewer sees the contact data of an activity. Role 1 sees all; others see activities that they created
 * (ACL-18).
 */
export function canSeeContact(
  { createdBy }: Pick<ProspectOwnership, 'createdBy'>,
  { id, roleId }: Pick<ProspectViewer, 'id' | 'roleId'>,
): boolean {
  return roleId === SEES_ALL_CONTACTS || createdBy === id;
}

/**
 * Whether a viewer may ask who has a phone or an e-mail address: the roles whose menu has prospects (MNU-20). Role 11, which
 * anybody gets by registering, would otherwise learn whose customer somebody is.
 */
export function canLookUpContacts(viewer: Viewer, config: AccessConfig): boolean {
  return holds(MENU_RULES.prospect.menu, viewer, config);
}
