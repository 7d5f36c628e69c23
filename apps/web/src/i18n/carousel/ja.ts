import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'carousel.attending': '{name}の登録を開いています…',
  'carousel.available': 'カルーセル対応可',
  'carousel.fairness': '配分',
  'carousel.last7Days': '7日間',
  'carousel.last30Days': '30日間',
  'carousel.nameless': 'この見込み客',
  'carousel.open': 'すべて見る',
  'carousel.period': '配分の期間',
  'carousel.queue': '待機中',
  'carousel.refresh': '30秒ごとに自動で更新されます',
  'carousel.switchOn': '新しい見込み客は、対応できる人に表示されます。対応可にすると、ここに表示されます。',
  'carousel.title': '新しい見込み客',
  'carousel.waiting': { other: '登録待ち{count}件' },
  'carousel.toRegister': '登録待ち',
  'carousel.unavailable': 'カルーセルに対応できる状態ではありません',
  'carousel.withoutTeam':
    '新しい見込み客は、対応できる人に表示されます。あなたのチームはカルーセルに参加していません。',
  'carousel.waitingFor': { other: '待機中の見込み客{count}件、最長{time}' },
  'carousel.nobodyWaits': '待機中の見込み客はありません',
};
