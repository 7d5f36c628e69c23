import { ADVISER_LISTS, type AdviserList } from '@sereno/domain/dashboards';
import { Tabs } from '@sereno/ui/foundation';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/salesPlaces/index.ts';
import { LazyTable } from '../LazyTable.tsx';
import type { SalesPartProps } from '../partProps.ts';
import { Heading, Section } from '../places/SalesPlaces.styles.ts';
import type { AdvisersAsk } from './useAskedAdvisers.ts';
import { ShortTabs } from './SalesAdvisers.styles.ts';
import { useAdviserList } from './useAdviserList.ts';
import { lazyComponent } from '@sereno/ui/lazy';

const AdviserTable = lazyComponent(() => import('./AdviserTable.tsx').then((module) => module.AdviserTable));

const TITLES = {
  active: 'salesPlaces.activeAdvisers',
  withSales: 'salesPlaces.advisersWithSales',
  withoutSales: 'salesPlaces.advisersWithoutSales',
} as const;

export type SalesAdvisersProps = SalesPartProps & {
  /** Whenever it changes, the advisers are brought into sight; null leaves the page where it is. */
  asked: AdvisersAsk | null;
};

/** Who is there, who has sold and who has not, each a tab with its number (SAL-28 to SAL-31). */
export function SalesAdvisers({ data, refreshing, isOld, csv, print, onOpen, asked }: SalesAdvisersProps) {
  const { t } = useText(salesPlacesTexts);
  const titleId = useId();
  const heading = useHeadingInSight(asked);
  const [chosen, choose] = useAdviserList();
  const [wasChosen, setWasChosen] = useState(false);
  const show = (list: AdviserList): void => {
    setWasChosen(true);
    choose(list);
  };
  // Far down the page: what stands above is shown first.
  const answer = useDeferredValue(data);
  const part = { refreshing, isOld: isOld || answer !== data, csv, print, onOpen };
  return (
    <Section id="asesores" aria-labelledby={titleId}>
      <Heading>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {t('salesPlaces.advisers')}
        </h2>
      </Heading>
      <ShortTabs>
        <Tabs
          label={t('salesPlaces.advisers')}
          value={chosen}
          onChange={show}
          keepMounted={false}
          tabs={ADVISER_LISTS.map((list) => ({
            value: list,
            label: t(`salesPlaces.${list}`),
            ...(answer && { count: answer.advisers[list].length }),
            content: list === chosen && (
              <LazyTable title={t(TITLES[list])} resetKey={String(isOld)} startsNear={wasChosen || asked !== null}>
                <AdviserTable
                  {...part}
                  title={t(TITLES[list])}
                  list={list}
                  advisers={answer && answer.advisers[list]}
                />
              </LazyTable>
            ),
          }))}
        />
      </ShortTabs>
    </Section>
  );
}

/** The heading, which is scrolled to whenever somebody asks for what stands below it. */
function useHeadingInSight(asked: AdvisersAsk | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === null) return;
    if (asked.hasFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return heading;
}
