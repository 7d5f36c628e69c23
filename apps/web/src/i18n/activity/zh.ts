import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const zh: Translation<typeof es> = {
  'activity.finished': '活动已完成',
  'activity.rescheduled': '活动已改期',
  'activity.alreadyFinished': '该活动此前已完成',
  'activity.withoutAddress': '没有地址，无法安排预约。',
  'activity.withoutPhone': '没有联系电话，无法安排电话。',
  'activity.withoutEmail': '没有电子邮箱，无法安排邮件。',
  'activity.withoutWhatsapp': '没有联系电话，无法安排 WhatsApp。',
  'activity.withoutSmsNumber': '没有联系电话，无法安排短信。',
  'activity.unknownType': '无法使用该活动类型，请检查信息。',
  'activity.dateTooEarly': '日期不得早于最早日期',
  'activity.dateTooLate': '日期不得晚于最晚日期',
  'activity.quotationQuestion': '要新建报价吗？',
  'activity.quotationYes': '是',
  'activity.quotationNo': '否',
};
