import type { Quotation } from '@sereno/domain/quotation';
import { DiscountButton } from '../features/discounts/DiscountButton.tsx';
import { QuotationsPage } from '../features/quotations/QuotationsPage.tsx';
import { SendQuotation } from '../features/quotations/SendQuotation.tsx';
import { quotationTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';

export { TabulatorPage } from '../features/quotations/QuotationsPage.tsx';

function QuotationActions({ quotation }: { quotation: Quotation }) {
  const { t } = useText(quotationTexts);
  const { id, number } = quotation;
  return (
    <>
      <DiscountButton key={id} sale={{ kind: 'quotation', id }} name={number} label={t('quotations.discount')} />
      <SendQuotation quotation={quotation} />
    </>
  );
}

/** `/quotation`, whose quotations lead to the discounts that are asked for them (UND-32, UND-35). */
export const QuotationsScreen = () => <QuotationsPage Actions={QuotationActions} />;
