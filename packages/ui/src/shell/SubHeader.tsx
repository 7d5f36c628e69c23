'use client';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../foundation/index.ts';
import { pageTitleId } from './page/pageTitle.ts';
import { SubHeaderRoot } from './SubHeader.styles.ts';

/** A step of the way to this page; one without an address is text, as a group of the menu is. */
export type SubHeaderCrumb = { readonly label: string; readonly href?: string };

export type SubHeaderProps = {
  /** The page's one h1, taken from the active menu entries (SHL-06). */
  title: string;
  /** The way to this page, itself included, from the first page on (SHL-07, SHL-12). Default: none. */
  breadcrumbs?: readonly SubHeaderCrumb[] | undefined;
  /** Called for plain left clicks on a step. Default: steps are ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** The business day in words, 'viernes 21 de noviembre' (SHL-08, SHL-43). Default: none. */
  dateLabel?: string | undefined;
  /** Quick actions and what else belongs to the page as a whole (SHL-09). Default: nothing. */
  actions?: ReactNode;
};

/** The head of a page: where it is (SHL-07), what it is (SHL-06), the day (SHL-08) and what can be done (SHL-09). */
export function SubHeader({ title, breadcrumbs = [], onNavigate, dateLabel, actions }: SubHeaderProps) {
  return (
    <SubHeaderRoot>
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
