import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'module.title': '此页面尚未开放',
  'module.dashboard': '逾期活动，以及您团队的潜在客户、活动和销售汇总。',
  'module.salesDashboard': '按日期、业务线、产品、顾问和市镇划分的销售。',
  'module.totalSalesDashboard': '某一期间的合同与取消总数。',
  'module.salesTeamDashboard': '各团队的保险销售、目标以及剩余差额。',
  'module.financialDashboard': '每个数字媒体推广活动的费用和收益。',
  'module.monthlyOffer': '各团队的本月优惠进展。',
  'module.commissionsReport': '某一日期范围内的佣金。',
  'module.commissionsAnalytics': '逐周查看您的佣金：核对、签字或申请对账。',
  'module.carousel': '等待有人接待的新潜在客户。',
  'module.prospect': '有意向的人：登记、跟进和重新分配。',
  'module.funeralnet': '殡葬服务：潜在客户跟进、报价和费率表。',
  'module.report': '对账、折扣、活动、潜在客户和销售报表。',
  'module.activity': '您的活动：今天的、逾期的和接下来的。',
  'module.recordari': 'Recordari 及其预订。',
  'module.quotation': '殡葬方案和保险的报价。',
  'module.contract': '合同：查询、升级方案、查看受益人和逾期客户。',
  'module.catalog': '整个 Sereno 使用的基础数据：类型、主题、模板和预算。',
  'module.guard': '夜间值班及值班人员。',
  'module.user': '使用 Sereno 的人员、所在位置和开票信息。',
};
