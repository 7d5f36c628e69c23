import { afterDiscount, type DiscountedFigures, type DiscountedSale } from '@sereno/domain/discount';
import { VisuallyHidden } from '@sereno/ui/foundation';
import { type Cents, formatCents, formatDecimal } from '@sereno/domain/money';
import { useText } from '../../i18n/index.tsx';
import { discountTexts } from '../../i18n/areas.ts';
import { Sums } from './Discounts.styles.ts';
import type { DiscountText } from './discountText.ts';

export type DiscountSumsProps = {
  sale: DiscountedSale;
  /** What would be taken off beside the discount that there is; null while that is not known. */
  granted: Cents | null;
};

const percentText = (percent: number) => formatDecimal(percent, Number.isInteger(percent) ? 0 : 2);

/** What a quotation or contract comes to, and beside it what it would come to with the discount. */
export function DiscountSums({ sale, granted }: DiscountSumsProps) {
  const { t } = useText(discountTexts);
  const now = afterDiscount(sale, 0);
  const then = granted === null ? null : afterDiscount(sale, granted);
  const rows = rowsOf(sale, t).filter(({ isShown = true }) => isShown);
  return (
    <Sums>
      <caption>{t('discount.result')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('discount.result')}</VisuallyHidden>
          </th>
          <th scope="col">{t('discount.before')}</th>
          <th scope="col">{t('discount.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of, isTotal = false }) => (
          <tr key={name} data-total={isTotal || undefined}>
            <th scope="row">{name}</th>
            <td>{of(now)}</td>
            <td>{then === null ? '—' : of(then)}</td>
          </tr>
        ))}
      </tbody>
    </Sums>
  );
}

type SumRow = { name: string; of: (figures: DiscountedFigures) => string; isTotal?: boolean; isShown?: boolean };

function rowsOf({ amount, payments, received, cost, kind }: DiscountedSale, t: DiscountText): readonly SumRow[] {
  return [
    { name: t('discount.price'), of: () => formatCents(amount) },
    {
      name: t('discount.discount'),
      of: ({ discount, discountPercent }) =>
        t('discount.discountOf', { amount: formatCents(discount), percent: percentText(discountPercent) }),
    },
    { name: t('discount.total'), of: ({ total }) => formatCents(total), isTotal: true },
    { name: t('discount.downPayment'), of: ({ downPayment }) => formatCents(downPayment), isShown: payments > 0 },
    {
      name: t('discount.instalments'),
      of: ({ instalments: [first = 0, ...others] }) =>
        t('discount.instalmentsOf', { count: others.length + 1, amount: formatCents(first) }),
      isShown: payments > 0,
    },
    {
      name: t('discount.owed'),
      of: ({ total, downPayment }) => formatCents(total - downPayment - received),
      isShown: kind === 'contract',
    },
    {
      name: t('discount.margin'),
      of: ({ margin }) =>
        t('discount.discountOf', {
          amount: formatCents(margin?.cents ?? 0),
          percent: margin === null || margin.percent === null ? '—' : formatDecimal(margin.percent, 1),
        }),
      isShown: cost !== null,
    },
  ];
}
