import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'upgrade.title': 'プランのアップグレード',
  'upgrade.start': '契約をアップグレード',
  'upgrade.open': 'プランをアップグレード',
  'upgrade.of': '契約 {number} · {name}',
  'upgrade.now': '現在のプラン',
  'upgrade.plan': '新しいプラン',
  'upgrade.none': '同じ事業分野に上位のプランはありません。',
  'upgrade.difference': '差額',
  'upgrade.monthly': '残りの月払いに加算',
  'upgrade.today': '本日お支払い',
  'upgrade.commission': 'コミッション見込み',
  'upgrade.help': '差額は本日付の別契約になります。契約 {number} とその支払いは変わりません。',
  'upgrade.isOf': '契約 {number} をアップグレード',
  'upgrade.choose': 'プランを選んでください',
  'upgrade.done': 'プランをアップグレードしました',
  'upgrade.refused': 'プランをアップグレードできませんでした',
  'upgrade.failed': 'プランのアップグレード中にエラーが発生しました',
  'upgrade.unanswered': 'サーバーから応答がありません。もう一度お試しください。二重に実行されることはありません。',
  'upgrade.notLoaded': 'プランを読み込めませんでした。',
  'upgrade.cancelled': '契約は解約済みのため、アップグレードできません。',
};
