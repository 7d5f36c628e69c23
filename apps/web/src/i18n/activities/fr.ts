import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const fr: Translation<typeof es> = {
  'activitiesDashboard.month': 'Totaux pour {month}',
  'activitiesDashboard.day': 'Totaux du {day}',
  'activitiesDashboard.calendar': 'Calendrier des activités',
  'activitiesDashboard.notUpdated': 'Actualisation impossible',
  'activitiesDashboard.updatedAt': 'Données à jour à {time}',
  'activitiesDashboard.refresh': 'Actualiser',
  'activitiesDashboard.goTo': 'Aller au jour',
  'activitiesDashboard.today': 'Aller à aujourd’hui',
  'activitiesDashboard.byDay': 'Activités par jour et type',
  'activitiesDashboard.axisCount': 'Activités',
  'activitiesDashboard.axisDay': 'Jour',
  'activitiesDashboard.open': 'Voir les activités',
  'activitiesDashboard.openCounter': 'Voir les activités : {counter}',
  'activities.appointment': 'Rendez-vous',
  'activities.call': 'Appels',
  'activities.email': 'E-mails',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
