import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

/** What funeral assistance says, in Japanese. */
export const ja: Translation<typeof es> = {
  'funeral.changed': 'ほかの人がこの見積もりを変更しました。現在の担当者を確認して、もう一度お試しください。',
  'funeral.failed': '保存できませんでした。サーバーで処理できませんでした。もう一度お試しください。',
  'funeral.gone': 'この見積もりはもう表示できません。',
  'funeral.notRead': '見込み客を読み込めませんでした。接続を確認して、もう一度お試しください。',
  'funeral.open': '見積もりを開く',
  'funeral.plan': '活動を予定',
  'funeral.reassign': '担当を変更',
  'funeral.reassigned': '見積もりを{adviser}さんに引き継ぎました',
  'funeral.unanswered': '応答がなく、保存されたか分かりません。接続を確認して、もう一度お試しください。',
  'tabulator.discount': '割引（％）',
  'tabulator.downPayment': '頭金（％）',
  'tabulator.empty': '価格のあるプランがまだありません。料金表を表示するには、プランの登録を依頼してください。',
  'tabulator.failed': '価格を読み込めませんでした。',
  'tabulator.from': '{percent}％から',
  'tabulator.notTheirs': '料金表は葬儀サポート用です。',
  'tabulator.print': '印刷',
  'tabulator.retry': '再試行',
  'tabulator.upTo': '{percent}％まで',
  'tabulator.wrong': '{from}から{to}までの割合を入力してください',
};
