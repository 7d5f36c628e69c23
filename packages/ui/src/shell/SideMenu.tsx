'use client';
import { PanelLeftClose } from '../foundation/icons/panel-left-close.ts';
import { PanelLeftOpen } from '../foundation/icons/panel-left-open.ts';
import { useCallback, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../locale/index.ts';
import { sideMenuTexts } from '../locale/ownTexts.ts';
import { holdsEntry, MenuGroup, MenuLink, type SideMenuEntry } from './MenuEntry.tsx';
import { followPlainClick, type Navigate } from './plainClick.ts';
import { MenuRoot } from './SideMenu.styles.ts';
import { useCurrentInView } from './useCurrentInView.ts';
import { useMenuVisit } from './useMenuVisit.ts';

/** A block of the menu, with or without a title (SHL-03: one is titled with the company's name). */
export type SideMenuSection = {
  /** Stable and unique within the menu. */
  readonly id: string;
  readonly title?: string | undefined;
  readonly entries: readonly SideMenuEntry[];
};

export type SideMenuLabels = {
  /** Name of the navigation landmark. Default: 'Menú principal'. */
  menu?: string;
  /** Name of the button while the menu is wide. Default: 'Minimizar menú'. */
  minimize?: string;
  /** Name of the button while the menu is narrow. Default: 'Expandir menú'. */
  expand?: string;
};

export type SideMenuProps = {
  /**
   * What can be reached, in the order shown. Sections that hold nothing are the host's to leave out. The same array as
   * before renders no line again.
   */
  sections: readonly SideMenuSection[];
  /** Id of the entry whose page is in sight; a group's own for a page of it that has no line. Default: none is. */
  current?: string | undefined;
  /** Called for plain left clicks alone, which then load nothing; other clicks are the browser's. Default: all are. */
  onNavigate?: Navigate | undefined;
  /** Narrow, 72 px: icons alone, open over the content under the pointer or the keyboard. Default: false. */
  minimized?: boolean | undefined;
  /** The person asks for the menu to be narrow or wide. Without it there is no button for that. */
  onMinimizedChange?: ((minimized: boolean) => void) | undefined;
  /** What stands at the top, as a rule `BrandMark` in a link to the first page. Default: nothing. */
  brand?: ReactNode;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: SideMenuLabels | undefined;
};

/**
 * The application's menu: a navigation landmark of real links, in titled sections (SHL-03) and groups that slide open
 * (SHL-38). It can be minimised to a strip of icons (SHL-29), which opens over the content on hover and on keyboard
 * focus (SHL-30), its groups folded until one is pressed. The line of the page in sight is brought into view. An entry renders again only when its own values change: after a change of page those are two links and
 * the groups that they are in.
 */
export function SideMenu(props: SideMenuProps) {
  const { sections, current, onNavigate, minimized = false, onMinimizedChange, brand, labels = {} } = props;
  const t = useTexts(sideMenuTexts);
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const visit = useMenuVisit();
  // The lines may come after the page they are of.
  const listed = sections.some(({ entries }) => entries.some((entry) => holdsEntry(entry, current)));
  useCurrentInView(menu, listed ? current : undefined);
  const latest = useRef(onNavigate);
  useLayoutEffect(() => {
    latest.current = onNavigate;
  });
  const follow = useCallback((event: MouseEvent<HTMLAnchorElement>) => followPlainClick(event, latest.current), []);

  const ToggleIcon = minimized ? PanelLeftOpen : PanelLeftClose;
  const toggle = minimized ? (labels.expand ?? t('sideMenu.expand')) : (labels.minimize ?? t('sideMenu.minimize'));

  return (
    <MenuRoot
      ref={menu}
      aria-label={labels.menu ?? t('sideMenu.menu')}
      data-minimized={minimized}
      data-held={visit.held}
      {...visit.root}
    >
      {brand !== undefined && <div className="brand">{brand}</div>}
      <div className="scroll">
        {sections.map((section) => (
          <div key={section.id} className="section">
            {section.title !== undefined && (
              <p className="section-title" id={`${id}-${section.id}`}>
                {section.title}
              </p>
            )}
            <ul aria-labelledby={section.title === undefined ? undefined : `${id}-${section.id}`}>
              {section.entries.map((entry) => {
                const { id: key, children = [], ...line } = entry;
                return children.length > 0 ? (
                  <MenuGroup
                    key={key}
                    id={key}
                    label={line.label}
                    icon={line.icon}
                    entries={children}
                    current={holdsEntry(entry, current) ? current : undefined}
                    onFollow={follow}
                    {...(minimized && { opened: visit.opened === key, onToggle: visit.toggle })}
                  />
                ) : (
                  <MenuLink key={key} {...line} current={key === current} onFollow={follow} />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      {onMinimizedChange !== undefined && (
        <div className="foot">
          <button
            type="button"
            className="entry"
            onClick={() => {
              visit.end(!minimized);
              onMinimizedChange(!minimized);
            }}
          >
            <ToggleIcon aria-hidden size={20} />
            <span className="label">{toggle}</span>
          </button>
        </div>
      )}
    </MenuRoot>
  );
}
