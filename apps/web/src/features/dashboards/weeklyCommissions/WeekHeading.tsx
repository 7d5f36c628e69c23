import { type BusinessWeek, weekLabelParts } from '@sereno/domain/week';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { commissionsTexts, dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { Part } from '../kit/LatePart.tsx';
import type { WeekFilterState } from './address/useWeekFilters.ts';
import { Heading, Title } from './CommissionsPage.styles.ts';
import { PdfButtons } from './pdf/PdfButtons.tsx';
import { usePdfLists } from './usePdfLists.ts';
import type { People } from './usePeople.ts';
import { weekQuery } from './weeklyQueries.ts';

export type WeekHeadingProps = {
  week: BusinessWeek;
  state: WeekFilterState;
  people: People;
  /** The heading itself, for the focus. */
  ref: Ref<HTMLHeadingElement>;
};

const nameOf = ({ options }: People['advisers'], id: number | null): string | null =>
  options.find(({ value }) => value === String(id))?.label ?? null;

/** Whose week it is, and its PDFs. No rows stand under a person's name that are not all of that person. */
export function WeekHeading({ week, state, people, ref }: WeekHeadingProps) {
  const { t } = useText(commissionsTexts);
  const { t: ofFilters } = useText(dashboardFiltersTexts);
  const { user } = useDashboard();
  const lists = usePdfLists(user);
  const { whose, canChoose, catalogue } = state;
  const { adviser, management } = whose;
  const answer = useQuery(weekQuery(useCalls(), week, whose));
  const shown = shownData(answer);
  const lines = shown?.lines ?? none;
  const isMixed = new Set(lines.map((line) => line.adviserName)).size > 1;

  const adviserName = canChoose ? nameOf(people.advisers, adviser) : user.fullName;
  const oneName = adviserName ?? lines[0]?.adviserName ?? `${ofFilters('dashboardFilters.adviser')} ${adviser}`;
  const manyName = nameOf(people.managements, management) ?? t('commissions.everybody');
  const person = adviser === null || isMixed ? manyName : oneName;
  return (
    <Heading>
      <Title ref={ref} tabIndex={-1}>
        {t('commissions.weekOf', { person, ...weekLabelParts(week, {}, catalogue) })}
      </Title>
      <Part>
        <PdfButtons user={user} week={week} whose={whose} adviserName={adviserName} lists={lists} />
      </Part>
    </Heading>
  );
}

const none: readonly never[] = [];
