'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { namedTexts } from '../../locale/texts/es/named.ts';
import { copyText } from '../../state/copyText.ts';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Link } from '../icons/link.ts';
import { Plus } from '../icons/plus.ts';
import { LinkField } from './LinkField.tsx';
import { NameForm, type NameWords } from './NameForm.tsx';
import { NamedRoot } from './NamedList.styles.ts';
import { type NamedItem, namedSo, newItemId, withItem, withoutItem } from './namedItems.ts';
import { NamedLine } from './NamedLine.tsx';
import { useLines } from './useLines.ts';

/** Labels of the list. */
type NamedWords = NameWords & {
  /** Accessible name of the list. */
  readonly list: string;
  /** Shown instead of an empty list. */
  readonly empty: string;
  /** The action that saves the current state. */
  readonly save: string;
  /** The action that saves the current state under an existing name. */
  readonly update: string;
};

export type NamedListProps<Item extends NamedItem> = {
  readonly words: NamedWords;
  readonly items: readonly Item[];
  /** Builds the item to save from an id and a name. */
  readonly saved: (named: NamedItem) => Item;
  /** Whether the page currently shows this item. */
  readonly isCurrent: (item: Item) => boolean;
  /** Called with all items when one is added, changed or removed. */
  readonly onItems: (items: readonly Item[]) => void;
  /** Called with the pressed item. */
  readonly onApply: (item: Item) => void;
  /** Enables sharing by link. Default: off. */
  readonly share?:
    | {
        /** Label of the field that shows a link which could not be copied. */
        readonly label: string;
        /** URL of an item, or of the current state for null. */
        readonly hrefOf: (item: Item | null) => string;
      }
    | undefined;
};

/** The current step or the last result: one at a time. */
type Step<Item> =
  | { readonly kind: 'none' | 'saving' }
  | { readonly kind: 'renaming'; readonly id: string }
  /** `id` of an item, null for the current state. */
  | { readonly kind: 'copied'; readonly id: string | null }
  /** The link could not be copied and is shown instead. */
  | { readonly kind: 'link'; readonly id: string | null; readonly href: string }
  | { readonly kind: 'removed'; readonly item: Item; readonly at: number };

/** Unique id of an item's row. */
const lineOfItem = (id: string): string => `item:${id}`;

/** The row replaced by a question or result, which gets the focus back. */
function lineOf(step: Step<unknown>): string | null {
  if (step.kind === 'saving') return 'save';
  if (step.kind === 'renaming') return lineOfItem(step.id);
  if (step.kind === 'link') return step.id === null ? 'copy' : lineOfItem(step.id);
  return null;
}

/**
 * Named items a person saved (table views, dashboard filters): apply, save, rename, update, share, and remove with
 * undo. The host holds them.
 */
export function NamedList<Item extends NamedItem>(props: NamedListProps<Item>) {
  const { words, items, saved, isCurrent, onItems, onApply, share } = props;
  const t = useTexts(namedTexts);
  const [step, setStep] = useState<Step<Item>>({ kind: 'none' });
  const [news, setNews] = useState({ text: '', count: 0 });
  const root = useRef<HTMLDivElement>(null);
  const lines = useLines(root);

  const tell = (text: string): void => setNews(({ count }) => ({ text, count: count + 1 }));
  const finish = (line: string): void => {
    setStep({ kind: 'none' });
    lines.focusNext(line);
  };

  const save = (name: string): void => {
    const replaced = namedSo(items, name);
    const item = saved({ id: replaced?.id ?? newItemId(), name });
    onItems(withItem(items, item));
    tell(t(replaced ? 'namedList.updated' : 'namedList.saved', { name }));
    finish(lineOfItem(item.id));
  };
  const rename = (item: Item, name: string): void => {
    onItems(withItem(items, { ...item, name }));
    tell(t('namedList.renamed', { name }));
    finish(lineOfItem(item.id));
  };
  const update = ({ id, name }: Item): void => {
    onItems(withItem(items, saved({ id, name })));
    tell(t('namedList.updated', { name }));
    setStep({ kind: 'none' });
  };
  const remove = (item: Item): void => {
    onItems(withoutItem(items, item.id));
    tell(t('namedList.deleted', { name: item.name }));
    setStep({ kind: 'removed', item, at: items.indexOf(item) });
    lines.focusNext('undo');
  };
  const restore = (item: Item, at: number): void => {
    onItems(withItem(items, item, at));
    tell(t('namedList.restored', { name: item.name }));
    finish(lineOfItem(item.id));
  };
  const copy = async (item: Item | null): Promise<void> => {
    const id = item?.id ?? null;
    const { href } = new URL(share?.hrefOf(item) ?? '', document.baseURI);
    if (await copyText(href)) {
      setStep({ kind: 'copied', id });
      tell(t('namedList.copied'));
    } else setStep({ kind: 'link', id, href });
  };

  const leave = (): void => finish(lineOf(step) ?? 'save');
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape closes a question before it closes the panel; a row's menu handles its own Escape.
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !isInside || lineOf(step) === null) return lines.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    return leave();
  };

  const linkOf = (id: string | null) =>
    share &&
    step.kind === 'link' &&
    step.id === id && <LinkField label={share.label} href={step.href} onDone={leave} />;
  const isCopied = (id: string | null): boolean => step.kind === 'copied' && step.id === id;
  const there = items.map((item) => (
    <li key={item.id}>
      {step.kind === 'renaming' && step.id === item.id ? (
        <NameForm
          words={words}
          name={item.name}
          isTaken={(name) => ![undefined, item.id].includes(namedSo(items, name)?.id)}
          onName={(name) => rename(item, name)}
          onCancel={leave}
        />
      ) : (
        <NamedLine
          line={lineOfItem(item.id)}
          name={item.name}
          isCurrent={isCurrent(item)}
          isCopied={isCopied(item.id)}
          updateLabel={words.update}
          onApply={() => onApply(item)}
          onRename={() => setStep({ kind: 'renaming', id: item.id })}
          onUpdate={() => update(item)}
          onCopy={share && (() => void copy(item))}
          onRemove={() => remove(item)}
        />
      )}
      {linkOf(item.id)}
    </li>
  ));
  const removed = step.kind === 'removed' && (
    <li key="removed" className="removed">
      <span>{t('namedList.deleted', { name: step.item.name })}</span>
      <Button size="small" variant="ghost" data-line="undo" onClick={() => restore(step.item, step.at)}>
        {t('namedList.undo')}
      </Button>
    </li>
  );
  const all = removed ? there.toSpliced(step.at, 0, removed) : there;

  return (
    <NamedRoot ref={root} onKeyDown={onKeyDown}>
      {step.kind === 'saving' ? (
        <NameForm
          words={words}
          name=""
          isTaken={(name) => namedSo(items, name) !== undefined}
          replaces
          onName={save}
          onCancel={leave}
        />
      ) : (
        <button type="button" className="line" data-line="save" onClick={() => setStep({ kind: 'saving' })}>
          <Plus />
          {words.save}
        </button>
      )}
      {share && (
        <button type="button" className="line" data-line="copy" onClick={() => void copy(null)}>
          <Link />
          {t('namedList.copy')}
          {isCopied(null) && <span className="note">{t('namedList.copied')}</span>}
        </button>
      )}
      {linkOf(null)}
      {all.length === 0 ? (
        <p className="empty">{words.empty}</p>
      ) : (
        // Safari drops the list role of a list without markers.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" aria-label={words.list}>
          {all}
        </ul>
      )}
      <VisuallyHidden as="output">
        <span key={news.count}>{news.text}</span>
      </VisuallyHidden>
    </NamedRoot>
  );
}
