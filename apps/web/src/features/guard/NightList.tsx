import { type CalendarDate, longDate } from '@sereno/domain/calendar';
import { Button } from '@sereno/ui/foundation';
import { useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { Nights } from './NightList.styles.ts';
import type { NightView } from './guardView.ts';
import { GuardNotes } from './MonthBoard.tsx';

export type NightListProps = {
  nights: readonly NightView[];
  today: CalendarDate;
  onOpen: (day: CalendarDate) => void;
};

/** The nights of a month on a phone, one below the other; those that are over come on request. */
export function NightList({ nights, today, onOpen }: NightListProps) {
  const { t, locale } = useText(guardTexts);
  const [hasPast, setPast] = useState(false);
  const past = nights.filter(({ isPast }) => isPast);
  const shown = hasPast ? nights : nights.filter(({ isPast }) => !isPast);
  return (
    <>
      {past.length > 0 && !hasPast && (
        <Button onClick={() => setPast(true)}>{t('guard.pastNights', { count: past.length })}</Button>
      )}
      <Nights aria-label={t('guard.board')}>
        {shown.map((night) => (
          <li key={night.day}>
            <button type="button" data-past={night.isPast || undefined} onClick={() => onOpen(night.day)}>
              <strong>
                {longDate(night.day, locale)}
                {night.day === today && <span className="today">{t('guard.today')}</span>}
              </strong>
              {night.guards.map((guard) => (
                <span key={guard.id} data-state={guard.state} data-running={guard.beside.length > 0 || undefined}>
                  {guard.person.name}
                  <GuardNotes guard={guard} />
                </span>
              ))}
              {night.others > 0 && <span>{t('guard.others', { count: night.others })}</span>}
              {night.free > 0 && !night.isPast && (
                <span className="free">{t('guard.free', { count: night.free })}</span>
              )}
            </button>
          </li>
        ))}
      </Nights>
    </>
  );
}
