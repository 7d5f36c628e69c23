'use client';
import { memo, useMemo, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTexts } from '../locale/index.ts';
import { accessTexts } from '../locale/texts/es/access.ts';
import { movedPlace } from './gridMove.ts';
import { Grid, Scroller } from './PermissionGrid.styles.ts';
import { type PermissionRow, type PermissionSubject, type PermissionVerdict, verdictAt } from './permissionRows.ts';

/** A cell: its subject and role. */
export type PermissionCell = { readonly id: PermissionSubject['id']; readonly role: number };

type PermissionGridProps = {
  /** Its rows; at least one. */
  rows: readonly PermissionRow[];
  /** Its columns: every role, or the one that a phone shows. */
  roles: readonly number[];
  /** The selected cell; null while none of these is. */
  chosen: PermissionCell | null;
  /** A cell is selected by a press, or by moving to it. */
  onChoose: (cell: PermissionCell) => void;
};

/** A table of permissions with arrow key navigation. A selection renders only the two rows concerned. */
export function PermissionGrid({ rows, roles, chosen, onChoose }: PermissionGridProps) {
  const t = useTexts(accessTexts);
  const words = useCellWords();
  const entries = rows.filter(({ subject }) => subject.kind === 'entry');
  const rights = rows.filter(({ subject }) => subject.kind === 'right');
  // One tab stop: the selected cell, or the first.
  const stop = chosen ?? { id: rows[0]?.subject.id, role: roles[0] };

  const choose = ({ target }: SyntheticEvent): void => {
    const cell = cellAt(target);
    const row = rows.find(({ subject }) => subject.id === cell?.dataset['row']);
    if (cell !== null && row !== undefined) onChoose({ id: row.subject.id, role: Number(cell.dataset['role']) });
  };
  const rowsOf = (some: readonly PermissionRow[]) =>
    some.map((row) => (
      <Row
        key={row.subject.id}
        row={row}
        roles={roles}
        chosenRole={row.subject.id === chosen?.id ? chosen.role : undefined}
        stop={row.subject.id === stop.id ? stop.role : undefined}
        words={words}
      />
    ));

  return (
    <Scroller>
      <Grid
        role="grid"
        aria-label={t('permissionLens.grid')}
        data-single={roles.length === 1 || undefined}
        onFocus={choose}
        onClick={choose}
        onKeyDown={moveFocus}
      >
        <thead>
          <tr>
            <th scope="col">{t('permissionLens.entry')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t('permissionLens.role', { role })}
              </th>
            ))}
          </tr>
        </thead>
        {entries.length > 0 && <tbody>{rowsOf(entries)}</tbody>}
        {rights.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{t('permissionLens.rights')}</span>
              </th>
            </tr>
            {rowsOf(rights)}
          </tbody>
        )}
      </Grid>
    </Scroller>
  );
}

/** Texts of cells, created once and shared by a thousand of them. */
type CellWords = Readonly<Record<PermissionVerdict, ReactNode>> & {
  /** Visible lines of an entry's cell; its full text is for assistive technology only. */
  readonly lines: ReactNode;
};

function useCellWords(): CellWords {
  const t = useTexts(accessTexts);
  return useMemo(() => {
    const line = (key: 'menu' | 'guard' | 'right', yes: boolean) => (
      <span data-is={yes ? 'yes' : 'no'}>
        <span className="of">{t(`permissionLens.${key}`)}</span> {t(yes ? 'permissionLens.yes' : 'permissionLens.no')}
      </span>
    );
    const entry = (menu: boolean, guard: boolean) => (
      <>
        {line('menu', menu)}
        {line('guard', guard)}
      </>
    );
    return {
      both: entry(true, true),
      menuOnly: entry(true, false),
      guardOnly: entry(false, true),
      neither: entry(false, false),
      granted: line('right', true),
      refused: line('right', false),
      lines: (
        <span className="lines" aria-hidden>
          <span>{t('permissionLens.menu')}</span>
          <span>{t('permissionLens.guard')}</span>
        </span>
      ),
    };
  }, [t]);
}

type RowProps = {
  row: PermissionRow;
  roles: readonly number[];
  chosenRole: number | undefined;
  /** The role whose cell is the tab stop. */
  stop: number | undefined;
  words: CellWords;
};

const Row = memo(function Row({ row, roles, chosenRole, stop, words }: RowProps) {
  const { subject, label } = row;
  return (
    <tr>
      <th scope="row" data-level={subject.kind === 'entry' ? subject.level : 1}>
        <span className="line">
          <span className="name">
            {label}
            {subject.kind === 'entry' && <small dir="ltr">{subject.path}</small>}
          </span>
          {subject.kind === 'entry' && words.lines}
        </span>
      </th>
      {roles.map((role) => {
        const verdict = verdictAt(row, role);
        return (
          <td
            key={role}
            data-row={subject.id}
            data-role={role}
            data-verdict={verdict}
            aria-selected={role === chosenRole}
            tabIndex={role === stop ? 0 : -1}
          >
            {words[verdict]}
          </td>
        );
      })}
    </tr>
  );
});

function cellAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
}

/** Moves the focus, and the selection follows; the DOM cells are the grid, so moving renders nothing. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = cellAt(event.target);
  if (cell === null || event.altKey || event.shiftKey) return;
  const grid = event.currentTarget;
  const columns = cell.parentElement?.querySelectorAll('td').length ?? 1;
  // Row by row.
  const cells = [...grid.querySelectorAll('td')];
  const at = cells.findIndex((other) => other === cell);
  const place = movedPlace(
    { row: Math.floor(at / columns), column: at % columns },
    { rows: cells.length / columns, columns },
    {
      key: event.key,
      far: event.ctrlKey || event.metaKey,
      rightToLeft: getComputedStyle(grid).direction === 'rtl',
    },
  );
  if (place === null) return;
  event.preventDefault();
  cells[place.row * columns + place.column]?.focus();
}
