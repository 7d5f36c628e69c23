import { weekFingerprint } from '@sereno/api/fingerprint';
import { commissionTypeName, type WeekDecision } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';
import { COLOR, LANDSCAPE, STYLE } from '../../../pdf/look.ts';
import { momentText } from '../../../pdf/moment.ts';
import { lineHeight, rule, type Sheet, write } from '../../../pdf/sheet.ts';
import { statusColor } from './heading.ts';
import type { Picture } from './signaturePicture.ts';
import { drawTable, GAP } from '../../../pdf/table.ts';
import { TEXTS } from './texts.ts';
import type { CommissionsSection } from './input.ts';

/** How wide a signature is at most, and the line below it. */
const SIGNATURE_WIDTH = 200;
/** The right half, with the fingerprint beside the signature. */
const RIGHT = { left: 440, width: LANDSCAPE.right - 440 };
/** So much of the block stays together: all but the reasons, which may take pages. */
export const STATUS_START = 140;

/** The digits as the screen shows them, in groups of four, half of them on each line, so that two people can compare them aloud. */
function fingerprintLines(fingerprint: string): readonly string[] {
  const groups = fingerprint.match(/.{1,4}/gu) ?? [];
  return [groups.slice(0, 8).join(' '), groups.slice(8).join(' ')];
}

function drawFingerprint(sheet: Sheet, label: string, fingerprint: string): void {
  write(sheet, label, STYLE.label, RIGHT);
  const element = sheet.parent.tag('P');
  for (const line of fingerprintLines(fingerprint)) {
    const { y } = sheet;
    element.add(() => sheet.ink.draw(line, RIGHT.left, y + 9, STYLE.digits));
    sheet.y += lineHeight(STYLE.digits);
  }
  element.end();
  sheet.y += 5;
}

/** The fingerprint that was signed, and the one of the document when the week has changed since. */
function drawFingerprints(sheet: Sheet, now: string | null, signed: string | null): void {
  if (now === null) return;
  const isOther = signed !== null && signed !== now;
  drawFingerprint(sheet, TEXTS.fingerprint, now);
  if (isOther) {
    drawFingerprint(sheet, TEXTS.signedFingerprint, signed);
    write(sheet, TEXTS.changed, { ...STYLE.note, color: statusColor('pending'), weight: 'semibold' }, RIGHT);
  }
  write(sheet, TEXTS.fingerprintText, STYLE.label, RIGHT);
}

/** The alternative text of a picture and its box on the page; the types of pdfkit lack `bbox`. */
const boxed = (alt: string, bbox: readonly number[]) => ({ alt, bbox });

function drawSignature(sheet: Sheet, name: string, picture: Picture | null): void {
  if (picture === null) {
    write(sheet, TEXTS.unshownSignature, STYLE.body, { width: 340 });
  } else {
    const { signature } = sheet.density;
    const scale = Math.min(SIGNATURE_WIDTH / picture.width, signature / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const top = sheet.y + signature - height;
    const figure = sheet.parent.tag(
      'Figure',
      boxed(TEXTS.signatureOf(name), [LANDSCAPE.left, top, LANDSCAPE.left + width, top + height]),
    );
    figure.add(() => sheet.doc.image(picture.png, LANDSCAPE.left, top, { width, height }));
    figure.end();
    sheet.y += signature + 2;
  }
  rule(sheet, sheet.y, COLOR.faint, LANDSCAPE.left, LANDSCAPE.left + SIGNATURE_WIDTH);
  sheet.y += 4;
}

function drawReasons(sheet: Sheet, { reasons }: WeekDecision): void {
  if (reasons.length === 0) {
    write(sheet, TEXTS.noReasons, STYLE.body, { width: 340 });
    return;
  }
  const width = LANDSCAPE.right - LANDSCAPE.left - 110 - 90 - 2 * GAP;
  drawTable(sheet, {
    size: 7.6,
    columns: [
      { head: TEXTS.type, align: 'left', width: 110 },
      { head: TEXTS.contract, align: 'left', width: 90 },
      { head: TEXTS.reason, align: 'left', width },
    ],
    rows: reasons.map(({ type, contract, reason }) => ({
      cells: [{ text: commissionTypeName(type) }, { text: contract ?? TEXTS.none }, { text: reason }],
    })),
  });
}

/** A week in a document, with the picture of its signature; null when it has none that can be shown. */
export type SignedSection = CommissionsSection & { readonly picture: Picture | null };

/** What was said about a week, with the signature where there is one, and beside it the fingerprint of the week. */
export function drawStatusBlock(sheet: Sheet, section: SignedSection, week: BusinessWeek, zone: string): void {
  const { adviserName, slpCode, weekly, picture } = section;
  const { status, decision, lines } = weekly;
  const name = adviserName.trim() === '' ? TEXTS.noName : adviserName;
  const moment = decision?.decidedAt == null ? null : momentText(decision.decidedAt, zone);
  const top = sheet.y;
  drawFingerprints(
    sheet,
    slpCode === null ? null : weekFingerprint(week, slpCode, lines),
    decision?.fingerprint ?? null,
  );
  const bottom = sheet.y;
  sheet.y = top;
  const left = { width: 380 };
  if (status === 'accepted' && decision !== null) {
    write(sheet, TEXTS.signature, STYLE.heading, { tag: 'H3' });
    drawSignature(sheet, name, picture);
    write(sheet, name, STYLE.fact, left);
    if (moment !== null) write(sheet, TEXTS.accepted(moment.date, moment.time), STYLE.note, left);
  } else if (status === 'inReconciliation') {
    write(sheet, TEXTS.reconciliation, STYLE.heading, { tag: 'H3' });
    if (moment !== null) write(sheet, TEXTS.disputed(moment.date, moment.time), STYLE.note, left);
    if (decision !== null && decision.reasons.length > 0) sheet.y = Math.max(sheet.y, bottom) + 6;
    if (decision !== null) drawReasons(sheet, decision);
  } else {
    write(sheet, TEXTS.signature, STYLE.heading, { tag: 'H3' });
    write(sheet, status === null ? TEXTS.runningText : TEXTS.pendingText, STYLE.body, left);
  }
  sheet.y = Math.max(sheet.y, bottom);
}
