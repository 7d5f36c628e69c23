'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { tableCellsTexts } from '../../locale/texts/es/tableCells.ts';
import { cellText, detailText, shownPart } from './cellText.ts';
import { type Peek, watchCells } from './cellWatch.ts';
import { DRAFT, placeOf } from './gridCells.ts';
import type { GridPartProps } from './gridPart.ts';
import { standBeside, standing } from './peekPlace.ts';
import { popupStyle } from '../../foundation/popup/popup.styles.ts';
import { color, fontSize, space } from '../../theme/index.ts';

/** A popover is in the top layer, above dialogs too, and needs no z-index. */
const PeekSurface = styled.div`
  ${popupStyle}
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(440px, calc(100vw - ${space(4)}));
  max-block-size: calc(100vh - ${space(4)});
  margin: 0;
  padding: ${space(2)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: ${fontSize[13]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-line;

  .more {
    display: block;
    margin-block-start: ${space(1)};
    color: ${color.textMuted};
  }
`;

/** Longer texts would fill the window. */
const MOST_PEEKED = 2000;

/** The full text of a truncated cell, beside it. `watchCells` opens and closes it. */
export function CellPeekPopup<Row>(props: GridPartProps<Row>) {
  const { gridRef } = props;
  const t = useTexts(tableCellsTexts);
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [peek, setPeek] = useState<Peek | null>(null);
  const watch = useRef<ReturnType<typeof watchCells>>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    // A render may have removed the cell, or put another row in its place.
    const isStill = peek === null || (peek.cell.isConnected && wholeText(peek.cell, props) === peek.text);
    if (!isStill) watch.current?.hide();
  });

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return undefined;
    const wholeOf = (cell: HTMLElement): string | null => {
      const text = wholeText(cell, latest.current);
      return isCut(cell) || isShortened(text) ? text : null;
    };
    const watching = watchCells({ grid, popup: () => popup.current, wholeOf, onPeek: setPeek });
    watch.current = watching;
    return watching.stop;
  }, [gridRef]);

  useLayoutEffect(() => {
    const surface = popup.current;
    if (peek === null || surface === null) return undefined;
    surface.showPopover();
    return standing(() => {
      if (isWithinItsArea(peek.cell)) standBeside(peek.cell, surface);
      else watch.current?.hide();
    });
  }, [peek]);

  useEffect(() => {
    // The visible text was announced with the cell; only a shortened one needs a description.
    if (peek === null || !isShortened(peek.text)) return undefined;
    const described = peek.cell.querySelector('a') ?? peek.cell;
    described.setAttribute('aria-describedby', id);
    return () => described.removeAttribute('aria-describedby');
  }, [peek, id]);

  if (peek === null) return null;
  const left = peek.text.length - MOST_PEEKED;
  return (
    <PeekSurface ref={popup} id={id} role="tooltip" popover="manual">
      {shownPart(peek.text, MOST_PEEKED)}
      {left > 0 && <span className="more">{t('cellPeek.more', { count: left })}</span>}
    </PeekSurface>
  );
}

/** The text of a cell, of a title or of a total, whatever of it is on the page. */
function wholeText<Row>(
  cell: HTMLElement,
  { gridRef, contentAt, words }: Pick<GridPartProps<Row>, 'gridRef' | 'contentAt' | 'words'>,
): string {
  const at = gridRef.current && placeOf(gridRef.current, cell);
  const content = at && contentAt(at.line, at.column);
  if (cell.shadowRoot !== null && cell.hasAttribute(DRAFT)) return cell.shadowRoot.textContent;
  if (content === null) return (cell.querySelector('.title') ?? cell).textContent;
  const { column, row } = content;
  const text = cellText(column, row, words);
  const detail = detailText(column, row);
  return text === '' || detail === '' ? text : `${text} ${detail}`;
}

/** Whether the page shows a shortened text. */
const isShortened = (text: string): boolean => text !== shownPart(text);

/** Whether the cell's content overflows. */
const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll('.badge, .title, .custom > *')].some((part) => part.scrollWidth > part.clientWidth);

/** Whether the cell has not been scrolled away. */
function isWithinItsArea(cell: HTMLElement): boolean {
  const area = cell.closest('[role$=grid]')?.parentElement?.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  return area !== undefined && bottom > area.top && top < area.bottom;
}
