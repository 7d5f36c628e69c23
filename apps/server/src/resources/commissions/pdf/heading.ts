import { formatScreenDate } from '@sereno/domain/calendar';
import type { CommissionStatus } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { formatWeek } from '@sereno/domain/week';
import type { TextStyle } from './ink.ts';
import type { CommissionsPdf } from './input.ts';
import { oneLine } from './letters.ts';
import { ASCENT, COLOR, PAGE, STYLE } from './look.ts';
import { lineHeight, rule, type Sheet, shortened, write } from './sheet.ts';
import { TEXTS } from './texts.ts';

export type Fact = {
  readonly label: string;
  readonly value: string;
  /** A part of what the others leave, for a name; else the fact is as wide as it is, and at least so wide. */
  readonly width: number;
  readonly isName?: boolean;
  /** Figures of one width: set as text, a point between a 7 and a 1 disappears. */
  readonly isAmount?: boolean;
  readonly color?: string;
};

const MARK = 16;
/** A longer name of a company is cut. */
const MOST_COMPANY = 330;
/** From the first fact to the end of the page. */
const FACT_GAP = 16;
/** A name that takes more lines ends in dots here; the rows below need the page, too. */
const MOST_LINES = 24;

/** What a status is called; without one the week is running. */
export const statusWord = (status: CommissionStatus | null): string =>
  status === null ? TEXTS.running : TEXTS.statuses[status];
export const statusColor = (status: CommissionStatus | null): string =>
  status === null ? COLOR.muted : COLOR.status[status];

/** The logo, the name of the company and the kind of document, at the top of the first page. */
function drawBrand(sheet: Sheet, company: string, kind: string): void {
  const { doc, ink } = sheet;
  sheet.artifact(() => {
    doc.roundedRect(PAGE.left, sheet.y, MARK, MARK, 4).fill(COLOR.primary);
    const letter = { ...STYLE.brand, color: '#ffffff', size: 10 };
    ink.draw('S', PAGE.left + (MARK - ink.widthOf('S', letter)) / 2, sheet.y + 11.6, letter);
  });
  const y = sheet.y + 11.4;
  const say = (text: string, left: number, style: TextStyle): void => {
    const element = sheet.parent.tag('P');
    element.add(() => ink.draw(text, left, y, style));
    element.end();
  };
  say(shortened(ink, company, STYLE.brand, MOST_COMPANY), PAGE.left + MARK + 6, STYLE.brand);
  say(kind, PAGE.right - ink.widthOf(kind, STYLE.kind), STYLE.kind);
  sheet.y += MARK + 18;
}

const factStyle = ({ color = STYLE.fact.color, isAmount = false }: Fact): TextStyle => ({
  ...STYLE.fact,
  color,
  tabular: isAmount,
});

/** Facts side by side, each below its name; a long one takes several lines. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const { ink } = sheet;
  const own = facts.map((fact) => Math.max(fact.width, ink.widthOf(oneLine(fact.value), factStyle(fact))));
  const fixed = facts.reduce((sum, { isName = false }, index) => sum + (isName ? 0 : (own[index] ?? 0)), 0);
  const shares = facts.reduce((sum, { isName = false, width }) => sum + (isName ? width : 0), 0);
  const free = PAGE.right - PAGE.left - FACT_GAP * (facts.length - 1) - fixed;
  const widths = facts.map(({ isName = false, width }, index) =>
    isName ? Math.max((free * width) / shares, 60) : (own[index] ?? 0),
  );
  const lines = facts.map(({ value }, index) => {
    const all = ink.wrap(oneLine(value), STYLE.fact, widths[index] ?? 0);
    return all.length <= MOST_LINES ? all : [...all.slice(0, MOST_LINES - 1), '…'];
  });
  const top = sheet.y;
  let left: number = PAGE.left;
  for (const [index, fact] of facts.entries()) {
    const element = sheet.parent.tag('P');
    const at = left;
    element.add(() => {
      ink.draw(fact.label, at, top + STYLE.label.size * ASCENT, STYLE.label);
      for (const [line, text] of (lines[index] ?? []).entries()) {
        const y = top + lineHeight(STYLE.label) + 2 + line * lineHeight(STYLE.fact) + STYLE.fact.size * ASCENT;
        ink.draw(text, at, y, factStyle(fact));
      }
    });
    element.end();
    left += (widths[index] ?? 0) + FACT_GAP;
  }
  const most = Math.max(...lines.map(({ length }) => length));
  sheet.y += lineHeight(STYLE.label) + 2 + most * lineHeight(STYLE.fact);
}

/** The head of a document or of a person's part of it: which week it is, and on the right what it pays. */
export function drawHeading(
  sheet: Sheet,
  { kind, company, week, range, partOf }: CommissionsPdf,
  { tag, toPay }: { tag: 'H1' | 'H2'; toPay: number },
): void {
  const { ink } = sheet;
  drawBrand(sheet, company, TEXTS.kinds[kind]);
  const top = sheet.y;
  write(sheet, TEXTS.title(formatWeek(week)), STYLE.title, { tag, width: 480 });
  write(sheet, TEXTS.range(formatScreenDate(range.start), formatScreenDate(range.end)), STYLE.subtitle, { width: 480 });
  if (partOf !== null && tag === 'H1') write(sheet, TEXTS.part(partOf), STYLE.subtitle, { width: 480 });
  const amount = formatPesos(toPay);
  const element = sheet.parent.tag('P');
  element.add(() => {
    ink.draw(TEXTS.toPay, PAGE.right - ink.widthOf(TEXTS.toPay, STYLE.label), top + 7, STYLE.label);
    ink.draw(amount, PAGE.right - ink.widthOf(amount, STYLE.amount), top + 31, STYLE.amount);
  });
  element.end();
  sheet.y += 10;
  rule(sheet, sheet.y);
  sheet.y += 11;
}
