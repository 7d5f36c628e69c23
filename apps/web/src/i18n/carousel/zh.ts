import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'carousel.attending': '正在打开{name}的登记…',
  'carousel.available': '可接收线索轮转',
  'carousel.fairness': '分配',
  'carousel.last7Days': '7 天',
  'carousel.last30Days': '30 天',
  'carousel.nameless': '这位潜在客户',
  'carousel.open': '查看全部',
  'carousel.period': '分配的天数',
  'carousel.queue': '等待中',
  'carousel.refresh': '每 30 秒自动更新',
  'carousel.switchOn': '新的潜在客户只显示给可接收的人。打开开关后，他们就会出现在这里。',
  'carousel.title': '新的潜在客户',
  'carousel.waiting': { other: '{count} 位待登记' },
  'carousel.toRegister': '待登记',
  'carousel.unavailable': '您目前不接收线索轮转',
  'carousel.withoutTeam': '新的潜在客户只显示给可接收的人，而您的团队不参加线索轮转。',
  'carousel.waitingFor': { other: '{count} 位潜在客户等待中，最久 {time}' },
  'carousel.nobodyWaits': '没有等待中的潜在客户',
};
