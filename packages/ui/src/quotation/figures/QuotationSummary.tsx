'use client';
import { formatCents } from '@sereno/domain/money';
import { type QuotationForm, type QuotationOptions, quotationPreview } from '@sereno/domain/quotation';
import { Card } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { InstalmentWords } from './InstalmentWords.tsx';
import { Figures, Foot, Quiet } from './QuotationSummary.styles.ts';

type QuotationSummaryProps = {
  form: QuotationForm;
  options: QuotationOptions;
};

/** What the form comes to so far: the price as soon as it is known, then how it is paid. */
export function QuotationSummary({ form, options }: QuotationSummaryProps) {
  const t = useTexts(quotationTexts);
  const preview = quotationPreview(form, options);
  if (preview === null)
    return (
      <Card title={t('quotationFigures.title')}>
        <Quiet>{t('quotationFigures.unknown')}</Quiet>
      </Card>
    );
  const { price, payment, leastPayment } = preview;
  return (
    <Card title={t('quotationFigures.title')}>
      <Figures>
        <div>
          <dt>{t('quotationFigures.amount')}</dt>
          <dd>{formatCents(price.amount)}</dd>
        </div>
        {price.discount > 0 && (
          <div>
            <dt>{t('quotationFigures.discount')}</dt>
            <dd>{formatCents(-price.discount)}</dd>
          </div>
        )}
        <div data-rank="total">
          <dt>{t('quotationFigures.total')}</dt>
          <dd>{formatCents(price.total)}</dd>
        </div>
        <div data-rank="part">
          <dt>{t('quotationFigures.untaxed')}</dt>
          <dd>{formatCents(price.untaxed)}</dd>
        </div>
        <div data-rank="part">
          <dt>{t('quotationFigures.tax')}</dt>
          <dd>{formatCents(price.tax)}</dd>
        </div>
        {payment !== null && payment.instalments.length > 0 && (
          <>
            <div data-rank="payment">
              <dt>{t('quotationFigures.downPayment')}</dt>
              <dd>{formatCents(payment.downPayment)}</dd>
            </div>
            <div>
              <dt>{t('quotationFigures.financed')}</dt>
              <dd>{formatCents(payment.financed)}</dd>
            </div>
          </>
        )}
      </Figures>
      {payment !== null && <InstalmentWords payment={payment} />}
      {leastPayment !== null && (
        <>
          <InstalmentWords payment={leastPayment} />
          <Quiet>{t('quotationFigures.leastDownPayment')}</Quiet>
        </>
      )}
      <Foot>{t('quotationFigures.validity', { count: options.validDays })}</Foot>
    </Card>
  );
}
