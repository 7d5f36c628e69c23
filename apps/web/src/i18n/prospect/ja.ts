import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'prospect.failed':
    '保存できませんでした。サーバーが処理できませんでした。入力内容は残っています。もう一度お試しください。',
  'prospect.gone': 'この見込み客は存在しないか、編集できなくなりました。入力内容は残っています。',
  'prospect.leadGone':
    'カルーセルのこの見込み客は登録待ちではなくなりました。保存すると新しい見込み客として登録されます。',
  'prospect.notLoaded': '変更点を読み込めませんでした。入力内容は残っています。もう一度お試しください。',
  'prospect.refused': 'サーバーがデータを受け付けませんでした。入力内容は残っています。',
  'prospect.registered': '見込み客を登録しました',
  'prospect.saved': '変更を保存しました',
  'prospect.unanswered': '応答がありませんでした。入力内容は残っています。もう一度保存しても重複しません。',
  'prospect.unknown': '応答がなく、保存されたか分かりません。もう一度保存する前に見込み客の一覧を確認してください。',
  'prospect.unnamed': '名前なし',
  'prospect.unreadable': '見込み客のデータを読み取れませんでした。直接入力してください。',
};
