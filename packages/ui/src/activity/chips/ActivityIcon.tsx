import { type ActivityColor, type ActivityKind, type Channel, channelOf } from '@sereno/domain/activity';
import { createElement } from 'react';
import type { Icon } from '../../foundation/icon.tsx';
import { CalendarCheck } from '../../foundation/icons/calendar-check.ts';
import { CircleDashed } from '../../foundation/icons/circle-dashed.ts';
import { Mail } from '../../foundation/icons/mail.ts';
import { MessageCircle } from '../../foundation/icons/message-circle.ts';
import { MessageSquareText } from '../../foundation/icons/message-square-text.ts';
import { Phone } from '../../foundation/icons/phone.ts';
import { series } from '../../theme/variables.ts';

const icons: Readonly<Record<Channel, Icon>> = {
  map: CalendarCheck,
  phone: Phone,
  email: Mail,
  whatsapp: MessageCircle,
  sms: MessageSquareText,
};

const colors: Readonly<Record<ActivityColor, string>> = {
  teal: series(1),
  amber: series(2),
  indigo: series(3),
  pink: series(4),
  olive: series(5),
  blue: series(6),
  red: series(7),
  grey: series(8),
};

/** The icon of an activity type, the same everywhere; a neutral one for types without a channel (ENT-23). */
export function ActivityIcon(kind: ActivityKind) {
  const channel = channelOf(kind);
  const { color = null } = kind;
  return createElement(
    channel === null ? CircleDashed : icons[channel],
    color === null ? null : { style: { color: colors[color] } },
  );
}
