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
  'activitiesDashboard.needs': 'Qui a besoin de moi',
  'activitiesDashboard.overdue': { one: '{count} activité en retard', other: '{count} activités en retard' },
  'activitiesDashboard.noOverdue': 'Aucune activité en retard',
  'activitiesDashboard.weeks': 'Semaine {week} : {pending} à signer, {disputed} en conciliation',
  'activitiesDashboard.weeksToSign': 'Semaine {week} : {pending} à signer',
  'activitiesDashboard.noWeeks': 'Semaine {week} : tout est signé',
  'activities.appointment': 'Rendez-vous',
  'activities.call': 'Appels',
  'activities.email': 'E-mails',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
