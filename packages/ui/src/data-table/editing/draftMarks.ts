import type { Formats } from '../../locale/index.ts';
import { shownPart } from '../cells/cellText.ts';
import { DRAFT_TEXT, LINE, isOwn } from '../cells/gridCells.ts';
import { type Draft, type Drafts, draftOf, isOver } from './drafts.ts';
import type { EditPlaces } from './editPlaces.ts';
import { shownText } from './editText.ts';

const ATTRIBUTES = ['data-draft', DRAFT_TEXT, 'aria-busy', 'aria-invalid'] as const;

/** More of a text has no room in a cell. */
const MOST_SHOWN = 300;

/** What a draft makes of its cell. */
function attributesOf<Row>(
  draft: Draft<Row>,
  formats: Formats,
): Readonly<Record<(typeof ATTRIBUTES)[number], string | null>> {
  const text = draft.isRead ? shownText(draft, draft.value, formats) : draft.text;
  return {
    'data-draft': draft.state,
    [DRAFT_TEXT]: shownPart(text, MOST_SHOWN),
    'aria-busy': draft.state === 'saving' ? 'true' : null,
    'aria-invalid': draft.state === 'failed' ? 'true' : null,
  };
}

/** In place of a text that React has rendered: it tells that React has not written there since. */
const HIDDEN = '\u200B';
const hidden = new WeakMap<Node, string | null>();

const textsIn = (cell: Element): Node[] => [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);

function hideTexts(cell: Element): void {
  for (const text of textsIn(cell)) {
    if (text.nodeValue === HIDDEN) continue;
    hidden.set(text, text.nodeValue);
    text.nodeValue = HIDDEN;
  }
}

function showTexts(cell: Element): void {
  for (const text of textsIn(cell)) if (text.nodeValue === HIDDEN) text.nodeValue = hidden.get(text) ?? '';
}

/**
 * Shows drafts in the cells that are in the document, without a render of their rows: attributes, which a style writes out in place of
 * the texts of the cell. React goes on writing those where a row changes.
 * @returns Drafts that the host's rows have taken the place of.
 */
export function markDrafts<Row>(
  grid: HTMLElement,
  places: Pick<EditPlaces<Row>, 'cell'>,
  drafts: Drafts<Row>,
  formats: Formats,
): readonly Draft<Row>[] {
  const over: Draft<Row>[] = [];
  const marked = new Set<Element>();
  for (const row of drafts.size === 0 ? [] : grid.querySelectorAll(`.body [${LINE}]`)) {
    if (!isOwn(grid, row)) continue;
    const line = Number(row.getAttribute(LINE));
    for (const [column, element] of [...row.children].entries()) {
      const cell = places.cell({ line, column });
      const draft = cell && draftOf(drafts, { rowId: cell.rowId, columnId: cell.column.id });
      if (!draft) continue;
      if (isOver(draft, cell.row)) {
        over.push(draft);
        continue;
      }
      marked.add(element);
      hideTexts(element);
      for (const [name, value] of Object.entries(attributesOf(draft, formats))) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
  for (const element of grid.querySelectorAll('[data-draft]')) {
    if (marked.has(element)) continue;
    showTexts(element);
    for (const name of ATTRIBUTES) element.removeAttribute(name);
  }
  return over;
}
