import type { AccessConfig } from './accessConfig.ts';
import { type PdfKind, RIGHT_RULES } from './accessRules.ts';
import { holds, type Rule, type Verdict, type Viewer } from './rule.ts';

/** What a viewer may do on a screen beyond seeing and opening it: table and dashboard actions, and the five PDFs. */
export type Right = keyof typeof RIGHT_RULES;

const isRight = (text: string): text is Right => Object.hasOwn(RIGHT_RULES, text);

/** Every right: tables first, then dashboards, then the PDFs in screen order. */
export const RIGHTS: readonly Right[] = Object.keys(RIGHT_RULES).filter(isRight);

/** Whether the viewer has a right, and by which rule (TBL-13, TBL-14, STM-06, PDF-02 to PDF-06). */
export function rightVerdict(right: Right, viewer: Viewer, config: AccessConfig): Verdict<Rule> {
  const by = RIGHT_RULES[right];
  return { allowed: holds(by, viewer, config), by };
}

/** Whether the viewer may download tables as CSV (TBL-13). */
export function canDownloadCsv(viewer: Viewer, config: AccessConfig): boolean {
  return rightVerdict('downloadCsv', viewer, config).allowed;
}

/** Whether the viewer may print tables (TBL-14). */
export function canPrint(viewer: Viewer, config: AccessConfig): boolean {
  return rightVerdict('print', viewer, config).allowed;
}

/** Whether the viewer may select managers on the team sales dashboard; others see their own team (STM-06). */
export function canChooseManagers(viewer: Viewer, config: AccessConfig): boolean {
  return rightVerdict('chooseManagers', viewer, config).allowed;
}

/** Whether the viewer may download this PDF of the weekly commissions (PDF-02 to PDF-06). */
export function canDownloadPdf(kind: PdfKind, viewer: Viewer, config: AccessConfig): boolean {
  return rightVerdict(`${kind}Pdf`, viewer, config).allowed;
}
