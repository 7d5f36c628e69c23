'use client';
import type { Activity } from '@sereno/domain/activity';
import { formatScreenDate } from '@sereno/domain/calendar';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { ActivityFormStore } from '../form/createActivityForm.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { Line, Person } from './ActivityDialog.styles.ts';

type ActivityHeaderProps = Pick<ActivityDialogProps, 'activity' | 'adviserName' | 'managerName'> & {
  store: ActivityFormStore;
};

const factsOf = ({ activityTypeName, subject, date }: Activity): string =>
  [activityTypeName, subject, formatScreenDate(date)].filter(Boolean).join(' · ');

/**
 * The subject of the dialog: prospect (ADL-01), type, subject and date of the closed activity (ADL-02), and its people
 * (ACL-16). Empty when unknown.
 */
export function ActivityHeader({ store, activity, adviserName, managerName }: ActivityHeaderProps) {
  const t = useTexts(activityTexts);
  const chosen = useActivityFormField(store, (form) => form.prospect?.name);
  const prospect = activity === null ? chosen : activity.prospectName;
  const people = [
    adviserName ? t('activityDialog.adviser', { name: adviserName }) : '',
    managerName ? t('activityDialog.manager', { name: managerName }) : '',
  ].filter(Boolean);
  return (
    <>
      {prospect && <Person>{prospect}</Person>}
      {activity && <Line>{factsOf(activity)}</Line>}
      {people.length > 0 && <Line>{people.join(' · ')}</Line>}
    </>
  );
}
