import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import type { TableColumn } from '../../data-table/cells/column.ts';
import type { Translate } from '../../locale/index.ts';
import type { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { ChangeRow } from './changeRows.ts';

const TONES = { added: 'info', gone: 'neutral', changed: 'warning' } as const;

/** The amount before, the amount now, and the difference. */
export function changeColumns(
  t: Translate<typeof commissionTexts>,
  thisWeek: BusinessWeek,
  otherWeek: BusinessWeek,
): readonly TableColumn<ChangeRow>[] {
  return [
    {
      id: 'type',
      title: t('weekChanges.type'),
      kind: 'text',
      width: 128,
      filter: 'oneOf',
      value: ({ typeName }) => typeName,
    },
    {
      id: 'contract',
      title: t('weekChanges.contract'),
      kind: 'text',
      width: 112,
      rank: 'second',
      value: ({ contract }) => contract,
    },
    {
      id: 'client',
      title: t('weekChanges.client'),
      kind: 'text',
      width: 184,
      rank: 'third',
      value: ({ clientName }) => clientName,
    },
    {
      id: 'change',
      title: t('weekChanges.change'),
      kind: 'badge',
      width: 112,
      value: ({ kind }) => t(`weekChanges.${kind}`),
      tone: ({ kind }) => TONES[kind],
    },
    {
      id: 'before',
      title: t('weekChanges.before', { week: formatWeek(otherWeek) }),
      kind: 'money',
      rank: 'note',
      value: ({ before }) => before,
      total: 'sum',
    },
    {
      id: 'now',
      title: t('weekChanges.now', { week: formatWeek(thisWeek) }),
      kind: 'money',
      rank: 'last',
      value: ({ now }) => now,
      total: 'sum',
    },
    {
      id: 'difference',
      title: t('weekChanges.difference'),
      kind: 'money',
      rank: 'lead',
      value: ({ difference }) => difference,
      total: 'sum',
    },
  ];
}
