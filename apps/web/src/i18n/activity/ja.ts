import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'activity.finished': '活動を完了しました',
  'activity.rescheduled': '活動の日程を変更しました',
  'activity.alreadyFinished': 'この活動はすでに完了しています',
  'activity.withoutAddress': '住所がないため、面談を登録できません。',
  'activity.withoutPhone': '電話番号がないため、電話を登録できません。',
  'activity.withoutEmail': 'メールアドレスがないため、メールを登録できません。',
  'activity.withoutWhatsapp': '電話番号がないため、WhatsApp を登録できません。',
  'activity.withoutSmsNumber': '電話番号がないため、SMS を登録できません。',
  'activity.unknownType': 'この種類の活動は使用できません。内容を確認してください。',
  'activity.dateTooEarly': '最も早い日付より前の日付は指定できません',
  'activity.dateTooLate': '最も遅い日付より後の日付は指定できません',
  'activity.quotationQuestion': '見積を作成しますか？',
  'activity.quotationYes': 'はい',
  'activity.quotationNo': 'いいえ',
};
