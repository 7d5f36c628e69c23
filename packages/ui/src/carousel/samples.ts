import type { AttendedLead, Lead, LeadShare } from '@sereno/domain/carousel';
import type { Adviser } from '@sereno/domain/organization';

/** The time in every story: Saturday 21 November 2026, 10:30 in Mexico City. */
const NOW = Date.UTC(2026, 10, 21, 16, 30);

/** A lead that arrived `minutes` ago. */
export const lead = (id: number, minutes: number, changes: Partial<Lead> = {}): Lead => ({
  id,
  name: 'Rosa',
  fullName: 'Rosa Elena Campos',
  prospectionMeans: 'Facebook',
  // Half a minute more, so that a slow story shows the same minute.
  createdAt: NOW - (minutes * 60 + 20) * 1000,
  ...changes,
});

/** Three leads, one of each tone, the oldest first. */
export const queue: readonly Lead[] = [
  lead(1, 22),
  lead(2, 7, { name: 'Iván', fullName: 'Iván Peralta Ruiz', prospectionMeans: 'Google' }),
  lead(3, 1, { name: 'Luz', fullName: null, prospectionMeans: null }),
];

/** A queue of so many leads, a minute apart. */
export const longQueue = (count: number): readonly Lead[] =>
  Array.from({ length: count }, (_, place) => lead(place + 1, count - place, { fullName: `Prospecto ${place + 1}` }));

/** Advisers to hand a lead to; two of one name, and one without a seller's number. */
export const advisers: readonly Adviser[] = [
  { employeeId: 31, slpCode: 208, name: 'Jorge Camacho' },
  { employeeId: 32, slpCode: 209, name: 'Lucía Fernández Ávila' },
  { employeeId: 33, slpCode: 210, name: 'Jorge Camacho' },
  { employeeId: 34, slpCode: null, name: 'Óscar Medina' },
];

const share = (slpCode: number, name: string, changes: Partial<LeadShare>): LeadShare => ({
  employeeId: slpCode,
  slpCode,
  name,
  available: true,
  attended: 0,
  assigned: 0,
  registered: 0,
  lastAt: null,
  ...changes,
});

/** A week in which one adviser got more than the others. */
export const shares: readonly LeadShare[] = [
  share(208, 'Jorge Camacho', { attended: 3, assigned: 1, registered: 2, lastAt: NOW - 3_600_000 }),
  share(209, 'Lucía Fernández Ávila', { attended: 9, assigned: 3, registered: 11, lastAt: NOW - 60_000 }),
  share(210, 'Óscar Medina', { available: false }),
];

const attended = (id: number, changes: Partial<AttendedLead>): AttendedLead => ({
  ...lead(id, 40),
  prospectionMeansId: 3,
  phone: '5551234567',
  email: null,
  ...changes,
});

/** Two leads that were attended and not registered yet. */
export const unregistered: readonly AttendedLead[] = [
  attended(11, { fullName: 'Arturo Salgado Peña', prospectionMeans: 'Instagram' }),
  attended(12, { fullName: null, name: '', prospectionMeans: null, phone: null }),
];
