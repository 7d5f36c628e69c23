'use client';
import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { requireName } from '../foundation/accessibleName.ts';
import { changeReason } from '../foundation/dialog/changeReason.ts';
import { Backdrop } from '../foundation/dialog/panel.styles.ts';
import { ReturnPlace } from '../foundation/dialog/ReturnPlace.tsx';
import { followVisibleArea } from '../foundation/dialog/visibleArea.ts';
import type { ChangeReason } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { commandButtonTexts } from '../locale/ownTexts.ts';
import { Panel, Place } from './CommandPalette.styles.ts';
import { CommandSearch, type CommandSearchProps } from './CommandSearch.tsx';

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

/** The second half of a double click was meant for the button that opened it, and falls on the backdrop. */
const isSecondPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 1;

/**
 * Every screen and every command at the tip of the fingers: type a part of its name, press Enter. For those who know where they
 * are going; whoever looks around has the menu.
 */
export function CommandPalette({ open, onOpenChange, labels = {}, ...search }: CommandPaletteProps) {
  const t = useTexts(commandButtonTexts);
  const name = labels.goTo ?? t('commandButton.goTo');
  requireName('CommandPalette', name, 'Give it a `goTo` label, or leave it out for the one of the catalogue.');
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        const reason = changeReason(details.reason);
        if (reason === 'backdrop' && isSecondPress(details.event)) details.cancel();
        else onOpenChange(next, { reason });
      }}
    >
      <Dialog.Portal>
        <Backdrop data-part="backdrop" />
        <Place ref={followVisibleArea}>
          <Surface {...search} name={name} labels={labels} onChosen={() => onOpenChange(false, { reason: 'select' })} />
        </Place>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is there as long as the palette is. */
function Surface({ onChosen, ...search }: Omit<CommandSearchProps, 'inputRef'>) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(false);
  return (
    // The input has the focus at once, also by touch: whoever opens it is about to type. After a choice the focus is where that
    // led; if it led nowhere, `ReturnPlace` finds it a place.
    <Panel aria-label={search.name} initialFocus={input} finalFocus={() => !chosen.current}>
      <CommandSearch
        {...search}
        inputRef={input}
        onChosen={() => {
          chosen.current = true;
          onChosen();
        }}
      />
      <ReturnPlace />
    </Panel>
  );
}
