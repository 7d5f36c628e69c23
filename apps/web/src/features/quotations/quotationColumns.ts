import { canSeeAdviserName } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import { type QuotationRow, type QuotationStatus, quotationStatus } from '@sereno/domain/quotation';
import type { TableColumn } from '@sereno/ui/data-table';
import type { BadgeTone } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/quotations/es.ts';
import { paths } from '../../platform/paths.ts';
import { choiceColumn, nameColumn } from '../../platform/columns.ts';

export type ColumnContext = {
  readonly t: Translate<typeof es>;
  readonly roleId: number;
  /** The day on which a quotation holds or not. */
  readonly today: CalendarDate;
};

const TONES: Readonly<Record<QuotationStatus, BadgeTone>> = {
  valid: 'info',
  expired: 'neutral',
  contracted: 'positive',
};

/**
 * The columns of the list of quotations; who quoted is for those who see the names of advisers (ACL-15). On a phone a row says its
 * number, for whom, the total, the plan and how it stands.
 */
export function quotationColumns({ t, roleId, today }: ColumnContext): readonly TableColumn<QuotationRow>[] {
  const adviser: TableColumn<QuotationRow> = choiceColumn(
    'adviser',
    t('quotations.adviser'),
    ({ adviserName }) => adviserName,
  );
  const number = nameColumn<QuotationRow>(
    'number',
    t('quotations.number'),
    124,
    (row) => row.number,
    ({ id }) => paths.quotation(id),
  );
  return [
    { ...number, rank: 'second' },
    {
      id: 'prospect',
      title: t('quotations.prospect'),
      kind: 'link',
      width: 184,
      rank: 'third',
      value: ({ prospectName }) => prospectName,
      href: ({ prospectId }) => (prospectId === null ? null : paths.prospectDetail(prospectId)),
    },
    { ...choiceColumn<QuotationRow>('plan', t('quotations.plan'), ({ productName }) => productName), rank: 'note' },
    {
      id: 'total',
      title: t('quotations.total'),
      kind: 'money',
      rank: 'lead',
      total: 'sum',
      value: ({ total }) => fromCents(total),
    },
    choiceColumn(
      'term',
      t('quotations.term'),
      ({ payments }) => (payments === 0 ? t('quotations.cash') : t('quotations.months', { count: payments })),
      104,
    ),
    { id: 'date', title: t('quotations.date'), kind: 'date', width: 104, value: ({ quotedOn }) => quotedOn },
    {
      id: 'validUntil',
      title: t('quotations.validUntil'),
      kind: 'date',
      value: ({ validUntil }) => validUntil,
    },
    {
      id: 'standing',
      title: t('quotations.status'),
      kind: 'badge',
      rank: 'last',
      width: 128,
      value: (row) => t(`quotations.${quotationStatus(row, today)}`),
      tone: (row) => TONES[quotationStatus(row, today)],
    },
    ...(canSeeAdviserName(roleId) ? [adviser] : []),
    {
      id: 'contract',
      title: t('quotations.contract'),
      kind: 'text',
      hidden: true,
      value: ({ contractNumber }) => contractNumber,
    },
  ];
}
