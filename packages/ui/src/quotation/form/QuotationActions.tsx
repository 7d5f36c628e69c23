'use client';
import { formatCents } from '@sereno/domain/money';
import {
  instalmentSpread,
  type QuotationForm,
  type QuotationOptions,
  quotationPreview,
} from '@sereno/domain/quotation';
import { type BannerTone, Button } from '../../foundation/index.ts';
import { SaveProblem } from '../../foundation/form/SaveProblem.tsx';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Actions, Line, Total } from './QuotationForm.styles.ts';

type QuotationActionsProps = {
  form: QuotationForm;
  options: QuotationOptions;
  /** Failed attempts to save; each is announced. 0 when nothing is wrong any more. */
  attempts: number;
  problem: string | undefined;
  problemTone: BannerTone | undefined;
  busy: boolean;
  /** Cancels without saving; undefined for none. */
  onCancel: (() => void) | undefined;
};

/** Why the form cannot be saved, the total and what is paid monthly, and the save and cancel buttons. */
export function QuotationActions({
  form,
  options,
  attempts,
  problem,
  problemTone = 'danger',
  busy,
  onCancel,
}: QuotationActionsProps) {
  const t = useTexts(quotationTexts);
  const preview = quotationPreview(form, options);
  const isLeast = preview !== null && preview.leastPayment !== null;
  const spread = instalmentSpread((preview?.leastPayment ?? preview?.payment)?.instalments ?? []);
  return (
    <Actions>
      <SaveProblem
        attempts={attempts}
        incomplete={t('quotationForm.incomplete')}
        problem={problem}
        tone={problemTone}
        label={t('quotationForm.problem')}
      />
      <Line>
        <Total>
          {preview !== null && (
            <>
              <span>
                {t('quotationFigures.total')} <strong>{formatCents(preview.price.total)}</strong>
              </span>
              {spread !== null && (
                <span>
                  {t(isLeast ? 'quotationFigures.leastDownPayment' : 'quotationFigures.monthly')}{' '}
                  <strong>
                    {spread.count} × {formatCents(spread.amount)}
                  </strong>
                </span>
              )}
            </>
          )}
        </Total>
        {onCancel && (
          <Button
            onClick={() => {
              if (!busy) onCancel();
            }}
          >
            {t('quotationForm.cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('quotationForm.saving')}>
          {t('quotationForm.save')}
        </Button>
      </Line>
    </Actions>
  );
}
