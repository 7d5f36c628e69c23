import { formatCents, formatPercent } from '@sereno/domain/money';
import { Banner } from '@sereno/ui/foundation';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import type { OptionChange } from './optionChanges.ts';
import { Changes } from './QuotationPages.styles.ts';

/** Says what has changed in what is on offer, in the place of figures that change without a word. */
export function OfferChanges({ changes }: { changes: readonly OptionChange[] }) {
  const { t } = useText(quotationTexts);
  const sentenceOf = (change: OptionChange): string => {
    switch (change.kind) {
      case 'gone':
        return t('quotationAdd.changeGone', { name: change.name });
      case 'price':
        return t('quotationAdd.changePrice', {
          name: change.name,
          before: formatCents(change.before),
          after: formatCents(change.after),
        });
      case 'term':
        return t('quotationAdd.changeTerm');
      case 'discount':
        return t('quotationAdd.changeDiscount', { percent: formatPercent(change.percent) });
      default:
        return t('quotationAdd.changeDownPayment', { percent: formatPercent(change.percent) });
    }
  };
  if (changes.length === 0) return null;
  return (
    <Banner tone="warning" title={t('quotationAdd.changes')}>
      <Changes>
        {changes.map((change) => (
          <li key={change.kind}>{sentenceOf(change)}</li>
        ))}
      </Changes>
    </Banner>
  );
}
