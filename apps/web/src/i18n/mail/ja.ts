import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'mail.prospecto': '見込み客の名前',
  'mail.asesor': '差出人の名前',
  'mail.empresa': '会社',
  'mail.telefono': '差出人の電話番号',
  'mail.insert': '「{field}」に挿入',
  'mail.title': '{name}さんへのメール',
  'mail.template': 'テンプレート',
  'mail.none': 'テンプレートなし',
  'mail.open': 'メールを開く',
  'mail.cancel': 'キャンセル',
  'mail.missing': 'データがないため空欄になります：{names}',
  'mail.tooLong': '本文が長くメールソフトに渡せません。開くときにコピーされるので、貼り付けてください。',
  'mail.notCopied': '本文をコピーできませんでした。',
  'mail.notLoaded': 'テンプレートを読み込めませんでした。本文なしでメールを開きます。',
  'mail.preview': 'プレビュー',
  'mail.tryWith': '見込み客のデータで確認',
};
