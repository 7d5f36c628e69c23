'use client';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { createElement, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isPlainPress } from '../foundation/button/plainPress.ts';
import { ReturnPlace } from '../foundation/dialog/ReturnPlace.tsx';
import { Search } from '../foundation/icons/search.ts';
import { X } from '../foundation/icons/x.ts';
import { IconButton, VisuallyHidden } from '../foundation/index.ts';
import { Searched } from '../foundation/select/OptionContent.tsx';
import { searchWords } from '../foundation/select/optionSearch.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { dialogTexts } from '../locale/texts/es/dialog.ts';
import { Head, List, Panel, Status } from './CommandPalette.styles.ts';
import type { Command, CommandPaletteProps } from './commandPaletteProps.ts';
import { byGroup, type CommandSection, commandSections } from './commandSections.ts';
import { menuIcon } from './menuIcons.ts';

type CommandSearchProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & {
  /** Name of the dialog and of its input. */
  name: string;
  /** Called when a command is selected, before it runs. */
  onChosen: () => void;
};

const texts = { ...frameTexts, ...dialogTexts };
const noIds: readonly string[] = [];
const none: readonly Command[] = [];

/** Content of the open palette: the input, which keeps the focus, and the matching commands. */
export function CommandSearch({
  commands,
  recent = noIds,
  onNavigate,
  onType,
  found = none,
  status = '',
  name,
  onChosen,
  ...root
}: CommandSearchProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const [typed, setTyped] = useState('');
  const [byKeys, setByKeys] = useState(false);

  const recentHeading = t('commandPalette.recent');
  const words = useMemo(() => searchWords(typed), [typed]);
  const sections = useMemo(
    () => [...commandSections(commands, { typed, recent, recentHeading }), ...foundSections(found)],
    [commands, typed, recent, recentHeading, found],
  );
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const aligned = commands.some(({ icon }) => icon !== undefined);

  const press = ({ href, onSelect }: Command, event: MouseEvent): void => {
    // A modified press opens another tab, and the palette stays open.
    if (href !== undefined && !isPlainPress(event)) return;
    // It closes first: the page behind is inert while it is open, and takes no focus.
    chosen.current = true;
    onChosen();
    onSelect?.();
    if (href === undefined || onNavigate === undefined) return;
    event.preventDefault();
    onNavigate(href);
  };

  return (
    // The input is focused at once, also on touch: a palette is opened to type. After a selection the focus is where
    // the command put it; otherwise `ReturnPlace` restores it.
    <Panel {...root} aria-label={name} initialFocus={input} finalFocus={() => !chosen.current}>
      <Autocomplete.Root
        inline
        open={count > 0}
        mode="none"
        items={sections}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          onType?.(text);
          list.current?.scrollTo({ top: 0 });
        }}
        onItemHighlighted={(_command, { reason }) => setByKeys(reason === 'keyboard')}
        autoHighlight="always"
        keepHighlight
      >
        <Head>
          <Search />
          <Autocomplete.Input
            ref={input}
            aria-label={name}
            aria-expanded={count > 0}
            placeholder={name}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // A key held since it opened the palette selects nothing, nor does one that ends a composition, as in
              // Japanese.
              if (event.repeat || event.nativeEvent.isComposing) event.preventBaseUIHandler();
              // Base UI ignores the key with Ctrl and ⌘; a link opens another tab.
              else if (!isPlainKey(event)) highlightedIn(list.current)?.dispatchEvent(pressWith(event));
            }}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Dialog.Close
            render={
              <IconButton size="small" label={t('dialog.close')}>
                <X />
              </IconButton>
            }
          />
        </Head>
        {count > 0 && (
          <List ref={list} aria-label={t('commandPalette.list')} data-keys={byKeys || undefined}>
            {sections.map(({ key, heading, items }) => (
              <Autocomplete.Group key={key} items={items} {...(heading === undefined && { role: 'presentation' })}>
                {heading !== undefined && (
                  <Autocomplete.GroupLabel className="heading">{heading}</Autocomplete.GroupLabel>
                )}
                {items.map((command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    tabIndex={-1}
                    onClick={(event) => press(command, event)}
                    render={(props, { highlighted }) =>
                      createElement(command.href === undefined ? 'div' : 'a', {
                        ...props,
                        href: command.href,
                        'aria-selected': highlighted,
                      })
                    }
                  >
                    {aligned && (
                      <span className="mark" aria-hidden>
                        {command.icon !== undefined && createElement(menuIcon(command.icon), { size: 16 })}
                      </span>
                    )}
                    <span className="words">
                      <Searched text={command.label} words={words} />
                    </span>
                    {command.hint !== undefined && <span className="hint">{command.hint}</span>}
                  </Autocomplete.Item>
                ))}
              </Autocomplete.Group>
            ))}
          </List>
        )}
        <Status>
          {(count === 0 || status !== '') && <span data-none>{status === '' ? t('commandPalette.none') : status}</span>}
          {count > 0 && words.length > 0 && <VisuallyHidden>{t('commandPalette.count', { count })}</VisuallyHidden>}
        </Status>
      </Autocomplete.Root>
      <ReturnPlace />
    </Panel>
  );
}

/** Apart from the commands' own, even where a group has the same name. */
const foundSections = (found: readonly Command[]): readonly CommandSection<Command>[] =>
  byGroup(found).map((section) => ({ ...section, key: `found ${section.key}` }));

const isPlainKey = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

const highlightedIn = (list: Element | null): Element | null | undefined => list?.querySelector('[data-highlighted]');

/** A click event with the held modifier keys. */
function pressWith({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Event {
  return new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
}
