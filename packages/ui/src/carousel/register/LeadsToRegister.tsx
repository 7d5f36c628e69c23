'use client';
import { type AttendedLead, leadName } from '@sereno/domain/carousel';
import { type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { isPlainPress } from '../../foundation/button/plainPress.ts';
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { leadsToRegisterTexts } from '../../locale/ownTexts.ts';
import { List, Root } from './LeadsToRegister.styles.ts';

export type LeadsToRegisterProps = {
  /** Those that the person attended and has not registered, the oldest first. Not shown while `loading`, nor when `failed`. */
  leads: readonly AttendedLead[];
  /** They are on their way. Default false. */
  loading?: boolean | undefined;
  /** They never came. Default false. */
  failed?: boolean | undefined;
  /** The form that registers one of them. */
  registerHref: (lead: AttendedLead) => string;
  /** Called with the address when a link is pressed plainly, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** For how many it keeps room; more of them scroll. Default: it is as high as what it holds. */
  reservedRows?: number | undefined;
};

type Room = CSSProperties & { '--rows': number };

/** Leads that were attended and wait to be registered as prospects: none is forgotten when a form was left. */
export function LeadsToRegister({
  leads,
  loading = false,
  failed = false,
  registerHref,
  onNavigate,
  reservedRows,
}: LeadsToRegisterProps) {
  const t = useTexts(leadsToRegisterTexts);
  const room: Room | undefined = reservedRows === undefined ? undefined : { '--rows': reservedRows };
  const follow = (event: MouseEvent, href: string): void => {
    if (onNavigate === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onNavigate(href);
  };

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
          const href = registerHref(lead);
          return (
            <li key={lead.id}>
              <span className="who">
                <span className="name">{name}</span>{' '}
                {lead.prospectionMeans !== null && <span className="means">{lead.prospectionMeans}</span>}
              </span>
              <ButtonLink
                size="small"
                href={href}
                aria-label={t('leadsToRegister.registerLead', { name })}
                onClick={(event) => follow(event, href)}
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
    <Root data-reserved={room && true} style={room}>
      {content}
    </Root>
  );
}
