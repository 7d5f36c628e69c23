export { type AccessConfig, DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
export type { PdfKind } from './accessRules.ts';
export { canSeeAdviserName, canSeeManagerColumn, canSeeManagerName, canWorkActivities } from './activityAccess.ts';
export { type Admission, type AdmissionCondition, admissionsOf } from './admission.ts';
export { mayDecide, seesIntegre, seesOthersCommissions } from './commissionAccess.ts';
export {
  canLookUpContacts,
  canSeeContact,
  canSeeProspectContact,
  type ProspectOwnership,
  type ProspectViewer,
} from './contactAccess.ts';
export { canDecideDiscounts, canReassign, canSeeLeads, canSwitchAvailability } from './leadAccess.ts';
export { canFilterByPeople, canFilterByTeam, canKeepWeights } from './filterAccess.ts';
export {
  canOpenPath,
  canSeeMenuEntry,
  guardVerdict,
  type MenuEntryId,
  type MenuReason,
  menuVerdict,
} from './menuAccess.ts';
export {
  canChooseManagers,
  canDownloadCsv,
  canDownloadPdf,
  canPrint,
  type Right,
  RIGHTS,
  rightVerdict,
} from './right.ts';
export { FIRST_USER_ROLE, isAdministrator, REGISTERED_ROLE, ROLES } from './role.ts';
export { type RoleRange, rolesOutside } from './roleRange.ts';
export { payScopeOf, type Scope, scopeOf } from './rowScope.ts';
export { type EmployeeList, NO_VIEWER, type Rule, type Verdict, type Viewer } from './rule.ts';
