import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'commissionReport.adviser': 'アドバイザー',
  'commissionReport.amountFinanced': '融資額',
  'commissionReport.base': 'コミッション基準額',
  'commissionReport.commission': 'コミッション',
  'commissionReport.contract': '契約',
  'commissionReport.financing': '支払方法',
  'commissionReport.id': 'レコード',
  'commissionReport.insertedOn': 'ERP登録日',
  'commissionReport.integre': 'Integreコミッション26%',
  'commissionReport.manager': 'マネージャー',
  'commissionReport.failed': '読み込めませんでした',
  'commissionReport.none': 'この期間に登録された契約はありません',
  'commissionReport.payments': '月払い回数',
  'commissionReport.plan': 'プラン',
  'commissionReport.title': '期間のコミッション',
  'commissionReport.total': '金額',
  'commissionReport.week': '週',
};
