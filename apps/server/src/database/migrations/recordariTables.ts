import type { CalendarDate } from '@sereno/domain/calendar';
import type { Ceremony } from '@sereno/domain/recordari';
import type { Generated } from 'kysely';
import type { KeptRow } from './registerTables.ts';

/** Rooms for ceremonies and their reservations. Hours are minutes since midnight in the business zone. */
export type RecordariTables = {
  room: KeptRow & {
    id: Generated<number>;
    company_id: number;
    name: string;
    /** Where it is, in words. */
    branch: string | null;
    /** How many people it holds. */
    capacity: number | null;
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
