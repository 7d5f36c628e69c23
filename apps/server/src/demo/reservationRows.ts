import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import { CEREMONIES } from '@sereno/domain/recordari';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createRandom } from './random.ts';

const ROOMS = ['Azucenas', 'Bugambilias', 'Capilla', 'Jardín', 'Magnolias'] as const;
const FAMILIES = [
  'Ríos Cárdenas',
  'Salgado',
  'Navarro Peña',
  'Ibarra',
  'Cortés Luna',
  'Del Ángel',
  'Zamudio',
  'Huerta',
];
const NOTES = ['Flores blancas y música de cuerdas.', 'Llegan treinta personas.', 'Acceso para silla de ruedas.'];
/** Days before and after today that have reservations. */
const DAYS = { before: 4, after: 10 } as const;

/** The rooms of the demo companies: the second one has a single one. */
export const demoRooms: Insertable<Schema['room']>[] = [
  ...ROOMS.map((name, at) => ({
    id: at + 1,
    company_id: 1,
    name,
    branch: at < 3 ? 'Centro' : 'Del Valle',
    capacity: 40 + 20 * at,
    opens_at: 8 * 60,
    closes_at: name === 'Jardín' ? 18 * 60 : 21 * 60,
    minutes_before: name === 'Capilla' ? 15 : 30,
    minutes_after: 15,
  })),
  {
    id: ROOMS.length + 1,
    company_id: 2,
    name: 'Sala principal',
    branch: null,
    capacity: null,
    opens_at: 9 * 60,
    closes_at: 20 * 60,
    minutes_before: 30,
    minutes_after: 30,
  },
];

/** Two weeks of ceremonies: one after the other in each room, some of them for a contract, one in twelve cancelled. */
export function demoReservations(
  today: CalendarDate,
  contracts: readonly { readonly id: number; readonly company_id: number }[],
): Insertable<Schema['reservation']>[] {
  const random = createRandom(2024);
  const days = Array.from({ length: DAYS.before + DAYS.after }, (_, at) => addDays(today, at - DAYS.before));
  return demoRooms.flatMap((room) => {
    const own = contracts.filter(({ company_id }) => company_id === room.company_id);
    return days.flatMap((day) => {
      const rows: Insertable<Schema['reservation']>[] = [];
      let starts_at = room.opens_at + 15 * random.between(0, 12);
      while (rows.length < 3) {
        const ends_at = starts_at + 15 * random.between(4, 10);
        if (ends_at > room.closes_at) break;
        rows.push({
          company_id: room.company_id,
          room_id: room.id ?? 0,
          day,
          starts_at,
          ends_at,
          minutes_before: room.minutes_before,
          minutes_after: room.minutes_after,
          ceremony: random.pick(CEREMONIES),
          family: `Familia ${random.pick(FAMILIES)}`,
          contract_id: own.length > 0 && random.chance(0.6) ? random.pick(own).id : null,
          notes: random.chance(0.3) ? random.pick(NOTES) : null,
          cancel_reason: random.chance(1 / 12) ? 'La familia cambió de sede.' : null,
        });
        starts_at = ends_at + room.minutes_before + room.minutes_after + 15 * random.between(0, 10);
      }
      return rows;
    });
  });
}
