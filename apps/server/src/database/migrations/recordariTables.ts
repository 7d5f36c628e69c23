import type { CalendarDate } from '@sereno/domain/calendar';
import type { Ceremony } from '@sereno/domain/recordari';
import type { Generated } from 'kysely';

/** Rooms for ceremonies and their reservations. Hours are minutes since midnight in the business zone. */
export type RecordariTables = {
  room: {
    id: Generated<number>;
    company_id: number;
    name: string;
    opens_at: number;
    closes_at: number;
    /** That it is prepared before a reservation and cleared after it. */
    minutes_before: number;
    minutes_after: number;
  };
  reservation: {
    id: Generated<number>;
    company_id: number;
    room_id: number;
    day: CalendarDate;
    starts_at: number;
    ends_at: number;
    /** What the room needed when it was reserved. */
    minutes_before: number;
    minutes_after: number;
    ceremony: Ceremony;
    family: string;
    contract_id: number | null;
    notes: string | null;
    /** Null as long as the reservation holds its room. */
    cancel_reason: string | null;
    version: Generated<number>;
  };
};
