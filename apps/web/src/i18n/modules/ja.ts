import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'module.title': 'この画面はまだご利用いただけません',
  'module.dashboard': '期限切れの活動と、チームの見込み客・活動・売上のまとめです。',
  'module.salesDashboard': '日、事業部門、商品、アドバイザー、自治体ごとの売上です。',
  'module.totalSalesDashboard': '期間内の契約と解約の合計です。',
  'module.salesTeamDashboard': 'チームごとの保険の売上と、目標、残りです。',
  'module.financialDashboard': 'デジタル広告の各キャンペーンの費用と成果です。',
  'module.monthlyOffer': '今月のオファーでの各チームの進み具合です。',
  'module.commissionsReport': '期間内のコミッションです。',
  'module.commissionsAnalytics': '週ごとのコミッションを確認し、署名し、または照合を依頼します。',
  'module.carousel': '対応を待っている新しい見込み客です。',
  'module.prospect': '見込み客の登録、フォロー、再割り当てをします。',
  'module.funeralnet': '葬儀サポートの見込み客のフォロー、見積、料率表です。',
  'module.report': '照合、割引、活動、見込み客、売上のレポートです。',
  'module.activity': '今日の活動、未対応の活動、これからの活動です。',
  'module.recordari': 'Recordari とその予約です。',
  'module.quotation': '葬儀プランと保険の見積です。',
  'module.contract': '契約の照会、アップグレード、受益者と滞納者の確認をします。',
  'module.catalog': 'Sereno 全体で使うマスタです。種類、件名、テンプレート、予算があります。',
  'module.guard': '夜間当番と担当者です。',
  'module.user': 'Sereno の利用者、その位置情報、請求情報です。',
};
