'use client';
import { formatCents } from '@sereno/domain/money';
import { instalmentSpread, type QuotationPayment } from '@sereno/domain/quotation';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Spread } from './QuotationSummary.styles.ts';

/** How it is paid, in a sentence: '36 mensualidades de $500.00', and which of them are a cent more. */
export function InstalmentWords({ payment }: { payment: Pick<QuotationPayment, 'downPayment' | 'instalments'> }) {
  const t = useTexts(quotationTexts);
  const spread = instalmentSpread(payment.instalments);
  if (spread === null)
    return <Spread>{t('quotationFigures.cash', { amount: formatCents(payment.downPayment) })}</Spread>;
  const { count, amount, larger } = spread;
  const largerWords = (first: { readonly count: number; readonly amount: number }): string => {
    const written = formatCents(first.amount);
    return first.count === 1
      ? t('quotationFigures.first', { amount: written })
      : t('quotationFigures.spread', { count: first.count, amount: written });
  };
  return (
    <Spread>
      {t('quotationFigures.instalments', { count, amount: formatCents(amount) })}
      {larger !== null && <span>{largerWords(larger)}</span>}
    </Spread>
  );
}
