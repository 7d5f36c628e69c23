import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'offer.adviser': 'アドバイザー',
  'offer.amount': '金額',
  'offer.current': '今月',
  'offer.empty': 'このオファーの販売はまだありません',
  'offer.first': '上位10名',
  'offer.month': 'オファーの月',
  'offer.next': '翌月',
  'offer.failed': '読み込めませんでした',
  'offer.notUpdated': '更新できませんでした',
  'offer.none': '{month}のオファーはありません',
  'offer.noneHint': 'ほかの月のオファーを見ることができます。',
  'offer.period': '{start}から{end}まで',
  'offer.place': 'あなたの順位：{count}名中{place}位',
  'offer.previous': '前月',
  'offer.ranking': '順位',
  'offer.refresh': '更新',
  'offer.updatedAt': '{time}時点のデータ',
};
