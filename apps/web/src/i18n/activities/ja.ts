import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'activitiesDashboard.month': '{month}の合計',
  'activitiesDashboard.day': '{day}の合計',
  'activitiesDashboard.calendar': '活動カレンダー',
  'activitiesDashboard.notUpdated': '更新できませんでした',
  'activitiesDashboard.updatedAt': '{time}時点のデータ',
  'activitiesDashboard.refresh': '更新',
  'activitiesDashboard.goTo': '日付へ移動',
  'activitiesDashboard.today': '今日へ移動',
  'activitiesDashboard.byDay': '日別・種類別の活動',
  'activitiesDashboard.axisCount': '活動',
  'activitiesDashboard.axisDay': '日',
  'activitiesDashboard.open': '活動を見る',
  'activitiesDashboard.openCounter': '活動を見る：{counter}',
  'activitiesDashboard.needs': '対応が必要なこと',
  'activitiesDashboard.overdue': { other: '未実施の活動{count}件' },
  'activitiesDashboard.noOverdue': '未実施の活動はありません',
  'activitiesDashboard.weeks': '第{week}週：署名待ち{pending}件、照合中{disputed}件',
  'activitiesDashboard.weeksToSign': '第{week}週：署名待ち{pending}件',
  'activitiesDashboard.noWeeks': '第{week}週：すべて署名済み',
  'activities.appointment': '面談',
  'activities.call': '電話',
  'activities.email': 'メール',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
