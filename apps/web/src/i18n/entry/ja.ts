import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const ja: Translation<typeof es> = {
  'app.connectionLost': 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください。',
  'app.failed.title': 'この画面で問題が発生しました',
  'app.failed.text':
    '保存した内容は失われていません。ページを再読み込みしてください。繰り返し発生する場合は、サポートにご連絡ください。',
  'app.failed.action': '再読み込み',
  'app.config.title': 'Sereno を起動できません',
  'app.config.text': 'サイトの設定が正しくありません。次の情報をサポートにお知らせください：{detail}',
  'app.unreachable.title': 'サーバーに接続できません',
  'app.unreachable.text': 'サイトの設定を読み込めませんでした。ネットワークを確認して、もう一度お試しください。',
  'login.title': 'ログイン',
  'login.lead': '会社アカウントのユーザー名とパスワードを入力してください。',
  'login.username': 'ユーザー名',
  'login.password': 'パスワード',
  'login.submit': 'ログイン',
  'login.busy': 'ログイン中…',
  'login.locating': '位置情報を待っています…',
  'login.invalid': 'ログイン情報が正しくありません',
  'login.disabled': 'お使いのアカウントは ERP で無効になっています',
  'login.tooManyAttempts': 'ログインの失敗が続きました。数分待ってから、もう一度お試しください。',
  'login.failed': 'サーバーで問題が発生しました。数分後にもう一度お試しください。',
  'login.malformed':
    'サーバーの応答を解釈できませんでした。もう一度お試しください。繰り返し発生する場合は、サポートにご連絡ください。',
  'location.enable': 'ログインするには位置情報をオンにしてください',
  'location.unsupported': 'お使いのブラウザは位置情報に対応していません。別のブラウザをお試しください',
  'location.required': '位置情報をオンにする必要があります',
  'location.retry': '再試行',
  'validation.required': 'この項目は必須です',
  'validation.tooShort': '{limit}文字以上で入力してください',
  'validation.tooLong': '{limit}文字以内で入力してください',
  'app.home': '活動ダッシュボードへ',
};
