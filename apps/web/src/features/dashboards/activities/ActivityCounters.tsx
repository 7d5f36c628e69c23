import { ACTIVITY_COUNTERS, type ActivityCounter, type ActivityTotals } from '@sereno/domain/activity';
import { CounterCard, CounterGroup } from '@sereno/ui/cards';
import { CalendarCheck, Mail, MessageCircle, MessageSquareText, Phone, type LucideIcon } from 'lucide-react';
import { activitiesTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';

const icons: Readonly<Record<ActivityCounter, LucideIcon>> = {
  appointment: CalendarCheck,
  call: Phone,
  email: Mail,
  whatsapp: MessageCircle,
  sms: MessageSquareText,
};

export type ActivityCountersProps = {
  /** Name of the group for assistive technology: the month or the day that is counted. */
  label: string;
  /** Undefined while they load, null when there are none to show. */
  totals: ActivityTotals | null | undefined;
  /** Cards side by side, or rows of a card. Default: cards. */
  layout?: 'cards' | 'rows';
  /** Shows the activities of a counter. */
  onOpen: (counter: ActivityCounter) => void;
};

/** The five counters in their fixed order and words (ACD-02 to ACD-05), each a button to its activities. */
export function ActivityCounters({ label, totals, layout = 'cards', onOpen }: ActivityCountersProps) {
  const { t } = useText(activitiesTexts);
  return (
    <CounterGroup label={label} layout={layout}>
      {ACTIVITY_COUNTERS.map((counter) => {
        const Icon = icons[counter];
        const name = t(`activities.${counter}`);
        return (
          <CounterCard
            key={counter}
            label={name}
            icon={<Icon />}
            value={totals?.[counter] ?? null}
            loading={totals === undefined}
            onOpen={() => onOpen(counter)}
            openLabel={t('activitiesDashboard.openCounter', { counter: name })}
          />
        );
      })}
    </CounterGroup>
  );
}
