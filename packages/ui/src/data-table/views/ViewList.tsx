'use client';
import { encodeView, type SavedView, type TableView, type ViewColumn } from '@sereno/domain/table';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '../../foundation/index.ts';
import { Link } from '../../foundation/icons/link.ts';
import { Plus } from '../../foundation/icons/plus.ts';
import { useTexts } from '../../locale/index.ts';
import { viewPanelTexts } from '../../locale/ownTexts.ts';
import { copyText } from '../../state/copyText.ts';
import { namedSo, newItemId, withItem, withoutItem } from '../../state/namedItems.ts';
import { LinkField } from './LinkField.tsx';
import { NameForm } from './NameForm.tsx';
import { knownView, viewKey } from './savedViews.ts';
import { useLines } from './useLines.ts';
import { ViewLine } from './ViewLine.tsx';
import { ViewsRoot } from './ViewPanel.styles.ts';

export type ViewListProps = {
  /** How the table stands now. */
  readonly view: TableView;
  readonly views: readonly SavedView[];
  /** What a view may name of the columns. */
  readonly viewColumns: readonly ViewColumn[];
  /** Called with all views when one is added, changed or removed. */
  readonly onViews: (views: readonly SavedView[]) => void;
  /** Called with the view that was pressed. */
  readonly onShow: (saved: SavedView) => void;
  /** Address of an encoded view; undefined where views cannot be shared. */
  readonly viewHref: ((encoded: string) => string) | undefined;
};

/** What is under way, or what happened last: one thing at a time. */
type Step =
  | { readonly kind: 'none' | 'saving' }
  | { readonly kind: 'renaming'; readonly id: string }
  /** `id`: of the saved view, null for what the table shows now. */
  | { readonly kind: 'copied'; readonly id: string | null }
  /** The link could not be copied and is shown instead. */
  | { readonly kind: 'link'; readonly id: string | null; readonly href: string }
  | { readonly kind: 'removed'; readonly saved: SavedView; readonly at: number };

const nothing: Step = { kind: 'none' };

/** What the line of a saved view is called, apart from all others. */
const lineOfView = (id: string): string => `view:${id}`;

/** The line in whose place something is asked or shown, which takes the focus back from it. */
function lineOf(step: Step): string | null {
  if (step.kind === 'saving') return 'save';
  if (step.kind === 'renaming') return lineOfView(step.id);
  if (step.kind === 'link') return step.id === null ? 'copy' : lineOfView(step.id);
  return null;
}

/** The saved views, and what can be done with them and with the present one. */
export function ViewList({ view, views, viewColumns, onViews, onShow, viewHref }: ViewListProps) {
  const t = useTexts(viewPanelTexts);
  const [step, setStep] = useState<Step>(nothing);
  const [news, setNews] = useState({ text: '', count: 0 });
  const root = useRef<HTMLDivElement>(null);
  const lines = useLines(root);

  const present = viewKey(view, viewColumns);
  const tell = (text: string): void => setNews(({ count }) => ({ text, count: count + 1 }));
  const finish = (line: string): void => {
    setStep(nothing);
    lines.focusNext(line);
  };

  const save = (name: string): void => {
    const replaced = namedSo(views, name);
    const saved = { id: replaced?.id ?? newItemId(), name, view: knownView(view, viewColumns) };
    onViews(withItem(views, saved));
    tell(t(replaced ? 'viewPanel.updated' : 'viewPanel.saved', { name }));
    finish(lineOfView(saved.id));
  };
  const rename = (saved: SavedView, name: string): void => {
    onViews(withItem(views, { ...saved, name }));
    tell(t('viewPanel.renamed', { name }));
    finish(lineOfView(saved.id));
  };
  const update = (saved: SavedView): void => {
    onViews(withItem(views, { ...saved, view: knownView(view, viewColumns) }));
    tell(t('viewPanel.updated', saved));
    setStep(nothing);
  };
  const remove = (saved: SavedView): void => {
    onViews(withoutItem(views, saved.id));
    tell(t('viewPanel.deleted', saved));
    setStep({ kind: 'removed', saved, at: views.indexOf(saved) });
    lines.focusNext('undo');
  };
  const restore = (saved: SavedView, at: number): void => {
    onViews(withItem(views, saved, at));
    tell(t('viewPanel.restored', saved));
    finish(lineOfView(saved.id));
  };
  const copy = async (id: string | null, shared: TableView): Promise<void> => {
    const encoded = encodeView(knownView(shared, viewColumns));
    const href = new URL(viewHref?.(encoded) ?? '', document.baseURI).href;
    if (await copyText(href)) {
      setStep({ kind: 'copied', id });
      tell(t('viewPanel.copied'));
    } else setStep({ kind: 'link', id, href });
  };

  const leave = (): void => finish(lineOf(step) ?? 'save');
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape answers what is asked before it closes the panel; a menu that hangs at a line has its own.
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !isInside || lineOf(step) === null) return lines.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    return leave();
  };

  const linkOf = (id: string | null) =>
    step.kind === 'link' && step.id === id && <LinkField href={step.href} onDone={leave} />;
  const isCopied = (id: string | null): boolean => step.kind === 'copied' && step.id === id;
  const items = views.map((saved) => (
    <li key={saved.id}>
      {step.kind === 'renaming' && step.id === saved.id ? (
        <NameForm
          name={saved.name}
          isTaken={(name) => ![undefined, saved.id].includes(namedSo(views, name)?.id)}
          onName={(name) => rename(saved, name)}
          onCancel={leave}
        />
      ) : (
        <ViewLine
          line={lineOfView(saved.id)}
          saved={saved}
          isCurrent={viewKey(saved.view, viewColumns) === present}
          isCopied={isCopied(saved.id)}
          onShow={() => onShow(saved)}
          onRename={() => setStep({ kind: 'renaming', id: saved.id })}
          onUpdate={() => update(saved)}
          onCopy={viewHref && (() => void copy(saved.id, saved.view))}
          onRemove={() => remove(saved)}
        />
      )}
      {linkOf(saved.id)}
    </li>
  ));
  const removed = step.kind === 'removed' && (
    <li key="removed" className="removed">
      <span className="words">{t('viewPanel.deleted', step.saved)}</span>
      <Button size="small" variant="ghost" data-line="undo" onClick={() => restore(step.saved, step.at)}>
        {t('viewPanel.undo')}
      </Button>
    </li>
  );
  const all = removed ? items.toSpliced(step.at, 0, removed) : items;

  return (
    <ViewsRoot ref={root} onKeyDown={onKeyDown}>
      {step.kind === 'saving' ? (
        <NameForm
          name=""
          isTaken={(name) => namedSo(views, name) !== undefined}
          replaces
          onName={save}
          onCancel={leave}
        />
      ) : (
        <button type="button" className="line" data-line="save" onClick={() => setStep({ kind: 'saving' })}>
          <Plus />
          {t('viewPanel.save')}
        </button>
      )}
      {viewHref && (
        <button type="button" className="line" data-line="copy" onClick={() => void copy(null, view)}>
          <Link />
          {t('viewPanel.copy')}
          {isCopied(null) && <span className="note">{t('viewPanel.copied')}</span>}
        </button>
      )}
      {linkOf(null)}
      {all.length === 0 ? (
        <p className="empty">{t('viewPanel.empty')}</p>
      ) : (
        // Without the role some browsers take a list without marks for none.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" aria-label={t('viewPanel.list')}>
          {all}
        </ul>
      )}
      <VisuallyHidden as="output">
        <span key={news.count}>{news.text}</span>
      </VisuallyHidden>
    </ViewsRoot>
  );
}
