import { canSeeAdviserName, canSeeManagerName } from '@sereno/domain/access';
import type { Activity } from '@sereno/domain/activity';
import { ActivityTimeline } from '@sereno/ui/activity';
import { Button } from '@sereno/ui/foundation';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
import { More } from './ProspectDetail.styles.ts';

/** How many activities are shown before somebody asks for all. */
const FIRST = 5;

export type ProspectActivitiesProps = {
  /** Newest first; undefined while they load. */
  activities: readonly Activity[] | undefined;
  roleId: number;
};

/** What was done with the prospect, the newest first, each on time or late (ACL-26, ACL-27). */
export function ProspectActivities({ activities, roleId }: ProspectActivitiesProps) {
  const { t } = useText(prospectsTexts);
  const today = useToday();
  const [areAllShown, setAllShown] = useState(false);
  const count = activities?.length ?? 0;
  return (
    <>
      <ActivityTimeline
        activities={(areAllShown ? activities : activities?.slice(0, FIRST)) ?? []}
        loading={activities === undefined}
        newestFirst
        showProspect={false}
        today={today}
        emptyText={t('prospectDetail.noActivities')}
        showAdviser={canSeeAdviserName(roleId)}
        showManager={canSeeManagerName(roleId)}
      />
      {count > FIRST && (
        <More>
          <Button aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? t('prospectDetail.fewer') : t('prospectDetail.all', { count })}
          </Button>
        </More>
      )}
    </>
  );
}
