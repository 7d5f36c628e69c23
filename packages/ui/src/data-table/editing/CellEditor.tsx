'use client';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cellAt } from '../cells/gridCells.ts';
import { alignment } from '../cells/column.ts';
import type { EditCell } from './editField.ts';
import { type EditMove, keyInEditor } from './editKeys.ts';
import type { EditPlace } from './editPlaces.ts';
import { EditorBox } from './Editing.styles.ts';

type CellEditorProps<Row> = {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly cell: EditCell<Row>;
  /** Where it stands now; null while its row is not shown. */
  readonly place: EditPlace | null;
  /** What tells its row from the others, read with the title of the column. */
  readonly rowLabel: string;
  readonly text: string;
  /** Whether the text is all selected at first, so that typing replaces it. */
  readonly isSelected: boolean;
  /** Id of the element that tells what is wrong with the text; undefined where nothing is. */
  readonly issueId: string | undefined;
  readonly onType: (text: string) => void;
  /** Called when the text is accepted. Returns whether the edit goes on elsewhere, and not to the next field of the page. */
  readonly onAccept: (move: EditMove) => boolean;
  readonly onGiveUp: () => void;
  /** Called when the cell is not in the document any more. */
  readonly onLost: () => void;
  /** Called when the focus goes elsewhere by itself; null for out of the page. */
  readonly onLeave: (to: EventTarget | null) => void;
};

/** The one field of a table, over the cell that is written into. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { gridRef, cell, place, text, issueId, onAccept, onGiveUp, onLost, onLeave } = props;
  const { field, column } = cell;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(props.isSelected);
  const isLost = useRef(false);

  useLayoutEffect(() => {
    const control = box.current?.firstElementChild;
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    if (first.current && control instanceof HTMLInputElement) control.select();
  }, []);

  useEffect(() => {
    if (isLost.current || standOver(gridRef.current, place, box.current)) return;
    isLost.current = true;
    onLost();
  });
  useEffect(() => {
    // A pinned cell stays where it is while what is below it scrolls.
    const follow = (): boolean => standOver(gridRef.current, place, box.current);
    const area = gridRef.current?.parentElement;
    area?.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    if (area) observer.observe(area);
    return () => {
      area?.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [gridRef, place]);

  const shared = {
    'aria-label': column.title,
    'aria-invalid': issueId !== undefined || undefined,
    // The field stands outside of the grid's rows. What is wrong counts more.
    'aria-description': props.rowLabel,
    'aria-describedby': issueId,
    'aria-required': field.required === true || undefined,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => props.onType(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      const move = keyInEditor(event.nativeEvent);
      if (move === null) return;
      event.stopPropagation();
      if (move === 'giveUp') onGiveUp();
      // After the last cell the Tab key leads out of the table.
      else if (!onAccept(move)) return;
      event.preventDefault();
    },
    onBlur: (event: { readonly currentTarget: Element; readonly relatedTarget: EventTarget | null }) => {
      // The window has lost the focus, and gives it back to the field.
      if (!isLost.current && document.activeElement !== event.currentTarget) onLeave(event.relatedTarget);
    },
  };
  return (
    <EditorBox ref={box} data-align={alignment(column)}>
      {field.kind === 'choice' ? (
        <select {...shared}>
          {(field.required !== true || text === '') && <option value="">—</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type="text" autoComplete="off" inputMode={field.kind === 'number' ? 'decimal' : undefined} />
      )}
    </EditorBox>
  );
}

/** Narrower fields show too little of what is typed, px. */
const LEAST = 112;
/** What a cell keeps free at its start, px; more of it holds the label of a card. */
const PADDING = 10;

/** Puts the field over its cell. Returns whether that is in the document. */
function standOver(grid: HTMLElement | null, place: EditPlace | null, box: HTMLElement | null): boolean {
  const cell = grid && place && cellAt(grid, place.line, place.column);
  const area = grid?.parentElement;
  if (!cell || !area || !box) return false;
  const { left: start, right: end, top, width: whole, height } = cell.getBoundingClientRect();
  const { paddingInlineStart, direction } = getComputedStyle(cell);
  const label = Math.max(0, Number.parseFloat(paddingInlineStart) - PADDING);
  const width = Math.min(Math.max(whole - label, LEAST), area.clientWidth);
  const frame = area.getBoundingClientRect();
  const [areaLeft, areaTop] = [frame.left + area.clientLeft, frame.top + area.clientTop];
  const wanted = direction === 'rtl' ? end - label - width : start + label;
  const left = Math.max(areaLeft, Math.min(wanted, areaLeft + area.clientWidth - width));
  box.style.left = `${left - areaLeft + area.scrollLeft}px`;
  box.style.top = `${top - areaTop + area.scrollTop}px`;
  box.style.width = `${width}px`;
  box.style.minHeight = `${height}px`;
  return true;
}
