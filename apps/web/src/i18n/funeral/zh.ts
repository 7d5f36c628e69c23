import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

/** What funeral assistance says, in Chinese. */
export const zh: Translation<typeof es> = {
  'funeral.changed': '其他人更改了此报价。您现在可以看到负责人：请重试。',
  'funeral.failed': '未保存：服务器无法完成。请重试。',
  'funeral.gone': '您已无法查看此报价。',
  'funeral.notRead': '无法读取该潜在客户。请检查网络后重试。',
  'funeral.open': '打开报价',
  'funeral.plan': '安排活动',
  'funeral.reassign': '重新分配',
  'funeral.reassigned': '报价现由 {adviser} 负责',
  'funeral.unanswered': '没有收到响应，无法确定是否已保存。请检查网络后重试。',
  'tabulator.discount': '折扣（%）',
  'tabulator.downPayment': '首付（%）',
  'tabulator.empty': '贵公司还没有带价格的计划。请让人添加后再查看价目表。',
  'tabulator.failed': '无法加载价格。',
  'tabulator.from': '最低 {percent}%',
  'tabulator.notTheirs': '价目表供殡葬服务使用。',
  'tabulator.print': '打印',
  'tabulator.retry': '重试',
  'tabulator.upTo': '最高 {percent}%',
  'tabulator.wrong': '请输入 {from} 到 {to} 的百分比',
};
