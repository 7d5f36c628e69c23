import { channelOf } from '@sereno/domain/activity';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Type 6 is an example of a type that the screens do not know (ACD-05, CDR-07). */
const ACTIVITY_TYPES: readonly (readonly [id: number, name: string, minutes: number])[] = [
  [1, 'Cita', 60],
  [2, 'Llamada', 15],
  [3, 'Correo', 15],
  [4, 'WhatsApp', 10],
  [5, 'Mensaje de texto', 10],
  [6, 'Otro contacto', 30],
];

const QUOTATION = true;

/** Those marked ask for a quotation when they are started (STA-11). */
const SUBJECTS: readonly (readonly [id: number, type: number, name: string, quotation?: boolean])[] = [
  [1, 1, 'Presentación del plan'],
  [2, 1, 'Entrega de cotización', QUOTATION],
  [3, 1, 'Firma de contrato'],
  [4, 1, 'Visita de seguimiento'],
  [5, 2, 'Primer contacto'],
  [6, 2, 'Seguimiento por teléfono'],
  [7, 2, 'Cotización por teléfono', QUOTATION],
  [8, 2, 'Recordatorio de pago'],
  [9, 3, 'Envío de información'],
  [10, 3, 'Envío de cotización', QUOTATION],
  [11, 4, 'Primer mensaje'],
  [12, 4, 'Seguimiento por WhatsApp'],
  [13, 4, 'Cotización por WhatsApp', QUOTATION],
  [14, 5, 'Recordatorio de cita'],
  [15, 5, 'Felicitación'],
  [16, 6, 'Otro asunto'],
];

/** The id of an activity that was ended without having been started (CST-06), and that of rescheduling (CST-05). */
const NOT_ATTENDED = -1;

const TRACING_TYPES: readonly (readonly [id: number, name: string, reschedule: boolean, followIt: boolean])[] = [
  [NOT_ATTENDED, 'No atendida', false, true],
  [1, 'Interesado, dar seguimiento', false, true],
  [2, 'Venta cerrada', false, false],
  [3, 'No le interesa', false, false],
  [4, 'Datos incorrectos', false, false],
  [5, 'Solicita cotización', false, true],
  [6, 'Pide que se le busque después', false, true],
  [7, 'Reagendada por el prospecto', true, true],
  [8, 'No contestó', true, true],
  [9, 'Reagendada por el asesor', true, true],
  [10, 'No asistió a la cita', true, true],
  [11, 'Correo devuelto', false, true],
];

const TRACING_OF_TYPE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 5, 7, 9, 10],
  2: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [1, 3, 4, 5, 7, 9, 11],
  4: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  5: [1, 3, 4, 6, 7, 8, 9],
  6: [1, 2, 3, 7, 9],
};

const MEANS: readonly (readonly [id: number, name: string, socialWeb?: 'Facebook' | 'Google' | 'Página web'])[] = [
  [1, 'Facebook', 'Facebook'],
  [2, 'Google', 'Google'],
  [3, 'Página web', 'Página web'],
  [4, 'Recomendación'],
  [5, 'Puerta a puerta'],
  [6, 'Módulo en plaza'],
  [7, 'Llamada en frío'],
  [8, 'Cliente actual'],
];

/** Up to which share of a price each role that decides may discount, in percent. */
const DISCOUNT_LIMITS: readonly (readonly [role: number, percent: number])[] = [
  [1, 50],
  [2, 40],
  [3, 35],
  [4, 30],
  [5, 20],
];

/** How much each piece of work counts in the index of an adviser's work. */
const WORK_WEIGHTS: readonly (readonly [work: string, weight: number])[] = [
  ['activity', 1],
  ['onTime', 1],
  ['prospect', 2],
  ['quotation', 3],
  ['contract', 10],
];

/** Gives a new company its first catalogues; without them no activity can be planned. */
export async function addCatalogues(db: Kysely<Schema>, company_id: number): Promise<void> {
  await db
    .insertInto('activity_type')
    .values(
      ACTIVITY_TYPES.map(([id, name, duration_minutes]) => ({
        company_id,
        id,
        name,
        duration_minutes,
        channel: channelOf({ activityTypeId: id }),
      })),
    )
    .execute();
  await db
    .insertInto('activity_subject')
    .values(
      SUBJECTS.map(([id, activity_type_id, name, quotation_launch = false]) => ({
        company_id,
        id,
        activity_type_id,
        name,
        quotation_launch,
      })),
    )
    .execute();
  await db
    .insertInto('tracing_type')
    .values(TRACING_TYPES.map(([id, name, reschedule, follow_it]) => ({ company_id, id, name, reschedule, follow_it })))
    .execute();
  await db
    .insertInto('activity_type_tracing')
    .values(
      Object.entries(TRACING_OF_TYPE).flatMap(([type, ids]) =>
        ids.map((tracing_type_id) => ({ company_id, activity_type_id: Number(type), tracing_type_id })),
      ),
    )
    .execute();
  await db
    .insertInto('prospection_means')
    .values(MEANS.map(([id, name, social_web = null]) => ({ company_id, id, name, social_web })))
    .execute();
  await db
    .insertInto('discount_limit')
    .values(DISCOUNT_LIMITS.map(([role_id, percent]) => ({ company_id, role_id, percent })))
    .execute();
  await db
    .insertInto('work_weight')
    .values(WORK_WEIGHTS.map(([work, weight]) => ({ company_id, work, weight })))
    .execute();
}

/** The first catalogues of a company, for code that adds its data. */
export const FIRST_CATALOGUES = { subjects: SUBJECTS, tracingOfType: TRACING_OF_TYPE, means: MEANS } as const;
