import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'outbox.address': '住所',
  'outbox.comments': 'コメント',
  'outbox.date': '活動日',
  'outbox.observations': '所見',
  'outbox.phone': '電話番号',
  'outbox.slot': '{date} {start}〜{end}',
  'outbox.subject': '件名',
  'outbox.unknown': '届いたかどうかわかりません。再試行する前に活動を確認してください。',
};
