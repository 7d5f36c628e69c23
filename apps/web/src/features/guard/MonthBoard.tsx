import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  fullDate,
  monthGrid,
  weekdayNames,
} from '@sereno/domain/calendar';
import { VisuallyHidden } from '@sereno/ui/foundation';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { Board, Chip, Night } from './MonthBoard.styles.ts';
import type { Dragged, DropVerdict, NightGuard, NightView } from './guardView.ts';

/** The business's calendar weeks begin on Monday, as in the date picker. */
export const WEEK_STARTS_ON = 1;

export type MonthBoardProps = {
  month: CalendarMonth;
  today: CalendarDate;
  nights: readonly NightView[];
  /** People that a night needs. */
  places: number;
  /** What is being dragged; null for nothing. */
  dragged: Dragged | null;
  onDrag: (dragged: Dragged | null) => void;
  /** What would become of a drop of what is dragged. */
  verdictOn: (day: CalendarDate) => DropVerdict;
  /** Called with the night that something is dropped on, where it is not refused. */
  onDrop: (day: CalendarDate) => void;
  /** Called when a night is pressed. */
  onOpen: (day: CalendarDate) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/**
 * A month by weeks. A press on a night opens it; people and guards are dragged onto nights. One stop of the Tab key: the arrows lead from
 * night to night.
 */
export function MonthBoard({
  month,
  today,
  nights,
  places,
  dragged,
  onDrag,
  verdictOn,
  onDrop,
  onOpen,
}: MonthBoardProps) {
  const { t, locale } = useText(guardTexts);
  const board = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CalendarDate>(today);
  const [over, setOver] = useState<CalendarDate | null>(null);
  const byDay = new Map(nights.map((night) => [night.day, night]));
  const stop = byDay.has(active) ? active : nights[0]?.day;

  function follow(event: KeyboardEvent, day: CalendarDate): void {
    const step = STEPS[event.key];
    const ends = { Home: nights[0]?.day, End: nights.at(-1)?.day }[event.key];
    const target = step === undefined ? ends : addDays(day, step);
    if (target === undefined || !byDay.has(target)) return;
    event.preventDefault();
    setActive(target);
    board.current?.querySelector<HTMLElement>(`[data-night="${target}"]`)?.focus();
  }

  return (
    <Board ref={board} aria-label={t('guard.board')}>
      <thead>
        <tr>
          {weekdayNames(locale, WEEK_STARTS_ON).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, WEEK_STARTS_ON).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const night = byDay.get(day);
              if (night === undefined)
                return (
                  <td key={day} data-outside>
                    {Number(day.slice(-2))}
                  </td>
                );
              const verdict = dragged === null ? undefined : verdictOn(day);
              const taken = places - night.free;
              return (
                <Night
                  key={day}
                  data-today={day === today || undefined}
                  data-past={night.isPast || undefined}
                  data-drop={verdict}
                  data-over={(over === day && verdict !== 'refused') || undefined}
                  onDragOver={(event) => {
                    if (verdict === undefined || verdict === 'refused') return;
                    event.preventDefault();
                    setOver(day);
                  }}
                  onDragLeave={() => setOver(null)}
                  onDrop={(event) => {
                    event.preventDefault();
                    setOver(null);
                    if (verdict !== undefined && verdict !== 'refused') onDrop(day);
                  }}
                >
                  <button
                    type="button"
                    data-night={day}
                    tabIndex={day === stop ? 0 : -1}
                    onFocus={() => setActive(day)}
                    onKeyDown={(event) => follow(event, day)}
                    onClick={() => onOpen(day)}
                  >
                    <VisuallyHidden>{t('guard.night', { day: fullDate(day, locale), taken, places })}</VisuallyHidden>
                    <span aria-hidden className="day">
                      {Number(day.slice(-2))}
                    </span>
                    {day === today && <span className="today">{t('guard.today')}</span>}
                    {night.free > 0 && !night.isPast && (
                      <span aria-hidden className="free">
                        {t('guard.free', { count: night.free })}
                      </span>
                    )}
                  </button>
                  <NightPeople night={night} onDrag={onDrag} onOpen={onOpen} />
                </Night>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Board>
  );
}

type NightPeopleProps = { night: NightView } & Pick<MonthBoardProps, 'onDrag' | 'onOpen'>;

function NightPeople({ night, onDrag, onOpen }: NightPeopleProps) {
  const { t } = useText(guardTexts);
  if (night.guards.length === 0 && night.others === 0) return null;
  return (
    <ul>
      {night.guards.map((guard) => {
        const isMovable = !night.isPast && guard.state === 'saved';
        return (
          <Chip
            key={guard.id}
            data-state={guard.state}
            data-running={guard.beside.length > 0 || undefined}
            draggable={isMovable}
            onDragStart={(event) => {
              // Firefox drags nothing without data.
              event.dataTransfer.setData('text/plain', guard.person.name);
              event.dataTransfer.effectAllowed = 'move';
              onDrag({ employeeId: guard.employeeId, guard });
            }}
            onDragEnd={() => onDrag(null)}
            onClick={() => onOpen(night.day)}
          >
            <span>{guard.person.name}</span>
            <GuardNotes guard={guard} />
          </Chip>
        );
      })}
      {night.others > 0 && <Chip data-state="others">{t('guard.others', { count: night.others })}</Chip>}
    </ul>
  );
}

/** What is to be known of a guard, in words. */
export function GuardNotes({ guard }: { guard: NightGuard }) {
  const { t } = useText(guardTexts);
  const notes = [
    guard.state === 'saving' && t('guard.saving'),
    guard.state === 'unsaved' && t('guard.unsaved'),
    guard.beside.length > 0 && t('guard.running'),
    !guard.person.isActive && t('guard.hasLeft'),
  ].filter((note) => note !== false);
  return notes.map((note, at) => (
    <Fragment key={note}>
      {at === 0 ? ' ' : ', '}
      <small>{note}</small>
    </Fragment>
  ));
}
