'use client';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../foundation/index.ts';
import type { RootProps } from '../state/rootProps.ts';
import { pageTitleId } from './page/pageIds.ts';
import { SubHeaderRoot } from './SubHeader.styles.ts';

/** A breadcrumb; one without a URL is text, such as a menu group. */
export type SubHeaderCrumb = { readonly label: string; readonly href?: string | undefined };

export type SubHeaderProps = RootProps & {
  /** The page's one h1, taken from the active menu entries (SHL-06). */
  title: string;
  /** Breadcrumbs, the current page included, from the home page (SHL-07, SHL-12); from md (768 px) upwards. Default: none. */
  breadcrumbs?: readonly SubHeaderCrumb[] | undefined;
  /** Called for plain left clicks on a breadcrumb. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** The business day, 'viernes 21 de noviembre' (SHL-08, SHL-43). Default: none. */
  dateLabel?: string | undefined;
  /** Quick actions and other controls of the whole page (SHL-09); from md upwards. Default: nothing. */
  actions?: ReactNode;
};

/** The head of a page: breadcrumbs (SHL-07), title (SHL-06), day (SHL-08) and actions (SHL-09). */
export function SubHeader({ title, breadcrumbs = [], onNavigate, dateLabel, actions, ...root }: SubHeaderProps) {
  return (
    <SubHeaderRoot {...root}>
      <div className="heading">
        {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} {...(onNavigate && { onNavigate })} />}
        <h1 id={pageTitleId} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {(dateLabel !== undefined || actions !== undefined) && (
        <div className="aside">
          {dateLabel !== undefined && <p className="date">{dateLabel}</p>}
          {actions}
        </div>
      )}
    </SubHeaderRoot>
  );
}
