import { ACTIVITY_TYPE } from '@sereno/domain/activity';
import { createElement } from 'react';
import type { Icon } from '../../foundation/icon.tsx';
import { CalendarCheck } from '../../foundation/icons/calendar-check.ts';
import { CircleDashed } from '../../foundation/icons/circle-dashed.ts';
import { Mail } from '../../foundation/icons/mail.ts';
import { MessageCircle } from '../../foundation/icons/message-circle.ts';
import { MessageSquareText } from '../../foundation/icons/message-square-text.ts';
import { Phone } from '../../foundation/icons/phone.ts';

const icons: ReadonlyMap<number | null, Icon> = new Map([
  [ACTIVITY_TYPE.appointment, CalendarCheck],
  [ACTIVITY_TYPE.call, Phone],
  [ACTIVITY_TYPE.email, Mail],
  [ACTIVITY_TYPE.whatsapp, MessageCircle],
  [ACTIVITY_TYPE.sms, MessageSquareText],
]);

/** The icon of an activity type, the same everywhere; a neutral one for unknown types (ENT-23). */
export function ActivityIcon({ typeId }: { typeId: number | null }) {
  return createElement(icons.get(typeId) ?? CircleDashed);
}
