import type { ChangeReason } from '../foundation/index.ts';

/** Something that can be done from anywhere, or a place to go to. */
export type Command = {
  /** Tells it from the others; each once. */
  readonly id: string;
  /** What is read and searched. */
  readonly label: string;
  /** The heading it stands below; searched as well. Default: none. */
  readonly group?: string | undefined;
  /** Where it leads: it is then a real link, which a modified press opens elsewhere. */
  readonly href?: string | undefined;
  /** What it does. Of a command with an address this is called before the way there. */
  readonly onSelect?: (() => void) | undefined;
  /** An id of the menu's icons; an unknown one is a dot. Default: none. */
  readonly icon?: string | undefined;
  /** Other words for it, which are searched and not shown. Default: none. */
  readonly keywords?: readonly string[] | undefined;
  /** A word or two at the end of its line. Default: none. */
  readonly hint?: string | undefined;
};

export type CommandPaletteLabels = {
  /** Name of the dialog, and what the empty input says. Default: 'Ir a…'. */
  goTo?: string;
  /** Name of the list. Default: 'Comandos'. */
  list?: string;
  /** Heading above the commands used last. Default: 'Recientes'. */
  recent?: string;
  /** Said when nothing fits. Default: 'No hay coincidencias'. */
  none?: string;
  /** Name of the close button. Default: 'Cerrar'. */
  close?: string;
};

export type CommandPaletteProps = {
  /** Whether it is open; the host binds Ctrl+K and ⌘K. */
  open: boolean;
  /** Called when it wants to close; 'select' when a command was chosen. */
  onOpenChange: (open: boolean, details: { reason: ChangeReason | 'select' }) => void;
  /** All that can be done, up to a few hundred, in the order of their groups. */
  commands: readonly Command[];
  /** Called with the address when a link is pressed plainly, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Ids of the commands used last, the latest first: shown first while nothing is typed. Default: none. */
  recent?: readonly string[] | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: CommandPaletteLabels | undefined;
};
