import { ACTIVITY_TYPE, ACTIVITY_COUNTERS } from '@sereno/domain/activity';
import { useCallback } from 'react';
import { activitiesTexts, detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';

/** Gives the word for a kind of activity by its id, the same as on the counters (ACD-02); a kind that we do not know has its number. */
export function useTypeName(): (activityTypeId: number) => string {
  const { t: counters } = useText(activitiesTexts);
  const { t } = useText(detailTexts);
  return useCallback(
    (activityTypeId) => {
      const known = ACTIVITY_COUNTERS.find((counter) => ACTIVITY_TYPE[counter] === activityTypeId);
      return known === undefined
        ? t('dashboardDetail.typeNumber', { id: String(activityTypeId) })
        : counters(`activities.${known}`);
    },
    [t, counters],
  );
}
