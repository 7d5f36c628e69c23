'use client';
import { formatPesos } from '@sereno/domain/money';
import { useState } from 'react';
import { Button, Checkbox, TextArea, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import { type DisputableLine, matchingLines } from './disputableLines.ts';
import { type Dispute, type Disputes, MAX_REASON_LENGTH, noDispute } from './disputes.ts';
import { Amount, Choice, Line, Lines, Muted, Tally } from './ReconcileDialog.styles.ts';

type LineChoiceProps = {
  lines: readonly DisputableLine[];
  disputes: Disputes;
  /** Number of ticked lines, including those hidden by the search. */
  chosen: number;
  onChange: (id: string, change: Partial<Dispute>) => void;
};

/** Visible lines at first, and how many each press adds: hundreds of checkboxes at once would block a phone. */
const STEP = 20;

/** A checkbox for each line of the week, with a reason once ticked. */
export function LineChoice({ lines, disputes, chosen, onChange }: LineChoiceProps) {
  const t = useTexts(commissionTexts);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(STEP);
  const found = matchingLines(lines, typed);
  const left = found.length - limit;
  return (
    <>
      {lines.length > STEP && (
        <TextField
          label={t('reconcileDialog.search')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setLimit(STEP);
          }}
        />
      )}
      {found.length === 0 && <Muted as="output">{t('reconcileDialog.noMatches')}</Muted>}
      <Lines>
        {found.slice(0, limit).map((line) => (
          <li key={line.id}>
            <ChoiceOfLine line={line} dispute={disputes.get(line.id) ?? noDispute} onChange={onChange} />
          </li>
        ))}
      </Lines>
      {left > 0 && (
        <Button variant="ghost" onClick={() => setLimit(limit + STEP)}>
          {t('reconcileDialog.more', { count: Math.min(left, STEP) })}
        </Button>
      )}
      <Tally>{chosen === 0 ? t('reconcileDialog.noneChosen') : t('reconcileDialog.chosen', { count: chosen })}</Tally>
    </>
  );
}

type ChoiceOfLineProps = { line: DisputableLine; dispute: Dispute; onChange: LineChoiceProps['onChange'] };

function ChoiceOfLine({ line, dispute, onChange }: ChoiceOfLineProps) {
  const t = useTexts(commissionTexts);
  const { contract, typeName, clientName, toPay, count } = line;
  const detail = [clientName, count > 1 ? t('reconcileDialog.lines', { count }) : null].filter(isText).join(' · ');
  return (
    <Choice>
      <Checkbox
        label={
          <Line>
            <span>
              {contract ?? t('reconcileDialog.noContract')} · {typeName}
            </span>{' '}
            <Amount>{toPay === null ? '—' : formatPesos(toPay)}</Amount>
          </Line>
        }
        description={detail}
        checked={dispute.isChosen}
        onChange={(isChosen) => onChange(line.id, { isChosen })}
      />
      {dispute.isChosen && (
        <TextArea
          label={t('reconcileDialog.reason')}
          description={t('reconcileDialog.reasonHint', { text: t('reconcileDialog.standard') })}
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={dispute.reason}
          onChange={(reason) => onChange(line.id, { reason })}
        />
      )}
    </Choice>
  );
}

const isText = (text: string | null): boolean => text !== null && text !== '';
