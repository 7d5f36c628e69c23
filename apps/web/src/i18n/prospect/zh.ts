import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'prospect.failed': '未能保存：服务器无法处理。您填写的内容还在，请重试。',
  'prospect.gone': '该潜在客户已不存在，或您已无权编辑。您填写的内容还在。',
  'prospect.leadGone': '线索轮转中的该潜在客户已无需登记。如果保存，将作为新客户登记。',
  'prospect.notLoaded': '无法加载更改内容。您填写的内容还在，请重试。',
  'prospect.refused': '服务器未接受这些信息。您填写的内容还在。',
  'prospect.registered': '潜在客户已登记',
  'prospect.saved': '更改已保存',
  'prospect.unanswered': '没有收到回应。您填写的内容还在，请再次保存，不会重复。',
  'prospect.unknown': '没有收到回应，不知道是否已保存。再次保存前请查看您的潜在客户。',
  'prospect.unnamed': '无姓名',
  'prospect.unreadable': '无法读取潜在客户的信息，请自行填写。',
};
