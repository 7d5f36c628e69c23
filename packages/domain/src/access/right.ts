import type { AccessConfig } from './accessConfig.ts';
import { PDF_RULES, type PdfKind, RIGHT_RULES } from './accessRules.ts';
import { holds, type Viewer } from './rule.ts';

/** Whether tables offer the viewer their CSV (TBL-13). */
export function canDownloadCsv(viewer: Viewer, config: AccessConfig): boolean {
  return holds(RIGHT_RULES.downloadCsv, viewer, config);
}

/** Whether tables offer the viewer to print them (TBL-14). */
export function canPrint(viewer: Viewer, config: AccessConfig): boolean {
  return holds(RIGHT_RULES.print, viewer, config);
}

/** Whether the team sales dashboard lets the viewer choose managers; the others see their own team (STM-06). */
export function canChooseManagers(viewer: Viewer, config: AccessConfig): boolean {
  return holds(RIGHT_RULES.chooseManagers, viewer, config);
}

/** Whether the viewer may download that PDF of the weekly commissions (PDF-02 to PDF-06). */
export function canDownloadPdf(kind: PdfKind, viewer: Viewer, config: AccessConfig): boolean {
  return holds(PDF_RULES[kind], viewer, config);
}
