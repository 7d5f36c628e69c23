import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'outbox.address': '地址',
  'outbox.comments': '备注',
  'outbox.date': '活动日期',
  'outbox.observations': '观察记录',
  'outbox.phone': '电话',
  'outbox.slot': '{date} {start} 至 {end}',
  'outbox.subject': '主题',
  'outbox.unknown': '我们不知道是否已送达。重试之前请先查看该活动。',
};
