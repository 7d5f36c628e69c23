import type { Formats } from '../../locale/index.ts';
import { shownPart } from '../cells/cellText.ts';
import { DRAFT, LINE, isOwn } from '../cells/gridCells.ts';
import { type Draft, type Drafts, draftOf, isOver } from './drafts.ts';
import type { EditPlaces } from './editPlaces.ts';
import { shownText } from './editText.ts';

const ATTRIBUTES = [DRAFT, 'aria-busy', 'aria-invalid'] as const;

/** What a draft makes of its cell. */
const attributesOf = <Row>({ state }: Draft<Row>): Readonly<Record<(typeof ATTRIBUTES)[number], string | null>> => ({
  [DRAFT]: state,
  'aria-busy': state === 'saving' ? 'true' : null,
  'aria-invalid': state === 'failed' ? 'true' : null,
});

/** Shows a text in place of what React has rendered in the cell, which goes on there; null for that itself. */
function show(cell: Element, text: string | null): void {
  // Of a cell with a shadow root its own content is neither drawn nor read out, except in a slot.
  const root = cell.shadowRoot ?? cell.attachShadow({ mode: 'open' });
  root.replaceChildren(text ?? document.createElement('slot'));
}

/**
 * Shows drafts in the cells that are in the document, without a render of their rows.
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
      show(element, shownPart(draft.isRead ? shownText(draft, draft.value, formats) : draft.text));
      for (const [name, value] of Object.entries(attributesOf(draft))) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
  for (const element of grid.querySelectorAll(`[${DRAFT}]`)) {
    if (marked.has(element)) continue;
    show(element, null);
    for (const name of ATTRIBUTES) element.removeAttribute(name);
  }
  return over;
}
