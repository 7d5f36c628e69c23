'use client';
import { type AttendedLead, leadName } from '@sereno/domain/carousel';
import type { ReactNode } from 'react';
import { followLink } from '../../foundation/button/plainPress.ts';
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { roomFor, Root } from '../list/LeadList.styles.ts';
import { List } from './LeadsToRegister.styles.ts';

export type LeadsToRegisterProps = RootProps & {
  /** Attended leads that are not registered, oldest first. Hidden while `loading` or `failed`. */
  leads: readonly AttendedLead[];
  /** Loading. Default false. */
  loading?: boolean | undefined;
  /** Loading failed. Default false. */
  failed?: boolean | undefined;
  /** URL of a lead's registration form. */
  registerHref: (lead: AttendedLead) => string;
  /** Called with the URL on a plain press of a link, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Number of leads to reserve room for; more scroll. Default: as high as its content. */
  reservedRows?: number | undefined;
};

/** Attended leads that wait to be registered as prospects, so that none is forgotten when a form was left. */
export function LeadsToRegister({
  leads,
  loading = false,
  failed = false,
  registerHref,
  onNavigate,
  reservedRows,
  ...root
}: LeadsToRegisterProps) {
  const t = useTexts(carouselTexts);
  const room = roomFor(reservedRows);

  let content: ReactNode;
  if (loading) {
    content = (
      <SkeletonGroup>
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    );
  } else if (failed) content = <EmptyState title={t('leadsToRegister.failed')} />;
  else if (leads.length === 0) content = <EmptyState title={t('leadsToRegister.empty')} />;
  else {
    content = (
      <List aria-label={t('leadsToRegister.label')}>
        {leads.map((lead) => {
          const name = leadName(lead) || t('leadsToRegister.nameless');
          return (
            <li key={lead.id}>
              <span className="who">
                <span className="name">{name}</span>{' '}
                {lead.prospectionMeans !== null && <span className="means">{lead.prospectionMeans}</span>}
              </span>
              <ButtonLink
                size="small"
                href={registerHref(lead)}
                aria-label={t('leadsToRegister.registerLead', { name })}
                onClick={(event) => followLink(event, onNavigate)}
              >
                {t('leadsToRegister.register')}
              </ButtonLink>
            </li>
          );
        })}
      </List>
    );
  }
  return (
    <Root {...root} data-reserved={room && true} style={{ ...room, ...root.style }}>
      {content}
    </Root>
  );
}
