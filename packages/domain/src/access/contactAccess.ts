/** The one role that sees the contact data of all (ACL-18). */
const SEES_ALL_CONTACTS = 1;

/** Who registered a prospect, and whose it is. */
export type ProspectOwnership = {
  /** The account that registered it; null when it is not known. */
  readonly createdBy: number | null;
  /** The employee whose prospect it is; null when it is not known. */
  readonly employeeId: number | null;
};

/** Whoever looks at a prospect. */
export type ProspectViewer = {
  /** The account. */
  readonly id: number;
  readonly roleId: number;
  /** The employee that the account belongs to; null for nobody. */
  readonly employeeId: number | null;
};

/**
 * Whether somebody sees the phones, the e-mail and the address of a prospect, and may so change it: role 1 of all, others of
 * those that they registered and of their own (ACL-18, CDR-08).
 */
export function canSeeProspectContact(prospect: ProspectOwnership, viewer: ProspectViewer): boolean {
  if (viewer.roleId === SEES_ALL_CONTACTS) return true;
  const isOwn = viewer.employeeId !== null && prospect.employeeId === viewer.employeeId;
  return isOwn || prospect.createdBy === viewer.id;
}

/** Whether somebody sees the contact data of an activity: role 1 all, others those of the activities they made (ACL-18). */
export function canSeeContact(
  { createdBy }: Pick<ProspectOwnership, 'createdBy'>,
  { id, roleId }: Pick<ProspectViewer, 'id' | 'roleId'>,
): boolean {
  return roleId === SEES_ALL_CONTACTS || createdBy === id;
}
