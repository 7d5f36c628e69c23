'use client';
import { ChevronRight } from '../foundation/icons/chevron-right.ts';
import { memo, useId, useState, type MouseEvent } from 'react';
import { menuIcon, type MenuIcon } from './menuIcons.ts';

/** A row of the menu: a page, or a group of pages. */
export type SideMenuEntry = {
  /** Stable and unique within the menu. */
  readonly id: string;
  readonly label: string;
  /** URL of the page; unused for a group. */
  readonly href: string;
  /** Icon id (see `menuIcons.ts`; an unknown one is a dot) or a component. Only first-level rows show one. */
  readonly icon?: string | MenuIcon | undefined;
  /** Number of waiting items, at the end of the row. Default: none. */
  readonly count?: number | undefined;
  /** The pages of a group. With at least one, the row opens and closes instead of navigating. */
  readonly children?: readonly SideMenuEntry[] | undefined;
};

type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

type MenuLinkProps = Omit<SideMenuEntry, 'id' | 'children'> & {
  /** It is the current page. */
  current: boolean;
  /** Second level: no icon, indented. */
  nested?: boolean;
  /** Handles every click. Must be stable between renders. */
  onFollow: FollowLink;
};

/** A page of the menu. Takes primitive props, so that it renders only when one of them changes. */
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

/** Whether the current page is the group itself or one of its pages. */
export function holdsEntry({ id, children = [] }: SideMenuEntry, current: string | undefined): boolean {
  return current !== undefined && (id === current || children.some((entry) => entry.id === current));
}

type MenuGroupProps = {
  /** The entry's. */
  id: string;
  label: string;
  icon: string | MenuIcon | undefined;
  /** Must be stable, or the whole group renders again. */
  entries: readonly SideMenuEntry[];
  /** Id of the current page when it is in the group, else undefined, so that changes elsewhere do not render it. */
  current: string | undefined;
  onFollow: FollowLink;
  /** Whether it is open (controlled). Default: uncontrolled. */
  opened?: boolean | undefined;
  /** Called with the id when pressed, instead of toggling itself. Must be stable. */
  onToggle?: ((id: string) => void) | undefined;
};

/** A group of pages that opens and closes (SHL-38). It opens, also initially, when it contains the current page. */
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
