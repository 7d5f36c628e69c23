import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'commissionReport.adviser': '顾问',
  'commissionReport.amountFinanced': '融资金额',
  'commissionReport.base': '佣金基数',
  'commissionReport.commission': '佣金',
  'commissionReport.contract': '合同',
  'commissionReport.financing': '融资方式',
  'commissionReport.id': '记录',
  'commissionReport.insertedOn': 'ERP 登记日',
  'commissionReport.integre': 'Integre 佣金 26%',
  'commissionReport.manager': '经理',
  'commissionReport.failed': '无法加载',
  'commissionReport.none': '此期间没有登记的合同',
  'commissionReport.payments': '月供期数',
  'commissionReport.plan': '计划',
  'commissionReport.title': '期间佣金',
  'commissionReport.total': '金额',
  'commissionReport.week': '周',
};
