export { type AccessConfig, DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
export type { PdfKind } from './accessRules.ts';
export { type Admission, type AdmissionCondition, admissionsOf } from './admission.ts';
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
export { type RoleRange, rolesOutside } from './roleRange.ts';
export type { EmployeeList, Rule, Verdict, Viewer } from './rule.ts';
