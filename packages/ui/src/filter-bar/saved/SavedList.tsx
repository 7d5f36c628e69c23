'use client';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import { VisuallyHidden } from '../../foundation/content/VisuallyHidden.tsx';
import { Check } from '../../foundation/icons/check.ts';
import { Ellipsis } from '../../foundation/icons/ellipsis.ts';
import { Plus } from '../../foundation/icons/plus.ts';
import { Menu } from '../../foundation/popup/Menu.tsx';
import type { MenuItem } from '../../foundation/popup/menuItems.ts';
import { useTexts } from '../../locale/index.ts';
import { savedFiltersTexts } from '../../locale/ownTexts.ts';
import { namedSo, newItemId, tidyName, withItem, withoutItem } from '../../state/namedItems.ts';
import type { SavedFilter, SavedFilters } from './savedFilters.ts';
import { SavedRoot } from './SavedFilters.styles.ts';
import { SavedNameForm } from './SavedNameForm.tsx';

/** What is under way, or what happened last: one thing at a time. */
type Step =
  | { readonly kind: 'none' | 'saving' }
  | { readonly kind: 'renaming'; readonly id: string }
  | { readonly kind: 'removed'; readonly saved: SavedFilter; readonly at: number };

const nothing: Step = { kind: 'none' };

/** The saved filters, and what can be done with them and with those of now. */
export function SavedList({ items, current, onItems, onApply }: SavedFilters) {
  const t = useTexts(savedFiltersTexts);
  const [step, setStep] = useState<Step>(nothing);
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<string>(null);
  // At every commit, because the line may come only with what the host answers.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const lines = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    (lines.find(({ dataset }) => dataset['line'] === next.current) ?? lines[0])?.focus();
    next.current = null;
  });

  const finish = (line: string): void => {
    setStep(nothing);
    next.current = line;
  };
  const save = (name: string): void => {
    const replaced = namedSo(items, name);
    const saved = { id: replaced?.id ?? newItemId(), name, value: current };
    onItems(withItem(items, saved));
    setNews(t(replaced ? 'savedFilters.updated' : 'savedFilters.saved', { name }));
    finish(saved.id);
  };
  const rename = (saved: SavedFilter, name: string): void => {
    onItems(withItem(items, { ...saved, name }));
    setNews(t('savedFilters.renamed', { name }));
    finish(saved.id);
  };
  const update = (saved: SavedFilter): void => {
    onItems(withItem(items, { ...saved, value: current }));
    setNews(t('savedFilters.updated', saved));
    setStep(nothing);
  };
  const remove = (saved: SavedFilter): void => {
    onItems(withoutItem(items, saved.id));
    setNews(t('savedFilters.deleted', saved));
    setStep({ kind: 'removed', saved, at: items.indexOf(saved) });
    next.current = 'undo';
  };
  const restore = (saved: SavedFilter, at: number): void => {
    onItems(withItem(items, saved, at));
    setNews(t('savedFilters.restored', saved));
    finish(saved.id);
  };

  const leave = (): void => finish(step.kind === 'renaming' ? step.id : 'save');
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape answers what is asked before it closes the panel; a menu that hangs at a line has its own.
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !isInside || !['saving', 'renaming'].includes(step.kind)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };

  const lines = items.map((saved) => (
    <li key={saved.id}>
      {step.kind === 'renaming' && step.id === saved.id ? (
        <SavedNameForm
          name={saved.name}
          isTaken={(name) => ![undefined, saved.id].includes(namedSo(items, name)?.id)}
          onName={(name) => rename(saved, name)}
          onCancel={leave}
        />
      ) : (
        <SavedLine
          saved={saved}
          isCurrent={saved.value === current}
          onApply={() => onApply(saved)}
          onRename={() => setStep({ kind: 'renaming', id: saved.id })}
          onUpdate={() => update(saved)}
          onRemove={() => remove(saved)}
        />
      )}
    </li>
  ));
  const removed = step.kind === 'removed' && (
    <li key="removed" className="removed">
      <span>{t('savedFilters.deleted', step.saved)}</span>
      <Button size="small" variant="ghost" data-line="undo" onClick={() => restore(step.saved, step.at)}>
        {t('savedFilters.undo')}
      </Button>
    </li>
  );
  const all = removed ? lines.toSpliced(step.at, 0, removed) : lines;
  return (
    <SavedRoot ref={root} onKeyDown={onKeyDown}>
      {step.kind === 'saving' ? (
        <SavedNameForm
          name=""
          isTaken={(name) => namedSo(items, tidyName(name)) !== undefined}
          replaces
          onName={save}
          onCancel={leave}
        />
      ) : (
        <button type="button" className="line" data-line="save" onClick={() => setStep({ kind: 'saving' })}>
          <Plus aria-hidden />
          {t('savedFilters.save')}
        </button>
      )}
      {all.length === 0 ? (
        <p className="empty">{t('savedFilters.empty')}</p>
      ) : (
        // Without the role some browsers take a list without marks for none.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" aria-label={t('savedFilters.title')}>
          {all}
        </ul>
      )}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </SavedRoot>
  );
}

type SavedLineProps = {
  readonly saved: SavedFilter;
  /** Whether the fields hold just that. */
  readonly isCurrent: boolean;
  readonly onApply: () => void;
  readonly onRename: () => void;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
};

/** One of the saved: its name applies it, and a menu holds what else can be done with it. */
function SavedLine({ saved: { id, name }, isCurrent, onApply, onRename, onUpdate, onRemove }: SavedLineProps) {
  const t = useTexts(savedFiltersTexts);
  const items: MenuItem[] = [
    { type: 'action', id: 'rename', label: t('savedFilters.rename'), onSelect: onRename },
    ...(isCurrent ? [] : [updating(t('savedFilters.update'), onUpdate)]),
    { type: 'separator' },
    { type: 'action', id: 'remove', label: t('savedFilters.delete'), tone: 'danger', onSelect: onRemove },
  ];
  return (
    <div className="saved">
      <button
        type="button"
        className="line"
        data-line={id}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onApply}
      >
        <span className="mark">{isCurrent && <Check aria-hidden />}</span>
        <bdi>{name}</bdi>
      </button>
      <Menu
        items={items}
        align="end"
        trigger={
          <IconButton size="small" label={t('savedFilters.actions', { name })}>
            <Ellipsis />
          </IconButton>
        }
      />
    </div>
  );
}

const updating = (label: string, onSelect: () => void): MenuItem => ({ type: 'action', id: 'update', label, onSelect });
