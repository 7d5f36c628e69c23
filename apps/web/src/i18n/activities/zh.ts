import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'activitiesDashboard.month': '{month}合计',
  'activitiesDashboard.day': '{day}合计',
  'activitiesDashboard.calendar': '活动日历',
  'activitiesDashboard.total': { other: '{count} 项活动' },
  'activitiesDashboard.none': '没有活动',
  'activitiesDashboard.noData': '暂无数据',
  'activitiesDashboard.updatedAt': '数据截至 {time}',
  'activitiesDashboard.refresh': '刷新',
  'activitiesDashboard.goTo': '前往日期',
  'activitiesDashboard.today': '回到今天',
  'activities.appointment': '预约',
  'activities.call': '电话',
  'activities.email': '邮件',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
