import type { Activity } from '@sereno/domain/activity';
import { timeAtMinute } from '@sereno/domain/calendar';

/** A server's answer: a call on Saturday 21 November 2026, planned and not started. */
export const call: Activity = {
  id: 1,
  prospectId: 81,
  prospectName: 'María del Carmen Ruiz',
  prospectionMeans: 'Recomendado',
  contact: { email: null, phone: null, address: null, hasEmail: true, hasPhone: true, hasAddress: true },
  managerName: 'Rosa Elena Vidal',
  adviserName: 'Jorge Camacho',
  subject: 'Seguimiento de cotización',
  comments: 'Pidió que le llamemos después de las seis.',
  activityTypeId: 2,
  activityTypeName: 'Llamada',
  date: '2026-11-21',
  startTime: '09:00',
  endTime: '09:30',
  started: false,
  onTime: null,
  createdBy: 8,
  quotationLaunch: false,
};

/** The same with other fields. */
export const activity = (id: number, changes: Partial<Activity>): Activity => ({ ...call, id, ...changes });

/** A day with three booked times, and one item without a time. */
export const busyDay: readonly Activity[] = [
  activity(11, { startTime: '09:00', endTime: '09:50' }),
  activity(12, {
    activityTypeId: 1,
    activityTypeName: 'Cita',
    prospectName: 'Arturo Salgado Peña',
    startTime: '13:30',
    endTime: '14:45',
  }),
  activity(13, {
    activityTypeId: 3,
    activityTypeName: 'Correo',
    prospectName: 'Lucía Fernández',
    startTime: null,
    endTime: null,
  }),
  activity(14, {
    activityTypeId: 4,
    activityTypeName: 'Whatsapp',
    prospectName: 'Ernesto Nájera',
    startTime: '11:20',
    endTime: '12:10',
  }),
];

/** A day with `count` activities of 15 minutes each, in a row from 08:00. */
export function fullDay(count: number): readonly Activity[] {
  return Array.from({ length: count }, (_, place) => {
    const start = 8 * 60 + place * 20;
    return activity(100 + place, { startTime: timeAtMinute(start), endTime: timeAtMinute(start + 15) });
  });
}
