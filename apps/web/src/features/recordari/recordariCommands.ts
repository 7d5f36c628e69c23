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

/** What the form sends: a new reservation, or another time of one that there is. */
export type Reserved = { readonly upon: Upon | null; readonly details: ReservationDetails };

const timeOf = ({ roomId, day, start, end }: ReservationDetails): RoomTime => ({ roomId, day, start, end });

/** Books a room or moves a reservation. @param onRefused Given what the server says beside its sentence. */
export const reserve = (
  calls: RecordariCalls,
  onRefused: (refused: RecordariRefused) => void,
): Command<Reserved, object, Key> => ({
  ...shared,
  call: async (_, { upon, details }, key): Promise<RecordariOutcome> => {
    const outcome = await (upon === null
      ? calls.bookRoom(details, key)
      : calls.moveReservation(upon, timeOf(details), key));
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
