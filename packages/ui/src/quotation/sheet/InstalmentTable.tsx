'use client';
import { type Cents, formatCents } from '@sereno/domain/money';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Table } from './QuotationSheet.styles.ts';

type InstalmentTableProps = {
  /** Number of the first payment, counted from 1. */
  first: number;
  amounts: readonly Cents[];
};

/** The monthly payments of one year. */
export function InstalmentTable({ first, amounts }: InstalmentTableProps) {
  const t = useTexts(quotationTexts);
  return (
    <Table>
      <caption>{t('quotationSheet.instalments', { from: first, to: first + amounts.length - 1 })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quotationSheet.instalment')}</th>
          <th scope="col">{t('quotationSheet.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map((amount, place) => {
          const month = first + place;
          return (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatCents(amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
