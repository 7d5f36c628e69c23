import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'activitiesDashboard.month': '{month}合计',
  'activitiesDashboard.day': '{day}合计',
  'activitiesDashboard.calendar': '活动日历',
  'activitiesDashboard.notUpdated': '无法更新',
  'activitiesDashboard.updatedAt': '数据截至 {time}',
  'activitiesDashboard.refresh': '刷新',
  'activitiesDashboard.goTo': '前往日期',
  'activitiesDashboard.today': '回到今天',
  'activitiesDashboard.byDay': '按日期和类型统计的活动',
  'activitiesDashboard.axisCount': '活动',
  'activitiesDashboard.axisDay': '日期',
  'activitiesDashboard.open': '查看活动',
  'activitiesDashboard.openCounter': '查看活动：{counter}',
  'activitiesDashboard.needs': '需要我处理',
  'activitiesDashboard.overdue': { other: '{count} 项未完成的活动' },
  'activitiesDashboard.noOverdue': '没有未完成的活动',
  'activitiesDashboard.weeks': '第 {week} 周：{pending} 人待签字，{disputed} 人对账中',
  'activitiesDashboard.weeksToSign': '第 {week} 周：{pending} 人待签字',
  'activitiesDashboard.noWeeks': '第 {week} 周：全部已签字',
  'activities.appointment': '预约',
  'activities.call': '电话',
  'activities.email': '邮件',
  'activities.whatsapp': 'Whatsapp',
  'activities.sms': 'SMS',
};
