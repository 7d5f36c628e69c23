import type { ActivityCounter } from '@sereno/domain/activity';
import type { SeriesColor } from '@sereno/ui/theme';

/** Each kind of activity keeps its colour on every screen, by the fixed order of the counters (ACD-02). */
export const ACTIVITY_COLORS: Readonly<Record<ActivityCounter, SeriesColor>> = {
  appointment: 1,
  call: 2,
  email: 3,
  whatsapp: 4,
  sms: 5,
};
