import type { CalendarMonth } from '@sereno/domain/calendar';
import { type GuardMonth, type GuardNight, guardShares } from '@sereno/domain/guard';
import { Card, TextField } from '@sereno/ui/foundation';
import { fold } from '@sereno/domain/search';
import { useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { ShareList, ShareRow, ShareRows } from './Shares.styles.ts';
import type { Dragged } from './guardView.ts';

export type SharesProps = Pick<GuardMonth, 'people'> & {
  month: CalendarMonth;
  guards: readonly GuardNight[];
  /** Called with the person who is dragged, and with null at the end. Default: people cannot be dragged. */
  onDrag?: (dragged: Dragged | null) => void;
};

/** How many guards of the month each person has, those with the fewest first: they are dragged onto a night from here. */
export function Shares({ people, month, guards, onDrag }: SharesProps) {
  const { t } = useText(guardTexts);
  const [search, setSearch] = useState('');
  const shares = new Map(guardShares(people, guards, month).map((share) => [share.employeeId, share]));
  const sum = [...shares.values()].reduce((total, { nights }) => total + nights, 0);
  const even = sum / people.length;
  const wanted = fold(search);
  const shown = people
    .filter(({ name }) => fold(name).includes(wanted))
    .map((person) => ({ ...person, nights: 0, difference: 0, ...shares.get(person.id) }))
    .toSorted((one, other) => one.nights - other.nights);
  return (
    <Card title={t('guard.shares')}>
      <ShareList>
        {sum > 0 && (
          <p>
            {Number.isInteger(even)
              ? t('guard.even', { count: even })
              : t('guard.evenBetween', { from: Math.floor(even), to: Math.ceil(even) })}
          </p>
        )}
        {onDrag && <p>{t('guard.hint')}</p>}
        <TextField label={t('guard.search')} value={search} onChange={setSearch} />
        {shown.length === 0 ? (
          <p>{t('guard.notFound')}</p>
        ) : (
          <ShareRows aria-label={t('guard.shares')} tabIndex={0}>
            {shown.map(({ id, name, isActive, nights, difference }) => (
              <ShareRow
                key={id}
                draggable={onDrag !== undefined && isActive}
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', name);
                  event.dataTransfer.effectAllowed = 'move';
                  onDrag?.({ employeeId: id, guard: null });
                }}
                onDragEnd={() => onDrag?.(null)}
              >
                <span>{name}</span>
                <small>
                  {t('guard.nights', { count: nights })}
                  {difference > 0 && <em>{t('guard.more', { count: difference })}</em>}
                  {difference < 0 && <em>{t('guard.fewer', { count: -difference })}</em>}
                </small>
              </ShareRow>
            ))}
          </ShareRows>
        )}
      </ShareList>
    </Card>
  );
}
