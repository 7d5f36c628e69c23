'use client';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { MenuItem } from '../../foundation/index.ts';
import { menuContent } from '../../foundation/popup/lazyMenu.ts';
import { useLazyPart } from '../../lazy/lazyPart.ts';

/** A menu that is open, or was last: what it offers, and the button that asked for it. */
export type OpenMenu = {
  readonly button: HTMLElement;
  /** Whether a key pressed the button: the focus goes to the first item then. */
  readonly byKey: boolean;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
};

type TableMenuProps = OpenMenu & {
  readonly onClose: () => void;
  /** Called with the button that its row has now, where newer rows have moved it. */
  readonly onMove: (button: HTMLElement) => void;
  /** Called when what it shows could not be fetched. */
  readonly onFailure: () => void;
  readonly onNavigate: ((href: string) => void) | undefined;
};

/**
 * The one menu of all rows and columns: a menu for each of a hundred rows would be most of what a page holds. It is about the
 * row that it was opened for: when newer rows move that one, it follows; when it is gone, or cannot be told from another, it closes.
 */
export function TableMenu({ button, byKey, items, isOpen, onClose, onMove, onFailure, onNavigate }: TableMenuProps) {
  const id = useId();
  const anchor = useMemo(() => anchorOf(button), [button]);
  const { part: Content } = useLazyPart(menuContent, isOpen && 'now', onFailure);
  const labelId = button.id === '' ? `${id}button` : button.id;
  useEffect(() => {
    button.setAttribute('id', labelId);
    if (button.hasAttribute('aria-haspopup')) button.setAttribute('aria-expanded', String(isOpen));
    return () => {
      button.removeAttribute('aria-expanded');
      // The next button takes it over, so that no two have it.
      if (labelId === `${id}button`) button.removeAttribute('id');
    };
  }, [button, labelId, id, isOpen]);

  const opened = useRef<{ readonly label: string | null; readonly grid: Element | null } | null>(null);
  useEffect(() => {
    opened.current = isOpen ? { label: button.ariaLabel, grid: button.closest('[role$=grid]') } : null;
  }, [button, isOpen]);
  // After every commit, because any of them may have put another row in the place of this one.
  useEffect(() => {
    if (opened.current === null) return;
    const { label, grid } = opened.current;
    if (button.isConnected && button.ariaLabel === label) return;
    const [moved, another] = [...(grid?.querySelectorAll('button') ?? [])].filter(
      ({ ariaLabel }) => ariaLabel === label,
    );
    if (moved && !another) onMove(moved);
    else onClose();
  });

  if (Content === undefined) return null;
  return (
    <Content
      id={`${id}menu`}
      anchor={anchor}
      labelledBy={labelId}
      open={isOpen}
      way={byKey ? 'first' : 'press'}
      side="bottom"
      align="end"
      items={items}
      onNavigate={onNavigate}
      onPointerEnter={ignore}
      onPointerLeave={ignore}
      onClose={onClose}
      onGone={ignore}
    />
  );
}

/** The button, as long as it is there; afterwards whatever of its grid the Tab key reaches, which takes the focus back. */
function anchorOf(button: HTMLElement) {
  const grid = button.closest('[role$=grid]');
  return {
    get current(): HTMLElement {
      return button.isConnected ? button : (grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? button);
    },
  };
}

const ignore = (): void => undefined;
