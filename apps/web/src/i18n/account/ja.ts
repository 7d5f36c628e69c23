import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'passwordChange.title': 'パスワードの変更',
  'passwordChange.lead': '保存すると、ほかのセッションは終了します。このセッションは続きます。',
  'passwordChange.current': '現在のパスワード',
  'passwordChange.wrong': '現在のパスワードと一致しません',
  'passwordChange.others': '他のセッションは終了しました。',
  'sessions.title': '開いているセッション',
  'sessions.lead': '心当たりのないものがあれば、終了してパスワードを変更してください。',
  'sessions.ended': 'セッションは終了しました。',
};
