import type { Lead } from '@sereno/domain/carousel';
import type { SessionUser } from '@sereno/domain/session';
import { LeadAlertSettings } from '@sereno/ui/carousel';
import { useAlertChoices } from './alertChoices.ts';
import { playTone } from './playTone.ts';
import { useLeadAlerts } from './useLeadAlerts.ts';

export type AlertsProps = {
  user: SessionUser;
  /** Those that wait; no array while none are known, or none are to be seen. */
  leads: readonly Lead[] | null | undefined;
};

/** Calls for attention when leads come, as the person chose, and lets them choose. */
export function Alerts({ user, leads }: AlertsProps) {
  const [alerts, choose] = useAlertChoices(user.id);
  useLeadAlerts(leads, alerts);
  return (
    <LeadAlertSettings
      sound={alerts.sound}
      onSoundChange={(sound) => {
        choose({ sound });
        // So that the person hears what they chose, and the browser lets the page sound from now on.
        if (sound) void playTone();
      }}
      badge={alerts.badge}
      onBadgeChange={(badge) => choose({ badge })}
    />
  );
}
