import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'mail.prospecto': '潜在客户姓名',
  'mail.asesor': '发件人姓名',
  'mail.empresa': '公司',
  'mail.telefono': '发件人电话',
  'mail.insert': '插入到“{field}”',
  'mail.title': '写邮件给{name}',
  'mail.template': '模板',
  'mail.none': '不用模板',
  'mail.open': '打开邮件',
  'mail.cancel': '取消',
  'mail.missing': '没有以下数据，其位置留空：{names}',
  'mail.tooLong': '正文太长，无法交给邮件程序：打开时会复制，您只需粘贴。',
  'mail.notCopied': '无法复制正文。',
  'mail.notLoaded': '无法读取模板。邮件将不带正文打开。',
  'mail.preview': '预览',
  'mail.tryWith': '用潜在客户的数据查看',
};
