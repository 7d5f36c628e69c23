'use client';
import { Dialog } from '@base-ui/react/dialog';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { isPlainPress } from '../foundation/button/plainPress.ts';
import { Search } from '../foundation/icons/search.ts';
import { X } from '../foundation/icons/x.ts';
import { IconButton, VisuallyHidden } from '../foundation/index.ts';
import { searchWords } from '../foundation/select/optionSearch.ts';
import { useTexts } from '../locale/index.ts';
import { commandPaletteTexts, dialogTexts } from '../locale/ownTexts.ts';
import { CommandList } from './CommandList.tsx';
import type { Command, CommandPaletteLabels, CommandPaletteProps } from './CommandPalette.tsx';
import { Head, Status } from './CommandPalette.styles.ts';
import { commandSections, firstCommands } from './commandSections.ts';

const texts = { ...commandPaletteTexts, ...dialogTexts };
const nothing: readonly string[] = [];
/** No fewer than fit below the input. */
const linesInSight = 14;

export type CommandSearchProps = Pick<CommandPaletteProps, 'commands' | 'recent' | 'onNavigate'> & {
  labels: CommandPaletteLabels;
  /** Name of the input. */
  name: string;
  inputRef: Ref<HTMLInputElement>;
  /** A command is chosen, and about to be carried out. */
  onChosen: () => void;
};

/** What a palette holds: the input, which keeps the focus, and the list that its keys move through. */
export function CommandSearch({
  commands,
  recent = nothing,
  onNavigate,
  labels,
  name,
  inputRef,
  onChosen,
}: CommandSearchProps) {
  const t = useTexts(texts);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // By id, so that the same command stays active when the host's list changes meanwhile.
  const [activeId, setActiveId] = useState<string | null>(null);
  const [byKeys, setByKeys] = useState(false);

  // The lines in sight come first, the others a moment later: it is open before they are built.
  const whole = useDeferredValue(true, false);

  const recentHeading = labels.recent ?? t('commandPalette.recent');
  const words = useMemo(() => searchWords(typed), [typed]);
  const sections = useMemo(
    () => commandSections(commands, { typed, recent, recentHeading }),
    [commands, typed, recent, recentHeading],
  );
  const rows = useMemo(() => sections.flatMap((section) => section.commands), [sections]);
  const active = Math.max(
    0,
    rows.findIndex((command) => command.id === activeId),
  );
  useEffect(() => {
    if (!byKeys) return;
    // At the first line the heading above it comes into sight as well.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else activeIn(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [active, byKeys]);

  const activate = (position: number, keys: boolean): void => {
    setActiveId(rows[position]?.id ?? null);
    setByKeys(keys);
  };
  const search = (text: string): void => {
    setTyped(text);
    setActiveId(null);
    setByKeys(false);
    list.current?.scrollTo({ top: 0 });
  };
  const press = ({ href, onSelect }: Command, event: MouseEvent): void => {
    // A modified press opens another tab, and the palette stays for the next one.
    if (href !== undefined && !isPlainPress(event)) return;
    // It closes first: the page behind rests as long as it is open, and takes no focus.
    onChosen();
    onSelect?.();
    if (href === undefined || onNavigate === undefined) return;
    event.preventDefault();
    onNavigate(href);
  };
  const pressKey = (event: KeyboardEvent): void => {
    // While a word is being composed, as in Japanese, these keys belong to the composition.
    if (event.nativeEvent.isComposing || rows.length === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // A key that is held down since it opened the palette chooses nothing. The press tells a link of Ctrl and ⌘.
      if (!event.repeat) activeIn(list.current)?.dispatchEvent(pressWith(event));
      return;
    }
    const next = positionAfter(event, active, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    activate(next, true);
  };

  return (
    <>
      <Head>
        <Search />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={rows.length > 0 ? `${id}${active}` : undefined}
          placeholder={name}
          value={typed}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={pressKey}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Dialog.Close
          render={
            <IconButton size="small" label={labels.close ?? t('dialog.close')}>
              <X />
            </IconButton>
          }
        />
      </Head>
      {rows.length > 0 && (
        <CommandList
          ref={list}
          id={id}
          label={labels.list ?? t('commandPalette.list')}
          sections={whole ? sections : firstCommands(sections, linesInSight)}
          active={active}
          byKeys={byKeys}
          words={words}
          onPoint={(position) => activate(position, false)}
          onPress={press}
        />
      )}
      <Status>
        {rows.length === 0 && <span data-none>{labels.none ?? t('commandPalette.none')}</span>}
        {rows.length > 0 && words.length > 0 && (
          <VisuallyHidden>{t('commandPalette.count', { count: rows.length })}</VisuallyHidden>
        )}
      </Status>
    </>
  );
}

const activeIn = (list: Element | null): Element | null | undefined => list?.querySelector('[aria-selected="true"]');

/** Where a key leads in the list; undefined for every other key. The arrows go round. */
function positionAfter(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  active: number,
  count: number,
): number | undefined {
  // With these the keys move and mark in what was typed.
  if (shiftKey || ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The press of a pointer with the keys that are held. */
function pressWith({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Event {
  return new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
}
