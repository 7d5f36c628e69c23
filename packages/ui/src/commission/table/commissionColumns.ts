import { formatWeek } from '@sereno/domain/week';
import type { TableColumn } from '../../data-table/cells/column.ts';
import type { Translate } from '../../locale/index.ts';
import type { commissionTableTexts } from '../../locale/ownTexts.ts';
import type { LineRow } from './lineRows.ts';

const AMOUNT_WIDTH = 124;
/** For titles that say more. */
const WIDE = 184;

const amount = (
  id: string,
  title: string,
  value: (row: LineRow) => number | null,
  width = AMOUNT_WIDTH,
): TableColumn<LineRow> => ({
  id,
  title,
  kind: 'money',
  width,
  value,
  total: 'sum',
});

/**
 * The 17 columns of the answer and what is computed beside them (CMA-06, CMA-09). What is paid stands before what it comes from, so that
 * it is in sight without scrolling. What repeats in every row (week, its days, adviser)
 * and the ERP's own remainder start hidden; the chooser has them.
 */
export function commissionColumns(t: Translate<typeof commissionTableTexts>): readonly TableColumn<LineRow>[] {
  return [
    {
      id: 'type',
      title: t('commissionTable.type'),
      kind: 'text',
      width: 128,
      filter: 'oneOf',
      pinned: true,
      value: ({ typeName }) => typeName,
    },
    {
      id: 'contract',
      title: t('commissionTable.contract'),
      kind: 'text',
      width: 112,
      pinned: true,
      value: ({ line }) => line.contract,
    },
    {
      id: 'client',
      title: t('commissionTable.client'),
      kind: 'text',
      width: 184,
      value: ({ line }) => line.clientName,
    },
    amount('totalCommission', t('commissionTable.totalCommission'), ({ line }) => line.totalCommission),
    amount('toPay', t('commissionTable.toPay'), ({ line }) => line.toPay),
    amount('remaining', t('commissionTable.remaining'), ({ remaining }) => remaining, 148),
    {
      id: 'check',
      title: t('commissionTable.check'),
      kind: 'badge',
      width: 152,
      value: ({ check }) => check && t(`commissionTable.${check}`),
      tone: () => 'warning',
    },
    {
      id: 'saleWeek',
      title: t('commissionTable.saleWeek'),
      kind: 'text',
      width: 144,
      value: ({ line }) => line.saleWeek && formatWeek(line.saleWeek),
    },
    amount('saleAmount', t('commissionTable.saleAmount'), ({ line }) => line.saleAmount),
    amount('collectedWithTax', t('commissionTable.collectedWithTax'), ({ line }) => line.collectedWithTax),
    amount('collectedWithoutTax', t('commissionTable.collectedWithoutTax'), ({ line }) => line.collectedWithoutTax),
    amount('newSaleCommission', t('commissionTable.newSaleCommission'), ({ line }) => line.newSaleCommission, WIDE),
    amount('monthlyCommission', t('commissionTable.monthlyCommission'), ({ line }) => line.monthlyCommission, WIDE),
    amount('monthlyBonus', t('commissionTable.monthlyBonus'), ({ line }) => line.monthlyBonus),
    { ...amount('pending', t('commissionTable.pending'), ({ line }) => line.pendingCommission, WIDE), hidden: true },
    {
      id: 'week',
      title: t('commissionTable.week'),
      kind: 'text',
      width: 96,
      hidden: true,
      value: ({ line }) => line.week && formatWeek(line.week),
    },
    { id: 'start', title: t('commissionTable.start'), kind: 'date', hidden: true, value: ({ line }) => line.start },
    { id: 'end', title: t('commissionTable.end'), kind: 'date', hidden: true, value: ({ line }) => line.end },
    {
      id: 'adviser',
      title: t('commissionTable.adviser'),
      kind: 'person',
      hidden: true,
      value: ({ line }) => line.adviserName,
    },
  ];
}
