import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'totalSales.axisAmount': '金额',
  'totalSales.axisStatus': '状态',
  'totalSales.byStatus': '按状态统计的金额',
  'totalSales.cancelled': '已取消',
  'totalSales.cancelledAmount': '已取消',
  'totalSales.contractAmount': '折扣前金额',
  'totalSales.contractAmountHelp': '期间内售出合同的合计，折扣前，含税。',
  'totalSales.discountAmount': '折扣',
  'totalSales.discountAmountHelp': '期间内售出合同所减免的金额。',
  'totalSales.downPayments': '首付款',
  'totalSales.downPaymentsHelp': '期间内售出合同的首付款合计。',
  'totalSales.netAmount': '折后金额',
  'totalSales.netAmountHelp': '期间内售出合同的合计，折扣后，含税。不含税为该合计除以 1.16。',
  'totalSales.noContracts': '没有合同',
  'totalSales.failed': '无法加载',
  'totalSales.open': '查看合同',
  'totalSales.openCancelled': '查看已取消的合同',
  'totalSales.sales': '合同',
  'totalSales.salesHelp':
    '期间内售出的合同，按销售日期统计，之后取消的也计算在内。已取消是期间内取消的合同，按取消日期统计。',
  'totalSales.title': '期间合计',
  'totalSales.withoutTax': '不含税',
};
