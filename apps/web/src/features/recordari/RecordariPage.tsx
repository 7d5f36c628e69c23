import { addDays, parseIsoDate, type TimeOfDay } from '@sereno/domain/calendar';
import type { Reservation, Room, RoomDay } from '@sereno/domain/recordari';
import { Badge, Button, Card, EmptyState, IconButton, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { DatePicker } from '@sereno/ui/pickers';
import { RoomBoard } from '@sereno/ui/rooms';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { recordariTexts, registerTexts } from '../../i18n/areas.ts';
import { useToday } from '../../platform/clock.ts';
import { Page } from '../../platform/ListPage.styles.ts';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { setParameter, useAddress } from '../../platform/useAddress.ts';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { Day, Rooms } from './Recordari.styles.ts';
import { roomDayQuery, useRecordariCalls } from './recordariQueries.ts';
import { ReservationEditor } from './ReservationEditor.tsx';
import type { EditorKind } from './recordariCommands.ts';
import { newReservation, type ReservationDraft, savedReservation } from './reservationForm.ts';
import { ReservationSheet } from './ReservationSheet.tsx';

/** What the address calls the day and the reservation whose sheet is open. */
const NAMES = { day: 'day', reservation: 'reservation' } as const;

/** The reservation that is being made, or changed by its id. */
type Editing = { readonly kind: EditorKind; readonly id: number | null; readonly initial: ReservationDraft };

export type RecordariPageProps = {
  /** Leads to the rooms themselves; null for those who do not keep them. */
  roomsLink: ReactNode;
};

/** The rooms for ceremonies on a day: a board by room and hour, a list on a phone (UND-30). */
export function RecordariPage({ roomsLink }: RecordariPageProps) {
  const { t } = useText(recordariTexts);
  const today = useToday();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const [address, change] = useAddress();
  const day = parseIsoDate(address.get(NAMES.day) ?? '') ?? today;
  const answer = useQuery(roomDayQuery(useRecordariCalls(), day));
  const data = shownData(answer);
  const [editing, setEditing] = useState<Editing | null>(null);
  const shown = data?.reservations.find(({ id }) => String(id) === address.get(NAMES.reservation));
  const room = data?.rooms.find(({ id }) => id === shown?.roomId);
  const firstRoom = data?.rooms.find(({ isEnded }) => !isEnded);

  const showDay = (next: string | null): void =>
    change((params) => {
      setParameter(params, NAMES.day, next === today ? null : next);
      setParameter(params, NAMES.reservation, null);
    });
  const show = (id: number | null): void =>
    change((params) => setParameter(params, NAMES.reservation, id === null ? null : String(id)));
  const book = ({ id, opens }: Room, start: TimeOfDay = opens): void =>
    setEditing({ kind: 'book', id: null, initial: newReservation(id, day, start) });

  return (
    <Page ref={page}>
      <Day>
        <IconButton label={t('recordari.before')} onClick={() => showDay(addDays(day, -1))}>
          <ChevronLeft />
        </IconButton>
        <div className="day">
          <DatePicker
            label={t('recordari.day')}
            value={day}
            onChange={(next) => next !== null && showDay(next)}
            today={today}
            required
          />
        </div>
        <IconButton label={t('recordari.after')} onClick={() => showDay(addDays(day, 1))}>
          <ChevronRight />
        </IconButton>
        {day !== today && <Button onClick={() => showDay(null)}>{t('recordari.today')}</Button>}
        <div className="actions">
          {roomsLink}
          <Button variant="primary" disabled={firstRoom === undefined} onClick={() => firstRoom && book(firstRoom)}>
            {t('recordari.book')}
          </Button>
        </div>
      </Day>
      <Region resetKey={day}>
        <RoomsOfDay
          data={data}
          isNarrow={isNarrow}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
          onBook={book}
          onOpen={({ id }) => show(id)}
        />
      </Region>
      {shown !== undefined && room !== undefined && editing === null && (
        <ReservationSheet
          key={shown.id}
          reservation={shown}
          room={room}
          onChange={(kind) => setEditing({ kind, id: shown.id, initial: savedReservation(shown) })}
          onClose={() => show(null)}
        />
      )}
      {editing !== null && (
        <ReservationEditor
          rooms={data?.rooms ?? []}
          {...editing}
          onSaved={(next) => {
            setEditing(null);
            showDay(next);
          }}
          onClose={() => {
            setEditing(null);
            // Somebody else may have been faster, which the form said.
            void answer.refetch();
          }}
        />
      )}
    </Page>
  );
}

type RoomsOfDayProps = {
  /** Undefined while it loads, null where it could not be fetched. */
  data: RoomDay | null | undefined;
  isNarrow: boolean;
  busy: boolean;
  onRetry: () => void;
  onBook: (room: Room, start?: TimeOfDay) => void;
  onOpen: (reservation: Reservation) => void;
};

function RoomsOfDay({ data, isNarrow, busy, onRetry, onBook, onOpen }: RoomsOfDayProps) {
  const { t } = useText(recordariTexts);
  const { t: named } = useText(registerTexts);
  if (data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </SkeletonGroup>
    );
  }
  if (data === null) {
    return (
      <Card>
        <EmptyState
          title={t('recordari.notLoaded')}
          action={
            <Button busy={busy} onClick={onRetry}>
              {t('recordari.retry')}
            </Button>
          }
        />
      </Card>
    );
  }
  const { rooms, reservations } = data;
  if (rooms.length === 0) {
    return (
      <Card>
        <EmptyState title={t('recordari.noRooms')} />
      </Card>
    );
  }
  const ceremonyOf = ({ ceremony }: Reservation) => named(`ceremony.${ceremony}`);
  if (!isNarrow) {
    return (
      <RoomBoard
        label={t('recordari.board')}
        rooms={rooms}
        reservations={reservations}
        ceremonyOf={ceremonyOf}
        onBook={onBook}
        onOpen={onOpen}
      />
    );
  }
  return (
    <Rooms>
      {rooms.map((room) => {
        const held = reservations.filter(({ roomId }) => roomId === room.id);
        return (
          <Card
            key={room.id}
            title={room.name}
            {...(room.isEnded && { actions: <Badge>{named('register.ended')}</Badge> })}
          >
            {held.length === 0 ? (
              <p>{t('recordari.free')}</p>
            ) : (
              <ul>
                {held.map((reservation) => (
                  <li key={reservation.id}>
                    <button type="button" onClick={() => onOpen(reservation)}>
                      <span>{`${reservation.start}–${reservation.end} · ${reservation.family}`}</span>
                      <small>{ceremonyOf(reservation)}</small>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {!room.isEnded && (
              <Button onClick={() => onBook(room)} aria-label={t('recordari.bookIn', { room: room.name })}>
                {t('recordari.book')}
              </Button>
            )}
          </Card>
        );
      })}
    </Rooms>
  );
}
