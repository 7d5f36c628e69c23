import type { ChangeReason } from '../foundation/index.ts';
import type { RootProps } from '../state/rootProps.ts';

/** A command: an action available anywhere, or a page. */
export type Command = {
  /** Unique id. */
  readonly id: string;
  /** Label, read and searched. */
  readonly label: string;
  /** Its group's heading; searched as well. Default: none. */
  readonly group?: string | undefined;
  /** URL: makes it a real link, which a modified press opens in a new tab. */
  readonly href?: string | undefined;
  /** Its action. With a URL it is called before navigating. */
  readonly onSelect?: (() => void) | undefined;
  /** An id of the menu's icons; an unknown one is a dot. Default: none. */
  readonly icon?: string | undefined;
  /** Other search words, not shown. Default: none. */
  readonly keywords?: readonly string[] | undefined;
  /** A word or two at the end of its row. Default: none. */
  readonly hint?: string | undefined;
};

export type CommandPaletteProps = RootProps & {
  /** Whether it is open; the host binds Ctrl+K and ⌘K. */
  open: boolean;
  /** Called when it should close; 'select' when a command was selected. */
  onOpenChange: (open: boolean, details: { reason: ChangeReason | 'select' }) => void;
  /** All commands, up to a few hundred, in the order of their groups. */
  commands: readonly Command[];
  /** Called with the URL on a plain press of a link, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Called with what is typed, for a host that finds more than `commands`. */
  onType?: ((text: string) => void) | undefined;
  /** What the host found for that text: below the commands, by their groups, in this order. Default: nothing. */
  found?: readonly Command[] | undefined;
  /** What the host says of its search: that it is under way, or has failed. Default: nothing. */
  status?: string | undefined;
  /** Ids of recent commands, latest first: shown first while nothing is typed. Default: none. */
  recent?: readonly string[] | undefined;
};
