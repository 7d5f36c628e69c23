import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'offer.adviser': '顾问',
  'offer.amount': '金额',
  'offer.current': '本月',
  'offer.empty': '此优惠暂无销售',
  'offer.first': '前 10 名',
  'offer.month': '优惠月份',
  'offer.next': '下个月',
  'offer.failed': '无法加载',
  'offer.notUpdated': '无法更新',
  'offer.none': '{month}没有优惠',
  'offer.noneHint': '您可以查看其他月份的优惠。',
  'offer.period': '{start} 至 {end}',
  'offer.place': '您的名次：第 {place} 名，共 {count} 名',
  'offer.previous': '上个月',
  'offer.ranking': '排名',
  'offer.refresh': '刷新',
  'offer.updatedAt': '数据截至 {time}',
};
