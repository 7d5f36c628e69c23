import type { Activity } from '@sereno/domain/activity';

/** An activity of today, 2026-11-23, that user 8 made: a call that is to be begun. */
export const sampleActivity: Activity = {
  id: 9001,
  prospectId: 3001,
  prospectName: 'Rosa Elena Campos',
  prospectionMeans: null,
  contact: {
    email: 'rosa@example.mx',
    phone: '55 1000 3001',
    address: 'Av. Juárez 100',
    hasEmail: true,
    hasPhone: true,
    hasAddress: true,
  },
  managerName: 'Marta Gil',
  adviserName: 'Jorge Cruz',
  subject: 'Seguimiento',
  comments: 'Por la tarde',
  activityTypeId: 2,
  activityTypeName: 'Llamada',
  date: '2026-11-23',
  startTime: '10:00',
  endTime: '10:15',
  started: false,
  onTime: null,
  createdBy: 8,
  quotationLaunch: false,
};

export const sampleChannels = {
  mapUrl: 'https://maps.example/?q=',
  whatsappUrl: 'https://wa.example/',
  greeting: 'Hola {prospecto}, soy {asesor} de {empresa}.',
} as const;
