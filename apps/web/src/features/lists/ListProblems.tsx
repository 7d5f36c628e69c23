import type { ListDraft, ListProblem } from '@sereno/api/prospectList';
import { Button, Checkbox, TextField } from '@sereno/ui/foundation';
import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { listTexts } from '../../i18n/areas.ts';
import { Line, Pairs, Part, Row } from './Lists.styles.ts';

/** The rows that are mended at once, as they are sent. */
export type MendedRow = { readonly row: number; readonly cells: readonly string[] | null; readonly leftOut: boolean };

export type ListProblemsProps = {
  draft: ListDraft;
  busy: boolean;
  onApply: (rows: readonly MendedRow[], leaveOutFaulty: boolean) => void;
};

/** Rows above the first one: the headings, and the first row is 1 in a spreadsheet. */
const ABOVE = 2;

/** The columns in which an issue can be mended: its field's, or for a missing contact all that hold one. */
function columnsOf({ mapping }: ListDraft, issueField: string): readonly number[] {
  const fields: readonly string[] = issueField === 'contact' ? ['mobilePhone', 'homePhone', 'email'] : [issueField];
  return mapping.flatMap((field, column) => (field !== null && fields.includes(field) ? [column] : []));
}

/** The rows that are not imported as they are: faulty ones to mend or leave out, and duplicates to know of. */
export function ListProblems({ draft, busy, onApply }: ListProblemsProps) {
  const { t } = useText(listTexts);
  const [mended, setMended] = useState<ReadonlyMap<number, MendedRow>>(new Map());
  const faulty = draft.problems.filter(({ issues }) => issues.length > 0);
  const known = draft.problems.filter(({ duplicateOf }) => duplicateOf !== null);
  const change = (row: MendedRow) => setMended((rows) => new Map(rows).set(row.row, row));
  if (draft.problems.length === 0) return null;
  return (
    <Part>
      <div>
        <h3>{t('lists.fix')}</h3>
        {faulty.length > 0 && <p>{t('lists.fixHelp')}</p>}
      </div>
      {faulty.map((problem) => (
        <FaultyRow
          key={problem.row}
          draft={draft}
          problem={problem}
          mended={mended.get(problem.row)}
          readOnly={busy}
          onChange={change}
        />
      ))}
      {draft.faulty > faulty.length && <p>{t('lists.first', { count: faulty.length })}</p>}
      {faulty.length > 0 && (
        <Line>
          <Button
            busy={busy}
            aria-disabled={mended.size === 0}
            onClick={() => mended.size > 0 && onApply([...mended.values()], false)}
          >
            {t('lists.apply')}
          </Button>
          <Button variant="ghost" aria-disabled={busy} onClick={() => !busy && onApply([...mended.values()], true)}>
            {t('lists.leaveOutAll')}
          </Button>
        </Line>
      )}
      {known.length > 0 && <p>{t('lists.duplicates')}</p>}
      {known.slice(0, 20).map(({ row, cells, duplicateOf }) => (
        <p key={row}>
          <strong>{t('lists.row', { row: String(row + ABOVE) })}</strong>{' '}
          {cells.filter((cell) => cell !== '').join(' · ')}:{' '}
          {t(duplicateOf === 'prospect' ? 'lists.duplicateProspect' : 'lists.duplicateRow')}
        </p>
      ))}
    </Part>
  );
}

type FaultyRowProps = {
  draft: ListDraft;
  problem: ListProblem;
  /** Undefined while nothing of it is mended. */
  mended: MendedRow | undefined;
  readOnly: boolean;
  onChange: (row: MendedRow) => void;
};

function FaultyRow({ draft, problem, mended, readOnly, onChange }: FaultyRowProps) {
  const { t } = useText(listTexts);
  const { row, issues } = problem;
  const cells = mended?.cells ?? problem.cells;
  const leftOut = mended?.leftOut ?? false;
  const sentence = (field: string, code: string): string => {
    if (field === 'contact') return t('listIssue.contact');
    return code === 'required' || code === 'tooShort' || code === 'tooLong'
      ? t(`listIssue.${code}`)
      : t('listIssue.wrongFormat');
  };
  const faults = new Map(
    issues.flatMap(({ field, code }) =>
      columnsOf(draft, field).map((column) => [column, sentence(field, code)] as const),
    ),
  );
  // An issue without a column is one of the columns: none holds the name, or a way to reach the person.
  const others = issues.filter(({ field }) => columnsOf(draft, field).length === 0);
  const type = (column: number, text: string): void =>
    onChange({ row, cells: cells.map((cell, index) => (index === column ? text : cell)), leftOut: false });
  return (
    <Row>
      <legend>{t('lists.row', { row: String(row + ABOVE) })}</legend>
      <p>{problem.cells.filter((cell) => cell !== '').join(' · ')}</p>
      {others.map(({ field, code }) => (
        <p key={field}>{sentence(field, code)}</p>
      ))}
      {!leftOut && (
        <Pairs>
          {[...faults].map(([column, fault]) => (
            <TextField
              key={column}
              label={draft.headings[column] || String(column + 1)}
              value={cells[column] ?? ''}
              onChange={(text) => type(column, text)}
              error={cells[column] === problem.cells[column] ? fault : undefined}
              readOnly={readOnly}
              autoComplete="off"
            />
          ))}
        </Pairs>
      )}
      <Checkbox
        label={t('lists.leaveOut')}
        checked={leftOut}
        onChange={(isOut) => onChange({ row, cells: mended?.cells ?? null, leftOut: isOut })}
        readOnly={readOnly}
      />
    </Row>
  );
}
