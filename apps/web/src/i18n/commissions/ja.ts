import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'commissions.accept': '承認する',
  'commissions.changes': '先週からの変更点',
  'commissions.channelManagerPdf': 'チャネルマネージャー用PDF',
  'commissions.chooseAdviser': 'PDFをダウンロードするアドバイザーを選んでください',
  'commissions.disputed': '第{ww}週の照合を依頼しました',
  'commissions.downloading': 'ダウンロード中…',
  'commissions.everybody': '全員',
  'commissions.filters': 'コミッションのフィルター',
  'commissions.leave.leave': '離れる',
  'commissions.leave.stay': 'ここで待つ',
  'commissions.leave.text': '離れても保存されることがあります。その場合は結果をお知らせします。',
  'commissions.leave.title': '決定の送信中に離れますか？',
  'commissions.linesOf': 'コミッション {week}',
  'commissions.loading': '読み込み中…',
  'commissions.managerPdf': 'マネージャー用PDF',
  'commissions.outcome.changed':
    'この週の明細が変わり、現在表示されているものになりました。署名は保存されていません。確認してもう一度署名してください。',
  'commissions.outcome.decided':
    'この週は別のセッションですでに決定されています。下に現在の内容があります。今回の決定は保存されていません。',
  'commissions.outcome.done': '決定が保存されました。',
  'commissions.outcome.refused': 'サーバーが決定を受け付けませんでした。この週はまだ未決で、何も保存されていません。',
  'commissions.outcome.saved': '応答は途中で失われましたが、決定は保存されています。',
  'commissions.outcome.undetermined':
    '返事が途中で失われ、この週はすでに決定されていますが、内容は示されていません。送ったものかどうかはわかりません。下に残っている内容が表示されています。',
  'commissions.outcome.unknown':
    '接続が失われ、決定が保存されたかどうか分かりません。再送信せず、この週をもう一度読み込んでください。',
  'commissions.noOwn': '週次コミッションはありません',
  'commissions.noOwnReason':
    'このアカウントには販売員番号がありません。販売を担当する場合は、割り当てを依頼してください。',
  'commissions.noSuchWeek': '週「{week}」は存在しないか、ここでは表示できません。代わりの週は表示していません。',
  'commissions.outcome.waiting':
    'サーバーから確認の返事がなく、いまのところこの週は未処理のままです。保存されるかどうかはまだわかりません。数秒ごとに読み直しています。もう一度送ることもできます。数えられるのは一つだけです。',
  'commissions.nobody': '対象者がいません',
  'commissions.pdf.noPdf': '届いたものはPDFではありません。何も保存されていません。もう一度お試しください。',
  'commissions.pdf.none': 'この週のPDFはありません。何も保存されていません。',
  'commissions.pdf.refused': 'サーバーがPDFを返せませんでした。何も保存されていません。もう一度お試しください。',
  'commissions.pdf.unreachable': 'サーバーに接続できません。何も保存されていません。',
  'commissions.pdfSaved': '{name}をダウンロードしました',
  'commissions.plainPdf': 'PDFをダウンロード',
  'commissions.readAgain': 'もう一度読み込む',
  'commissions.reconcile': '照合を依頼する',
  'commissions.showWeek': '第{ww}週（{start}～{end}）を表示',
  'commissions.signed': '第{ww}週に署名しました',
  'commissions.subdirectorPdf': 'サブディレクター用PDF',
  'commissions.toPay': '支払額',
  'commissions.totals': '種類別の合計',
  'commissions.trainerPdf': 'トレーナー用PDF',
  'commissions.weekDays': '第{ww}週　{start}～{end}',
  'commissions.weekOf': '{person} · 第{ww}週　{start}～{end}',
};
