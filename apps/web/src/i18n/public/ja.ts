import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'notFound.title': 'ページが見つかりません',
  'notFound.text': 'アドレスが存在しないか、移動した可能性があります。担当チームがすでに対応しています。',
  'terms.title': '利用規約',
  'terms.text':
    'Sereno は社内専用です。見込み客と顧客のデータは対応のためにのみ使用し、その取り扱いはご本人の名前で記録されます。',
};
