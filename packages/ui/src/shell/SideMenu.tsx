'use client';
import { PanelLeftClose } from '../foundation/icons/panel-left-close.ts';
import { PanelLeftOpen } from '../foundation/icons/panel-left-open.ts';
import { useCallback, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { holdsEntry, MenuGroup, MenuLink, type SideMenuEntry } from './MenuEntry.tsx';
import { followLink, type Navigate } from '../foundation/button/plainPress.ts';
import { MenuRoot } from './SideMenu.styles.ts';
import { useCurrentInView } from './useCurrentInView.ts';
import { useMenuVisit } from './useMenuVisit.ts';
import type { RootProps } from '../state/rootProps.ts';
import { useRoot } from '../state/useBothRefs.ts';

/** A block of the menu, with or without a title, such as the company's name (SHL-03). */
export type SideMenuSection = {
  /** Stable and unique within the menu. */
  readonly id: string;
  readonly title?: string | undefined;
  readonly entries: readonly SideMenuEntry[];
};

export type SideMenuProps = RootProps<HTMLElement> & {
  /** The sections in display order. The host leaves out empty ones. Passing the same array renders no row again. */
  sections: readonly SideMenuSection[];
  /** Id of the current page's entry, or of its group when the page has no row. Default: none. */
  current?: string | undefined;
  /**
   * Called for plain left clicks only, whose page load is prevented; other clicks are the browser's. Default: ordinary
   * links.
   */
  onNavigate?: Navigate | undefined;
  /** Minimised to 72 px: icons only, opening over the content on hover or keyboard focus. Default: false. */
  minimized?: boolean | undefined;
  /** The person minimises or expands the menu. Without it there is no such button. */
  onMinimizedChange?: ((minimized: boolean) => void) | undefined;
  /** At the top, usually `BrandMark` in a link to the home page. Default: nothing. */
  brand?: ReactNode;
};

/**
 * The application's menu: a navigation landmark of real links, in titled sections (SHL-03) and groups that slide open
 * (SHL-38). It can be minimised to a strip of icons (SHL-29), which opens over the content on hover and on keyboard
 * focus (SHL-30), with its groups closed until one is pressed. The current page's row is scrolled into view. An entry
 * renders only when its own values change: a change of page renders two links and their groups.
 */
export function SideMenu(props: SideMenuProps) {
  const { sections, current, onNavigate, minimized = false, onMinimizedChange, brand } = props;
  const t = useTexts(frameTexts);
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const visit = useMenuVisit();
  // The rows may load after the page.
  const listed = sections.some(({ entries }) => entries.some((entry) => holdsEntry(entry, current)));
  useCurrentInView(menu, listed ? current : undefined);
  const latest = useRef(onNavigate);
  useLayoutEffect(() => {
    latest.current = onNavigate;
  });
  const follow = useCallback((event: MouseEvent<HTMLAnchorElement>) => followLink(event, latest.current), []);

  const ToggleIcon = minimized ? PanelLeftOpen : PanelLeftClose;
  return (
    <MenuRoot
      {...useRoot(props, menu)}
      aria-label={t('sideMenu.menu')}
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
            <span className="label">{t(minimized ? 'sideMenu.expand' : 'sideMenu.minimize')}</span>
          </button>
        </div>
      )}
    </MenuRoot>
  );
}
