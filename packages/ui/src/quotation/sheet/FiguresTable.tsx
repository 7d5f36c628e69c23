'use client';
import { formatCents, formatPercent } from '@sereno/domain/money';
import type { Quotation } from '@sereno/domain/quotation';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Table } from './QuotationSheet.styles.ts';

type FiguresTableProps = {
  quotation: Pick<Quotation, 'figures' | 'discountPercent'>;
  /** Id of the heading that names it. */
  labelledBy: string;
};

/** What a saved quotation comes to, line by line; lines that say nothing are left out. */
export function FiguresTable({ quotation: { figures, discountPercent }, labelledBy }: FiguresTableProps) {
  const t = useTexts(quotationTexts);
  const { amount, discount, total, untaxed, tax, downPayment, financed, instalments } = figures;
  const rows: readonly (readonly [name: string, amount: number, rank?: 'total' | 'part'])[] = [
    [t('quotationFigures.amount'), amount],
    ...(discount > 0
      ? ([[t('quotationFigures.discountOf', { percent: formatPercent(discountPercent) }), -discount]] as const)
      : []),
    [t('quotationFigures.total'), total, 'total'],
    [t('quotationFigures.untaxed'), untaxed, 'part'],
    [t('quotationFigures.tax'), tax, 'part'],
    ...(instalments.length > 0
      ? ([
          [t('quotationFigures.downPayment'), downPayment],
          [t('quotationFigures.financed'), financed],
        ] as const)
      : []),
  ];
  return (
    <Table aria-labelledby={labelledBy}>
      <tbody>
        {rows.map(([name, cents, rank]) => (
          <tr key={name} data-rank={rank}>
            <th scope="row">{name}</th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
