export { type AccessConfig, DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
export type { PdfKind } from './accessRules.ts';
export {
  canOpenPath,
  canSeeMenuEntry,
  guardVerdict,
  type MenuEntryId,
  type MenuReason,
  menuVerdict,
  type Verdict,
} from './menuAccess.ts';
export { canChooseManagers, canDownloadCsv, canDownloadPdf, canPrint } from './right.ts';
export type { EmployeeList, Rule, Viewer } from './rule.ts';
