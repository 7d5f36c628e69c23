'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Frame, ScrollRoom } from './AppFrame.styles.ts';
import { defaultMainId } from './page/pageIds.ts';
import { watchNoticeSize } from './notice/noticeSize.ts';

export type AppFrameProps = RootProps & {
  /**
   * A `NoticeBar` across the full width (CAT-11); it and the bar below are sticky. Sticky parts of a page start below
   * both: `calc(56px + var(--sereno-notice-size, 0px))`. Default: none.
   */
  notice?: ReactNode;
  /** A `SideMenu`, shown from lg (992 px) upwards; below it the host offers a `MenuDrawer`. Default: no menu. */
  menu?: ReactNode;
  /** A `TopBar`, sticky. Default: no bar. */
  topBar?: ReactNode;
  /** A `SubHeader`, inside the main landmark, because it contains the page's one h1. Default: none. */
  subHeader?: ReactNode;
  /** A `Footer`. Default: none. */
  footer?: ReactNode;
  /** Content of the page, up to 1440 px wide. */
  children: ReactNode;
  /** The menu takes 72 px instead of 264; give the same value to the `SideMenu`. Default: false. */
  minimized?: boolean | undefined;
};

/**
 * The frame of every page after sign-in: side menu (SHL-29, SHL-30), sticky top bar, the one `main`, footer. The
 * document scrolls. Below lg a drawer replaces the menu (LAY-03).
 */
export function AppFrame({
  notice,
  menu,
  topBar,
  subHeader,
  footer,
  children,
  minimized = false,
  ...root
}: AppFrameProps) {
  const t = useTexts(frameTexts);
  return (
    <Frame {...root} data-minimized={minimized}>
      <ScrollRoom />
      <a
        className="skip"
        href={`#${defaultMainId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(defaultMainId)?.focus();
        }}
      >
        {t('appFrame.skip')}
      </a>
      {notice !== undefined && (
        <div className="notice" ref={watchNoticeSize}>
          {notice}
        </div>
      )}
      <div className="body">
        {menu !== undefined && menu !== null && <div className="rail">{menu}</div>}
        <div className="column">
          {topBar !== undefined && <div className="bar">{topBar}</div>}
          <main id={defaultMainId} tabIndex={-1}>
            {subHeader}
            {children}
          </main>
          {footer}
        </div>
      </div>
    </Frame>
  );
}
