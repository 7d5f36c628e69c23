import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'activitiesDashboard.month': 'Totals for {month}',
  'activitiesDashboard.day': 'Totals for {day}',
  'activitiesDashboard.calendar': 'Activity calendar',
  'activitiesDashboard.notUpdated': 'Could not be updated',
  'activitiesDashboard.updatedAt': 'Data as of {time}',
  'activitiesDashboard.refresh': 'Refresh',
  'activitiesDashboard.goTo': 'Go to day',
  'activitiesDashboard.today': 'Go to today',
  'activitiesDashboard.byDay': 'Activities by day and type',
  'activitiesDashboard.axisCount': 'Activities',
  'activitiesDashboard.axisDay': 'Day',
  'activitiesDashboard.open': 'View the activities',
  'activitiesDashboard.openCounter': 'View the activities: {counter}',
  'activitiesDashboard.needs': 'Who needs me',
  'activitiesDashboard.overdue': { one: '{count} overdue activity', other: '{count} overdue activities' },
  'activitiesDashboard.noOverdue': 'No overdue activities',
  'activitiesDashboard.weeks': 'Week {week}: {pending} to sign, {disputed} in reconciliation',
  'activitiesDashboard.weeksToSign': 'Week {week}: {pending} to sign',
  'activitiesDashboard.noWeeks': 'Week {week}: all signed',
  'activities.appointment': 'Appointments',
  'activities.call': 'Calls',
  'activities.email': 'Emails',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
