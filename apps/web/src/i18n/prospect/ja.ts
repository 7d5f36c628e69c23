import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'prospect.contactRequired': '電話番号かメールアドレスのいずれかを入力してください',
  'prospect.acceptsEmail': '見込み客はメールの受信に同意しています',
};
