import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'activitiesDashboard.month': '{month}の合計',
  'activitiesDashboard.day': '{day}の合計',
  'activitiesDashboard.calendar': '活動カレンダー',
  'activitiesDashboard.total': { other: '{count}件の活動' },
  'activitiesDashboard.none': '活動はありません',
  'activitiesDashboard.noData': 'データがありません',
  'activitiesDashboard.updatedAt': '{time}時点のデータ',
  'activitiesDashboard.refresh': '更新',
  'activitiesDashboard.goTo': '日付へ移動',
  'activitiesDashboard.today': '今日へ移動',
  'activities.appointment': '面談',
  'activities.call': '電話',
  'activities.email': 'メール',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
