'use client';
import { Menu } from '../foundation/icons/menu.ts';
import type { ReactNode } from 'react';
import { Avatar, IconButton } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Bar } from './TopBar.styles.ts';

export type TopBarProps = RootProps<HTMLElement> & {
  /** First name of the person (SHL-01). */
  userName: string;
  /** The person's initial (SHL-02). Default: the first letter of `userName`, in capitals. */
  initial?: string | undefined;
  /** Called to open the user panel (SHL-13). */
  onUserOpen: () => void;
  /** The user panel is open. Default: false. */
  userOpen?: boolean | undefined;
  /** Called to open the menu; its button shows only below lg (992 px). Default: no button. */
  onMenuOpen?: (() => void) | undefined;
  /** The menu drawer is open. Default: false. */
  menuOpen?: boolean | undefined;
  /**
   * The brand, shown below lg, where the side menu is hidden; below sm only its mark. Usually `BrandMark` in a link.
   * Default: none.
   */
  brand?: ReactNode;
  /** Title of the page, in place of brand and greeting below md once the page's own is scrolled out of sight. Default: none. */
  title?: string | undefined;
  /** Between brand and greeting: a search, a switch. Default: nothing. */
  children?: ReactNode;
};

/** The bar above every page: menu and brand below lg, a slot, and the person's greeting (SHL-01, SHL-02, SHL-43). */
export function TopBar({
  userName,
  initial,
  onUserOpen,
  userOpen = false,
  onMenuOpen,
  menuOpen = false,
  brand,
  title,
  children,
  ...root
}: TopBarProps) {
  const t = useTexts(frameTexts);
  const greeting = t('topBar.greeting', { name: userName });
  const [before = '', ...after] = greeting.split(userName);
  const name = after.length > 0 && <strong>{userName}</strong>;
  return (
    <Bar {...root}>
      {onMenuOpen !== undefined && (
        <div className="menu-button">
          <IconButton label={t('topBar.menu')} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenuOpen}>
            <Menu size={20} />
          </IconButton>
        </div>
      )}
      {brand !== undefined && <div className="brand">{brand}</div>}
      <div className="slot" data-title={title}>
        {children}
      </div>
      <button
        type="button"
        className="user"
        title={t('topBar.user')}
        aria-haspopup="dialog"
        aria-expanded={userOpen}
        onClick={onUserOpen}
      >
        {/* Two parts, so that the name shows when only one fits. */}
        {before === '' ? (
          <span className="greeting" data-name="first">
            <span>{name}</span>
            <span>{after.join(userName)}</span>
          </span>
        ) : (
          <span className="greeting" data-name="last">
            <span>{before}</span>
            <span>
              {name}
              {after.join(userName)}
            </span>
          </span>
        )}
        <Avatar name={initial ?? userName} />
      </button>
    </Bar>
  );
}
