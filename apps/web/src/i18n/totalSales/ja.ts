import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'totalSales.axisAmount': '金額',
  'totalSales.axisStatus': '状態',
  'totalSales.byStatus': '状態別の金額',
  'totalSales.cancelled': '解約',
  'totalSales.cancelledAmount': '解約',
  'totalSales.contractAmount': '割引前の金額',
  'totalSales.contractAmountHelp': '期間中に販売した契約の合計です。割引前、税込みです。',
  'totalSales.discountAmount': '割引',
  'totalSales.discountAmountHelp': '期間中に販売した契約の割引額です。',
  'totalSales.downPayments': '頭金',
  'totalSales.downPaymentsHelp': '期間中に販売した契約の頭金の合計です。',
  'totalSales.netAmount': '割引後の金額',
  'totalSales.netAmountHelp':
    '期間中に販売した契約の合計です。割引後、税込みです。税抜きはこの合計を1.16で割った額です。',
  'totalSales.noContracts': '契約はありません',
  'totalSales.failed': '読み込めませんでした',
  'totalSales.open': '契約を見る',
  'totalSales.openCancelled': '解約分を見る',
  'totalSales.sales': '契約',
  'totalSales.salesHelp':
    '期間中に販売した契約です。販売日で数え、後に解約されたものも含みます。解約は期間中に解約された契約で、解約日で数えます。',
  'totalSales.title': '期間の合計',
  'totalSales.withoutTax': '税抜き',
};
