'use client';
import { ChevronRight } from '../foundation/icons/chevron-right.ts';
import { memo, useId, useState, type MouseEvent } from 'react';
import { menuIcon, type MenuIcon } from './menuIcons.ts';

/** A line of the menu: a page, or a group of pages. */
export type SideMenuEntry = {
  /** Stable and unique within the menu. */
  readonly id: string;
  readonly label: string;
  /** Address of the page; a group's own is not used. */
  readonly href: string;
  /** Icon id (see `menuIcons.ts`; an unknown one is a dot) or a component. Only lines of the first level show one. */
  readonly icon?: string | MenuIcon | undefined;
  /** How many things wait there; shown at the end of the line. Default: nothing shown. */
  readonly count?: number | undefined;
  /** The pages of a group. With at least one, the line opens and shuts instead of leading anywhere. */
  readonly children?: readonly SideMenuEntry[] | undefined;
};

type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

type MenuLinkProps = Omit<SideMenuEntry, 'id' | 'children'> & {
  /** It leads to the page in sight. */
  current: boolean;
  /** Second level: no icon, indented. */
  nested?: boolean;
  /** Handles a click of any kind. Must keep its identity between renders. */
  onFollow: FollowLink;
};

/** One page of the menu. Takes plain values, so that it renders again only when one of them changes. */
export const MenuLink = memo(function MenuLink(props: MenuLinkProps) {
  const { label, href, icon, current, count, nested = false, onFollow } = props;
  const Icon = menuIcon(icon);
  return (
    <li>
      <a className="entry" href={href} aria-current={current ? 'page' : undefined} onClick={onFollow}>
        {!nested && <Icon aria-hidden size={20} />}
        <span className="label">{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </a>
    </li>
  );
});

/** Whether the page in sight is the group itself or one of its pages. */
export function holdsEntry({ id, children = [] }: SideMenuEntry, current: string | undefined): boolean {
  return current !== undefined && (id === current || children.some((entry) => entry.id === current));
}

type MenuGroupProps = {
  /** The entry's. */
  id: string;
  label: string;
  icon: string | MenuIcon | undefined;
  /** Must keep its identity between renders, or the whole group renders again. */
  entries: readonly SideMenuEntry[];
  /** Id of the page in sight where the group holds it, else undefined, so that a change elsewhere is none here. */
  current: string | undefined;
  onFollow: FollowLink;
  /** Whether it is open, where the menu says so. Default: its own matter. */
  opened?: boolean | undefined;
  /** Called with the id when it is pressed, instead of opening and shutting by itself. Must keep its identity. */
  onToggle?: ((id: string) => void) | undefined;
};

/** A group of pages that opens and shuts (SHL-38). It starts open, and opens, when it holds the page in sight. */
export const MenuGroup = memo(function MenuGroup(props: MenuGroupProps) {
  const { id, label, icon, entries, current, onFollow, opened, onToggle } = props;
  const panelId = useId();
  const holdsCurrent = current !== undefined;
  const [ownOpen, setOpen] = useState(holdsCurrent);
  const [held, setHeld] = useState(holdsCurrent);
  if (held !== holdsCurrent) {
    setHeld(holdsCurrent);
    if (holdsCurrent) setOpen(true);
  }
  const open = opened ?? ownOpen;
  const Icon = menuIcon(icon);
  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-expanded={open}
        aria-controls={panelId}
        data-holds-current={holdsCurrent}
        onClick={() => (onToggle === undefined ? setOpen(!open) : onToggle(id))}
      >
        <Icon aria-hidden size={20} />
        <span className="label">{label}</span>
        <ChevronRight aria-hidden size={16} className="arrow" />
      </button>
      <div className="panel" id={panelId} data-open={open}>
        <ul aria-label={label}>
          {entries.map((entry) => (
            <MenuLink
              key={entry.id}
              nested
              label={entry.label}
              href={entry.href}
              current={entry.id === current}
              count={entry.count}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </div>
    </li>
  );
});
