import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'sales.advisersTitle': 'この期間のアドバイザー',
  'sales.placesTitle': '販売地域',
  'sales.advisersUpToDate': '対応済みのアドバイザー',
  'sales.advisersUpToDateHelp':
    '{time}時点で期限切れの活動がない在籍中のアドバイザーです。期間には左右されません。「解約あり」は、そのうち期間中に解約された契約がある人です。',
  'sales.advisersWithSales': '売上のあるアドバイザー',
  'sales.advisersWithSalesHelp':
    '期間中に1件以上の契約を販売したアドバイザーです。「解約あり」は、期間中に解約された契約がある人です。',
  'sales.averageServiceTicket': 'サービス当たりの平均額',
  'sales.averageServiceTicketHelp':
    '割引後の金額を販売したサービス数で割った額です。サービスがなければ0です。「解約」は、期間中に解約された契約で同じように計算した額です。',
  'sales.averageTicket': '平均額',
  'sales.averageTicketHelp':
    '割引後の金額を販売した契約数で割った額です。契約がなければ0です。「解約」は、期間中に解約された契約で同じように計算した額です。',
  'sales.bf': 'BF部門',
  'sales.byCash': '一括払い',
  'sales.byCashHelp':
    '期間中に販売した契約のうち、一括払いの割引後の金額です。支払方法別の売上の「一括払い」と同じです。',
  'sales.byDay': '日別の売上',
  'sales.byWeek': '週別の売上',
  'sales.cancelled': '解約',
  'sales.cancelledAmount': '解約',
  'sales.charts': '売上の内訳',
  'sales.contractAmount': '割引前の金額',
  'sales.contractAmountHelp': '期間中に販売した契約の合計です。割引前、税込みです。「BF部門」はその部門の分です。',
  'sales.contracts': '契約',
  'sales.day': '日',
  'sales.discountAmount': '割引',
  'sales.discountAmountHelp': '期間中に販売した契約の割引額です。「BF部門」はその部門の分です。',
  'sales.downPaymentContracts': '頭金の支払方法別の契約',
  'sales.downPaymentMethods': '支払方法別の頭金',
  'sales.downPayments': '頭金',
  'sales.downPaymentsHelp': '期間中に販売した契約の頭金の合計です。',
  'sales.financing': '支払回数別の売上',
  'sales.financingTerm': '支払回数',
  'sales.initialAdvisers': '初売上のアドバイザー',
  'sales.initialAdvisersHelp':
    '期間中に初めて販売したアドバイザーです。「解約あり」は、最初の契約が期間中に解約された人です。',
  'sales.item': '商品',
  'sales.items': 'よく売れた商品',
  'sales.means': '獲得チャネル別の売上',
  'sales.measure': 'グラフに表示する値',
  'sales.medium': '獲得チャネル',
  'sales.netAmount': '割引後の金額',
  'sales.netAmountHelp':
    '期間中に販売した契約の合計です。割引後、税込みです。税抜きはこの合計を1.16で割った額です。「BF部門」はその部門の分です。',
  'sales.open': '契約を見る',
  'sales.openCancelled': '解約分を見る',
  'sales.openWithoutSales': '売上のない人を見る',
  'sales.others': 'その他',
  'sales.ranking': '売上の多いアドバイザー',
  'sales.sales': '販売した契約',
  'sales.salesHelp':
    '期間中に販売した契約です。販売日で数え、後に解約されたものも含みます。解約は期間中に解約された契約で、解約日で数えます。「BF部門」はその部門の分です。',
  'sales.shareOfAmount': '割引後の金額に占める割合',
  'sales.title': '期間の合計',
  'sales.unnamed': '名前なし',
  'sales.week': '週',
  'sales.weekName': '{start}から{end}まで',
  'sales.withCancelled': '解約あり',
  'sales.withoutSales': '売上なし',
  'sales.withoutTax': '税抜き',
};
