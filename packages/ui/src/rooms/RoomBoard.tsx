'use client';
import { minuteOfDay, timeAtMinute, type TimeOfDay } from '@sereno/domain/calendar';
import { freeHours, heldMinutes, type Reservation, type Room } from '@sereno/domain/recordari';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../locale/index.ts';
import { roomsTexts } from '../locale/texts/es/rooms.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Board, Hours, Lane, Preparation } from './RoomBoard.styles.ts';
import { useBothRefs } from '../state/useBothRefs.ts';

export type RoomBoardProps = RootProps<HTMLElement> & {
  /** Accessible name of the board. */
  label: string;
  /** In the order of the lanes. One out of use offers no hours. */
  rooms: readonly Room[];
  /** Of one day, in any order. */
  reservations: readonly Reservation[];
  /** What a reservation is for, in words. */
  ceremonyOf: (reservation: Reservation) => string;
  /** Called with the room and the hour when a free hour is pressed. */
  onBook: (room: Room, start: TimeOfDay) => void;
  /** Called when a reservation is pressed. */
  onOpen: (reservation: Reservation) => void;
};

const HOUR = 60;
/** The hours that a board shows at least. */
const SHOWN = { from: 8 * HOUR, to: 20 * HOUR } as const;

type Cell = { readonly key: string; readonly minute: number };

/**
 * A day by room and hour: a press on a free hour books it, a press on a reservation opens it. One stop of the Tab key; the arrows lead along a
 * room and to the nearest hour of the next one.
 */
export function RoomBoard({ label, rooms, reservations, ceremonyOf, onBook, onOpen, ...root }: RoomBoardProps) {
  const t = useTexts(roomsTexts);
  const board = useRef<HTMLElement>(null);
  const [active, setActive] = useState<string | null>(null);
  // A room may have had other hours when it was reserved.
  const begins = [...rooms.map(({ opens }) => opens), ...reservations.map(({ start }) => start)];
  const ends = [...rooms.map(({ closes }) => closes), ...reservations.map(({ end }) => end)];
  const from = Math.min(SHOWN.from, ...begins.map((time) => Math.floor(minuteOfDay(time) / HOUR) * HOUR));
  const to = Math.max(SHOWN.to, ...ends.map((time) => Math.ceil(minuteOfDay(time) / HOUR) * HOUR));
  const place = (start: number, end: number): CSSProperties => ({
    insetInlineStart: `${((start - from) / (to - from)) * 100}%`,
    inlineSize: `${((end - start) / (to - from)) * 100}%`,
  });
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
  const lanes = rooms.map((room) => {
    const held = reservations.filter(({ roomId }) => roomId === room.id);
    const cells: readonly (Cell & ({ readonly hour: number } | { readonly reservation: Reservation }))[] = [
      ...freeHours(room, held).map((hour) => ({ key: `${room.id}-${hour}`, minute: hour, hour })),
      ...held.map((reservation) => ({
        key: `held-${reservation.id}`,
        minute: minuteOfDay(reservation.start),
        reservation,
      })),
    ].toSorted((one, other) => one.minute - other.minute);
    return { room, held, cells };
  });
  const keys = lanes.flatMap(({ cells }) => cells.map(({ key }) => key));
  const stop = active !== null && keys.includes(active) ? active : keys[0];

  function follow(event: KeyboardEvent, row: number, at: number): void {
    const target = targetOf(event.key, row, at);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target.key);
    board.current?.querySelector<HTMLElement>(`[data-cell="${target.key}"]`)?.focus();
  }

  function targetOf(key: string, row: number, at: number): Cell | undefined {
    const own = lanes[row]?.cells ?? [];
    if (key === 'ArrowRight') return own[at + 1];
    if (key === 'ArrowLeft') return own[at - 1];
    if (key === 'Home') return own[0];
    if (key === 'End') return own.at(-1);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return undefined;
    const next = lanes.slice(...(step > 0 ? [row + 1] : [0, row])).filter(({ cells }) => cells.length > 0);
    const other = step > 0 ? next[0] : next.at(-1);
    const minute = own[at]?.minute ?? 0;
    return other?.cells.toSorted((one, two) => Math.abs(one.minute - minute) - Math.abs(two.minute - minute))[0];
  }

  return (
    <Board {...root} ref={useBothRefs(board, root.ref)} aria-label={label}>
      <Hours aria-hidden>
        <span />
        <div>
          {hours.map((hour) => (
            <span key={hour} style={place(hour, hour + HOUR)}>
              {timeAtMinute(hour)}
            </span>
          ))}
        </div>
      </Hours>
      {lanes.map(({ room, held, cells }, row) => (
        <Lane key={room.id} $hours={hours.length}>
          <header>
            <h2>{room.name}</h2>
            <small>{room.isEnded ? t('roomBoard.ended') : `${room.opens}–${room.closes}`}</small>
          </header>
          <div>
            {held.map((reservation) => {
              const [begin, end] = heldMinutes(reservation);
              return <Preparation key={reservation.id} aria-hidden style={place(begin, end)} />;
            })}
            {cells.map((cell, at) => {
              const common = {
                type: 'button',
                'data-cell': cell.key,
                tabIndex: cell.key === stop ? 0 : -1,
                onFocus: () => setActive(cell.key),
                onKeyDown: (event: KeyboardEvent) => follow(event, row, at),
              } as const;
              if ('hour' in cell) {
                const time = timeAtMinute(cell.hour);
                return (
                  <span key={cell.key} className="cell" style={place(cell.hour, cell.hour + HOUR)}>
                    <button
                      {...common}
                      className="free"
                      aria-label={t('roomBoard.bookAt', { room: room.name, time })}
                      onClick={() => onBook(room, time)}
                    >
                      <span aria-hidden>+</span>
                    </button>
                  </span>
                );
              }
              const { reservation } = cell;
              const { start, end, family } = reservation;
              const shown = `${start}–${end} · ${ceremonyOf(reservation)}`;
              return (
                <span key={cell.key} className="cell" style={place(minuteOfDay(start), minuteOfDay(end))}>
                  <button
                    {...common}
                    className="held"
                    aria-label={`${family}, ${shown}, ${room.name}`}
                    onClick={() => onOpen(reservation)}
                  >
                    <strong>{family}</strong> <small>{shown}</small>
                  </button>
                </span>
              );
            })}
          </div>
        </Lane>
      ))}
    </Board>
  );
}
