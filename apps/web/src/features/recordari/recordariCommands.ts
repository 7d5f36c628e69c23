import type { RecordariCalls, RecordariOutcome, RecordariRefused } from '@sereno/api/recordari';
import type { Reservation, ReservationDetails, RoomTime } from '@sereno/domain/recordari';
import type { Command } from '../../platform/commands/command.ts';
import { ROOMS } from './recordariQueries.ts';

const texts = { refused: 'recordari.refused', failed: 'recordari.failed', unanswered: 'recordari.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

const REGISTER = ['register', 'reservations'] as const;
const shared = { keyed: true, invalidates: [ROOMS, REGISTER], texts } as const;

/** A reservation, and the version that the person sees. */
export type Upon = Pick<Reservation, 'id' | 'version'>;

/** What the form is for: a new reservation, another time of one, or what one is for. */
export type EditorKind = 'book' | 'move' | 'correct';

/** What the form sends. */
type Reserved = { readonly details: ReservationDetails } & (
  | { readonly kind: 'book' }
  | { readonly kind: 'move' | 'correct'; readonly upon: Upon }
);

const timeOf = ({ roomId, day, start, end }: ReservationDetails): RoomTime => ({ roomId, day, start, end });

function send(calls: RecordariCalls, reserved: Reserved, key?: string): Promise<RecordariOutcome> {
  const { details } = reserved;
  if (reserved.kind === 'book') return calls.bookRoom(details, key);
  if (reserved.kind === 'move') return calls.moveReservation(reserved.upon, timeOf(details), key);
  return calls.correctReservation(reserved.upon, details, key);
}

/** Books a room, moves a reservation or corrects it. @param onRefused Given what the server says beside its sentence. */
export const reserve = (
  calls: RecordariCalls,
  onRefused: (refused: RecordariRefused) => void,
): Command<Reserved, object, Key> => ({
  ...shared,
  call: async (_, reserved, key) => {
    const outcome = await send(calls, reserved, key);
    if (outcome.kind === 'refused') onRefused(outcome);
    return outcome;
  },
});

/** Cancels a reservation with a reason. */
export const cancelReservation = (
  calls: RecordariCalls,
): Command<{ readonly upon: Upon; readonly reason: string }, object, Key> => ({
  ...shared,
  call: (_, { upon, reason }, key) => calls.cancelReservation(upon, reason, key),
});
