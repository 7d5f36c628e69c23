export { type AccessConfig, DEFAULT_ACCESS_CONFIG } from './accessConfig.ts';
export type { PdfKind } from './accessRules.ts';
export { canOpenPath, canSeeMenuEntry, type MenuEntryId } from './menuAccess.ts';
export { canChooseManagers, canDownloadCsv, canDownloadPdf, canPrint } from './right.ts';
export type { Viewer } from './rule.ts';
