'use client';
import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import type { Prospect } from '@sereno/domain/prospect';
import { useId } from 'react';
import { Avatar, Badge, Card, type HeadingLevel, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectCardTexts } from '../../locale/texts/es/prospectCard.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { ContactFacts } from './ContactFacts.tsx';
import type { ContactHrefs } from './ContactWays.tsx';
import { Facts, Head, Part } from './ProspectCard.styles.ts';
import { ProspectCardSkeleton } from './ProspectCardSkeleton.tsx';
import { nameOf } from './prospectText.ts';

/** Days of a prospect in the business zone; null when it never happened or is unknown. */
export type ProspectDays = {
  /** When it was registered. */
  readonly created: CalendarDate | null;
  /** When it was last reassigned. */
  readonly reassigned: CalendarDate | null;
  /** When the person was marked as not interested. */
  readonly discarded: CalendarDate | null;
};

export type ProspectCardProps = RootProps<HTMLElement> & {
  /** The prospect; undefined while loading. */
  prospect: Prospect | undefined;
  /** Its days in the business zone; the instants of `prospect` have no zone. */
  days: ProspectDays;
  /** Contact links, by `channelLink` of the domain. Unused when contact data are hidden. */
  hrefs: ContactHrefs;
  /** Called with the `mailto:` URL on a plain press, in place of following it. */
  onWrite?: ((href: string) => void) | undefined;
  /** Has a contract that is not cancelled. Default false. */
  isClient?: boolean | undefined;
  /** Leaves the name to the page's title; the card keeps it for assistive technology. Default false. */
  hideName?: boolean | undefined;
  /** Level of the name's heading. Default 2. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
};

const LEVEL_BELOW: Readonly<Record<NonNullable<ProspectCardProps['headingLevel']>, HeadingLevel>> = {
  2: 3,
  3: 4,
  4: 5,
  5: 6,
};

/** A prospect's identity, status and contact links (UND-11, CDR-08, VAL-06). */
export function ProspectCard({
  prospect,
  days,
  hrefs,
  onWrite,
  isClient = false,
  hideName = false,
  headingLevel = 2,
  ...root
}: ProspectCardProps) {
  const t = useTexts(prospectCardTexts);
  const id = useId();
  if (prospect === undefined) return <ProspectCardSkeleton {...root} hideName={hideName} />;
  const name = nameOf(prospect) || t('prospectCard.unnamed');
  const Title = `h${headingLevel}` as const;
  const Below = `h${LEVEL_BELOW[headingLevel]}` as const;
  const chips = [
    { shown: days.discarded !== null, tone: 'danger', text: t('prospectCard.discarded') },
    { shown: isClient, tone: 'positive', text: t('prospectCard.client') },
    { shown: days.reassigned !== null, tone: 'info', text: t('prospectCard.reassigned') },
  ] as const;
  const shown = chips.filter((chip) => chip.shown);
  const hasHead = !hideName || shown.length > 0;
  return (
    <Card {...root} aria-labelledby={`${id}name`}>
      {hideName && (
        <VisuallyHidden as={Title} id={`${id}name`}>
          {name}
        </VisuallyHidden>
      )}
      {hasHead && (
        <Head>
          {!hideName && <Avatar name={name} size="large" />}
          <div className="who">
            {!hideName && (
              <Title id={`${id}name`} className="name">
                {name}
              </Title>
            )}
            {shown.length > 0 && (
              <ul className="chips">
                {shown.map(({ tone, text }) => (
                  <li key={text}>
                    <Badge tone={tone}>{text}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Head>
      )}
      <Part aria-labelledby={`${id}contact`}>
        <Below id={`${id}contact`}>{t('prospectCard.contact')}</Below>
        <ContactFacts prospect={prospect} hrefs={hrefs} onWrite={onWrite} />
      </Part>
      <ProspectFacts prospect={prospect} days={days} />
    </Card>
  );
}

const dayOf = (day: CalendarDate | null): string | null => day && formatScreenDate(day);

/** Origin and owner. Empty when unknown. */
function ProspectFacts({ prospect, days }: { prospect: Prospect; days: ProspectDays }) {
  const t = useTexts(prospectCardTexts);
  const facts = [
    { label: t('prospectCard.means'), value: prospect.means?.name ?? null },
    { label: t('prospectCard.adviser'), value: prospect.adviserName },
    { label: t('prospectCard.since'), value: dayOf(days.created) },
    { label: t('prospectCard.formerAdviser'), value: prospect.formerAdviserName },
    { label: t('prospectCard.reassignedOn'), value: dayOf(days.reassigned) },
    { label: t('prospectCard.discardedOn'), value: dayOf(days.discarded) },
  ].filter(({ value }) => value !== null && value !== '');
  const comments = prospect.comments?.trim() ?? '';
  if (facts.length === 0 && comments === '') return null;
  return (
    <Part>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {comments !== '' && (
          <div className="whole">
            <dt>{t('prospectCard.comments')}</dt>
            <dd className="lines">{comments}</dd>
          </div>
        )}
      </Facts>
    </Part>
  );
}
