import { formatWeek } from '@sereno/domain/week';
import type { TableColumn } from '../../data-table/cells/column.ts';
import type { Translate } from '../../locale/index.ts';
import type { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { LineRow } from './lineRows.ts';

const AMOUNT_WIDTH = 116;
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

/** An amount that only some kinds of lines have: when 0, the cell is empty, and a card leaves it out. */
const amountOfSome = (...[id, title, value, width]: Parameters<typeof amount>): TableColumn<LineRow> =>
  amount(id, title, (row) => value(row) || null, width);

/** What the lines of a week need a column for. */
type ColumnNeeds = {
  /** Whether any line's amounts do not agree. */
  readonly hasChecks: boolean;
  /** Whether the lines are of several advisers: only then does a line have to say whose it is. */
  readonly hasAdvisers: boolean;
};

/**
 * The 17 columns of the answer plus the computed ones (CMA-06, CMA-09). What a person signs comes first, from the sale
 * to the pay, visible without scrolling at 1440 px. Repeating columns (week, its days, the adviser of a week of one
 * person) and the ERP's own remainder are hidden initially; the column chooser has them.
 */
export function commissionColumns(
  t: Translate<typeof commissionTexts>,
  { hasChecks, hasAdvisers }: ColumnNeeds,
): readonly TableColumn<LineRow>[] {
  const adviser: TableColumn<LineRow> = {
    id: 'adviser',
    title: t('commissionTable.adviser'),
    kind: 'person',
    ...(hasAdvisers ? { rank: 'third' } : { hidden: true }),
    value: ({ line }) => line.adviserName,
  };
  return [
    {
      id: 'type',
      title: t('commissionTable.type'),
      kind: 'text',
      width: 116,
      filter: 'oneOf',
      pinned: true,
      rank: 'note',
      value: ({ typeName }) => typeName,
    },
    {
      id: 'contract',
      title: t('commissionTable.contract'),
      kind: 'text',
      width: 92,
      pinned: true,
      rank: 'second',
      value: ({ line }) => line.contract,
    },
    ...(hasChecks ? [checkColumn(t)] : []),
    ...(hasAdvisers ? [adviser] : []),
    {
      id: 'client',
      title: t('commissionTable.client'),
      kind: 'text',
      width: 160,
      ...(!hasAdvisers && { rank: 'third' }),
      value: ({ line }) => line.clientName,
    },
    amountOfSome('saleAmount', t('commissionTable.saleAmount'), ({ line }) => line.saleAmount, 116),
    amountOfSome(
      'collectedWithoutTax',
      t('commissionTable.collectedWithoutTax'),
      ({ line }) => line.collectedWithoutTax,
    ),
    {
      ...amount('totalCommission', t('commissionTable.totalCommission'), ({ line }) => line.totalCommission, 124),
      // The mark of a line that does not agree takes its place.
      ...(!hasChecks && { rank: 'last' }),
    },
    { ...amount('toPay', t('commissionTable.toPay'), ({ line }) => line.toPay, 100), rank: 'lead' },
    amountOfSome('remaining', t('commissionTable.remaining'), ({ remaining }) => remaining, 148),
    {
      id: 'saleWeek',
      title: t('commissionTable.saleWeek'),
      kind: 'text',
      width: 144,
      value: ({ line }) => line.saleWeek && formatWeek(line.saleWeek),
    },
    amountOfSome('collectedWithTax', t('commissionTable.collectedWithTax'), ({ line }) => line.collectedWithTax),
    amountOfSome(
      'newSaleCommission',
      t('commissionTable.newSaleCommission'),
      ({ line }) => line.newSaleCommission,
      WIDE,
    ),
    amountOfSome(
      'monthlyCommission',
      t('commissionTable.monthlyCommission'),
      ({ line }) => line.monthlyCommission,
      WIDE,
    ),
    amountOfSome('monthlyBonus', t('commissionTable.monthlyBonus'), ({ line }) => line.monthlyBonus),
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
    ...(hasAdvisers ? [] : [adviser]),
  ];
}

/** What does not agree in a line's amounts (CMA-09). */
const checkColumn = (t: Translate<typeof commissionTexts>): TableColumn<LineRow> => ({
  id: 'check',
  title: t('commissionTable.check'),
  kind: 'badge',
  width: 152,
  rank: 'last',
  value: ({ check }) => check && t(`commissionTable.${check}`),
  tone: () => 'warning',
});
