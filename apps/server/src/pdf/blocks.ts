import { oneLine } from './letters.ts';
import type { TextStyle } from './ink.ts';
import { ASCENT, COLOR, STYLE } from './look.ts';
import { lineHeight, type Sheet, shortened } from './sheet.ts';

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

/** The logo, the name of the company and the kind of document, at the top of the first page. */
export function drawBrand(sheet: Sheet, company: string, kind: string): void {
  const { doc, ink, page } = sheet;
  sheet.artifact(() => {
    doc.roundedRect(page.left, sheet.y, MARK, MARK, 4).fill(COLOR.primary);
    const letter = { ...STYLE.brand, color: '#ffffff', size: 10 };
    ink.draw('S', page.left + (MARK - ink.widthOf('S', letter)) / 2, sheet.y + 11.6, letter);
  });
  const y = sheet.y + 11.4;
  const say = (text: string, left: number, style: TextStyle): void => {
    const element = sheet.parent.tag('P');
    element.add(() => ink.draw(text, left, y, style));
    element.end();
  };
  say(shortened(ink, company, STYLE.brand, MOST_COMPANY), page.left + MARK + 6, STYLE.brand);
  say(kind, page.right - ink.widthOf(kind, STYLE.kind), STYLE.kind);
  sheet.y += MARK + 18;
}

const factStyle = ({ color = STYLE.fact.color, isAmount = false }: Fact): TextStyle => ({
  ...STYLE.fact,
  color,
  tabular: isAmount,
});

/** Facts side by side, each below its name; a long one takes several lines. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const { ink, page } = sheet;
  const own = facts.map((fact) => Math.max(fact.width, ink.widthOf(oneLine(fact.value), factStyle(fact))));
  const fixed = facts.reduce((sum, { isName = false }, index) => sum + (isName ? 0 : (own[index] ?? 0)), 0);
  const shares = facts.reduce((sum, { isName = false, width }) => sum + (isName ? width : 0), 0);
  const free = page.right - page.left - FACT_GAP * (facts.length - 1) - fixed;
  const widths = facts.map(({ isName = false, width }, index) =>
    isName ? Math.max((free * width) / shares, 60) : (own[index] ?? 0),
  );
  const lines = facts.map(({ value }, index) => {
    const all = ink.wrap(oneLine(value), STYLE.fact, widths[index] ?? 0);
    return all.length <= MOST_LINES ? all : [...all.slice(0, MOST_LINES - 1), '…'];
  });
  const top = sheet.y;
  let left = page.left;
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

/** Below every page: what it belongs to, when it was printed, and which page of how many it is. */
export function drawFeet({ doc, ink, page, artifact }: Sheet, title: string, printed: string): void {
  const { start, count } = doc.bufferedPageRange();
  const room = (page.right - page.left) * 0.46;
  for (let number = start; number < start + count; number += 1) {
    doc.switchToPage(number);
    artifact(() => {
      ink.draw(shortened(ink, title, STYLE.foot, room), page.left, page.foot, STYLE.foot);
      const middle = (page.left + page.right + room) / 2 - 20;
      ink.draw(printed, middle - ink.widthOf(printed, STYLE.foot) / 2, page.foot, STYLE.foot);
      const place = `Página ${number + 1} de ${count}`;
      ink.draw(place, page.right - ink.widthOf(place, STYLE.foot), page.foot, STYLE.foot);
    }, 'Pagination');
  }
}
