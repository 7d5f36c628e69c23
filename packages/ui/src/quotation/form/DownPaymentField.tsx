'use client';
import { formatCents, formatDecimal, formatPercent, fromCents, percentOf } from '@sereno/domain/money';
import { quotationPreview } from '@sereno/domain/quotation';
import { QuickChoices } from '../../foundation/form/form.styles.ts';
import { Button, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import type { QuotationFieldProps } from './QuotationFields.tsx';

/** Shares of the total that are asked for most, in percent. */
const QUICK = [10, 15, 20];

/** What is paid at once, and the amounts that are asked for most. */
export function DownPaymentField({ form, options, errorOf, onChange }: QuotationFieldProps) {
  const t = useTexts(quotationTexts);
  const preview = quotationPreview(form, options);
  const least = preview?.smallestDownPayment ?? null;
  const offered = QUICK.filter((percent) => percent >= options.minDownPayment);
  const take = (percent: number): void => {
    if (preview === null) return;
    const amount = percentOf(preview.price.total, percent);
    onChange({ ...form, downPayment: formatDecimal(fromCents(amount), 2) });
  };
  return (
    <>
      <TextField
        label={t('quotationForm.downPayment')}
        description={
          least === null
            ? undefined
            : t('quotationForm.downPaymentLimit', {
                amount: formatCents(least),
                percent: formatPercent(options.minDownPayment),
              })
        }
        required
        inputMode="decimal"
        autoComplete="off"
        value={form.downPayment}
        onChange={(downPayment) => onChange({ ...form, downPayment })}
        error={errorOf('downPayment')}
      />
      {offered.length > 0 && (
        <QuickChoices aria-label={t('quotationForm.quickDownPayment')}>
          {offered.map((percent) => (
            <Button key={percent} size="small" disabled={preview === null} onClick={() => take(percent)}>
              {formatPercent(percent)}
            </Button>
          ))}
        </QuickChoices>
      )}
    </>
  );
}
