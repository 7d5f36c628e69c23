import { ACTIVITY_COUNTERS, ACTIVITY_TYPE } from '@sereno/domain/activity';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { activitiesTexts, detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { activityTypesQuery } from '../../../platform/activityCatalogs.ts';
import { useCalls } from '../../../platform/calls.ts';

/**
 * Gives the name of a kind of activity by its id: the one that the lists of activities have from the catalogue, and until that is there
 * the word of its counter (ACD-02).
 * @param isWanted Whether anything is named.
 */
export function useTypeName(isWanted: boolean): (activityTypeId: number) => string {
  const { t: counters } = useText(activitiesTexts);
  const { t } = useText(detailTexts);
  const { data: types } = useQuery({ ...activityTypesQuery(useCalls()), enabled: isWanted });
  return useCallback(
    (activityTypeId) => {
      const type = types?.find(({ id }) => id === activityTypeId);
      if (type !== undefined) return type.name;
      const known = ACTIVITY_COUNTERS.find((counter) => ACTIVITY_TYPE[counter] === activityTypeId);
      return known === undefined ? t('dashboardDetail.otherType') : counters(`activities.${known}`);
    },
    [t, counters, types],
  );
}
