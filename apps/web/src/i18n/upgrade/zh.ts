import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'upgrade.title': '方案升级',
  'upgrade.start': '升级合同',
  'upgrade.open': '升级方案',
  'upgrade.of': '合同 {number} · {name}',
  'upgrade.now': '当前方案',
  'upgrade.plan': '新方案',
  'upgrade.none': '同一业务线中没有更好的方案。',
  'upgrade.difference': '差额',
  'upgrade.monthly': '加到剩余月付中',
  'upgrade.today': '今天支付',
  'upgrade.commission': '预计佣金',
  'upgrade.help': '差额将成为今天日期的独立合同。合同 {number} 及其付款不变。',
  'upgrade.isOf': '升级自合同 {number}',
  'upgrade.choose': '请选择方案',
  'upgrade.done': '已升级方案',
  'upgrade.refused': '无法升级方案',
  'upgrade.failed': '升级方案时出错',
  'upgrade.unanswered': '服务器没有响应。请重试：不会重复执行。',
  'upgrade.notLoaded': '无法读取方案。',
  'upgrade.cancelled': '合同已取消：不能再升级。',
};
