import { ADVISER_LISTS, type AdviserList } from '@sereno/domain/dashboards';
import { Tabs } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { media, space } from '@sereno/ui/theme';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { LateCard } from '../../kit/LatePart.tsx';
import { ROWS_HEIGHT, TablePlace } from '../LateSection.styles.ts';
import type { AdvisersRequest } from './useRequestedAdvisers.ts';
import { useLateSales } from '../useLateSales.ts';
import { useAdviserList } from './useAdviserList.ts';

const AdviserTable = lazyComponent(() => import('./AdviserTable.tsx').then((module) => module.AdviserTable));

const TITLES = {
  active: 'salesPlaces.activeAdvisers',
  withSales: 'salesPlaces.advisersWithSales',
  withoutSales: 'salesPlaces.advisersWithoutSales',
} as const;

/** All tabs are in sight on a phone as well: where there is no room, their names stand in two lines. */
const ShortTabs = styled.div`
  [role='tab'] {
    flex: 0 1 auto;
    overflow-wrap: normal;
    padding-inline: ${space(2)};

    @media ${media.md} {
      padding-inline: ${space(3)};
    }
  }
`;

export type SalesAdvisersProps = {
  /** Whenever it changes, the advisers are brought into sight; null leaves the page where it is. */
  requested: AdvisersRequest | null;
  /** The title above them. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Who is there, who has sold and who has not, each a tab with its number (SAL-28 to SAL-31). */
export function SalesAdvisers({ requested, heading }: SalesAdvisersProps) {
  const { t } = useText(salesPlacesTexts);
  useInSight(heading, requested);
  const [chosen, choose] = useAdviserList();
  const [wasChosen, setWasChosen] = useState(false);
  const show = (list: AdviserList): void => {
    setWasChosen(true);
    choose(list);
  };
  const { sales, ...state } = useLateSales();
  return (
    <ShortTabs>
      <Tabs
        label={t('salesPlaces.advisers')}
        value={chosen}
        onChange={show}
        keepMounted={false}
        tabs={ADVISER_LISTS.map((list) => ({
          value: list,
          label: t(`salesPlaces.${list}`),
          ...(sales && { count: sales.advisers[list].length }),
          content: list === chosen && (
            <TablePlace>
              <LateCard
                title={t(TITLES[list])}
                headingLevel={3}
                height={ROWS_HEIGHT}
                startsNear={wasChosen || requested !== null}
              >
                <AdviserTable {...state} title={t(TITLES[list])} list={list} advisers={sales && sales.advisers[list]} />
              </LateCard>
            </TablePlace>
          ),
        }))}
      />
    </ShortTabs>
  );
}

/** Scrolls to the heading whenever somebody asks for what stands below it. */
function useInSight(heading: RefObject<HTMLHeadingElement | null>, requested: AdvisersRequest | null): void {
  useEffect(() => {
    if (requested === null) return;
    if (requested.hasFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [heading, requested]);
}
