'use client';
import { formatPesos } from '@sereno/domain/money';
import { Checkbox } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { DisputableLine } from './disputableLines.ts';
import { type Disputes, reasonsOf } from './disputes.ts';
import { Amount, Line, Lines, Muted, Tally } from './ReconcileDialog.styles.ts';

type ChosenLinesProps = {
  chosen: readonly DisputableLine[];
  disputes: Disputes;
  understood: boolean;
  /** Sending was attempted without the tick. */
  missed: boolean;
  readOnly: boolean;
  onUnderstood: (understood: boolean) => void;
};

/** What will be sent, verbatim, and a required confirmation tick: a double click cannot request something final. */
export function ChosenLines({ chosen, disputes, understood, missed, readOnly, onUnderstood }: ChosenLinesProps) {
  const t = useTexts(commissionTexts);
  const reasons = reasonsOf(chosen, disputes, t('reconcileDialog.standard'));
  return (
    <>
      <Tally>
        {chosen.length === 0 ? t('reconcileDialog.noneChosen') : t('reconcileDialog.chosen', { count: chosen.length })}
      </Tally>
      {chosen.length > 0 && (
        <Lines>
          {chosen.map(({ id, contract, typeName, toPay }, place) => (
            <li key={id}>
              <Line>
                <span>
                  {contract ?? t('reconcileDialog.noContract')} · {typeName}
                </span>
                <Amount>{toPay === null ? '—' : formatPesos(toPay)}</Amount>
              </Line>
              <Muted>{reasons[place]?.reason}</Muted>
            </li>
          ))}
        </Lines>
      )}
      <Checkbox
        label={t('reconcileDialog.understood')}
        required
        checked={understood}
        readOnly={readOnly}
        onChange={onUnderstood}
        error={missed ? t('reconcileDialog.tickFirst') : undefined}
      />
    </>
  );
}
