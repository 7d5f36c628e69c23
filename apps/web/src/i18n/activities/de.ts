import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const de: Translation<typeof es> = {
  'activitiesDashboard.month': 'Summen für {month}',
  'activitiesDashboard.day': 'Summen für {day}',
  'activitiesDashboard.calendar': 'Aktivitätenkalender',
  'activitiesDashboard.notUpdated': 'Nicht aktualisiert',
  'activitiesDashboard.updatedAt': 'Stand: {time} Uhr',
  'activitiesDashboard.refresh': 'Aktualisieren',
  'activitiesDashboard.goTo': 'Zum Tag',
  'activitiesDashboard.today': 'Zu heute',
  'activitiesDashboard.byDay': 'Aktivitäten nach Tag und Art',
  'activitiesDashboard.axisCount': 'Aktivitäten',
  'activitiesDashboard.axisDay': 'Tag',
  'activitiesDashboard.open': 'Aktivitäten ansehen',
  'activitiesDashboard.openCounter': 'Aktivitäten ansehen: {counter}',
  'activitiesDashboard.needs': 'Wer mich braucht',
  'activitiesDashboard.overdue': { one: '{count} überfällige Aktivität', other: '{count} überfällige Aktivitäten' },
  'activitiesDashboard.noOverdue': 'Keine überfälligen Aktivitäten',
  'activitiesDashboard.weeks': 'Woche {week}: {pending} zu unterschreiben, {disputed} in Klärung',
  'activitiesDashboard.weeksToSign': 'Woche {week}: {pending} zu unterschreiben',
  'activitiesDashboard.noWeeks': 'Woche {week}: alles unterschrieben',
  'activities.appointment': 'Termine',
  'activities.call': 'Anrufe',
  'activities.email': 'E-Mails',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
