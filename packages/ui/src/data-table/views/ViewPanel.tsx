'use client';
import { encodeView, type SavedView, type TableView, type ViewColumn } from '@sereno/domain/table';
import { useState } from 'react';
import { VisuallyHidden } from '../../foundation/index.ts';
import { NamedList } from '../../foundation/named/NamedList.tsx';
import { useTexts } from '../../locale/index.ts';
import { viewPanelTexts } from '../../locale/ownTexts.ts';
import type { PanelFrame } from '../toolbar/PanelButton.tsx';
import { PanelSurface } from '../toolbar/PanelSurface.tsx';
import { knownView, namedViews, viewKey } from './savedViews.ts';
import { ViewsRoot } from './ViewPanel.styles.ts';

type ViewPanelProps = PanelFrame & {
  /** Title of the table. */
  readonly title: string;
  /** How the table stands now. */
  readonly view: TableView;
  readonly views: readonly SavedView[];
  /** What a view may name of the columns. */
  readonly viewColumns: readonly ViewColumn[];
  /** Called with all views when one is added, changed or removed. */
  readonly onViews: (views: readonly SavedView[]) => void;
  /** Called with the chosen view, as far as it fits the columns. */
  readonly onShow: (view: TableView) => void;
  /** Address of an encoded view; undefined where views cannot be shared. */
  readonly viewHref: ((encoded: string) => string) | undefined;
};

/** What is said too soon is lost: first the focus goes back to the button, and that is read out. */
const QUIET = 400;

/**
 * The views that a person keeps under a name: how the rows are searched, sorted and filtered and the columns laid out (TBL-08,
 * TBL-09). One press shows a view and closes the panel. The host holds the views.
 */
export function Panel(props: ViewPanelProps) {
  const { title, open, anchor, onClose, view, views, viewColumns, onViews, onShow, viewHref } = props;
  const t = useTexts(viewPanelTexts);
  const [news, setNews] = useState('');
  const present = viewKey(view, viewColumns);
  const show = (saved: SavedView): void => {
    onShow(knownView(saved.view, viewColumns));
    onClose();
    setNews('');
    setTimeout(() => setNews(t('viewPanel.shown', { name: saved.name })), QUIET);
  };
  return (
    <>
      <PanelSurface open={open} anchor={anchor} onClose={onClose} title={t('viewPanel.title', { title })}>
        <ViewsRoot>
          <NamedList
            words={{
              list: t('viewPanel.list'),
              empty: t('viewPanel.empty'),
              save: t('viewPanel.save'),
              update: t('viewPanel.update'),
              name: t('viewPanel.name'),
              taken: t('viewPanel.taken'),
              replaceQuestion: t('viewPanel.replaceQuestion'),
            }}
            items={namedViews(views)}
            kept={(named) => ({ ...named, view: knownView(view, viewColumns) })}
            isCurrent={(saved) => viewKey(saved.view, viewColumns) === present}
            onItems={onViews}
            onApply={show}
            share={
              viewHref && {
                label: t('viewPanel.link'),
                hrefOf: (saved) => viewHref(encodeView(knownView(saved?.view ?? view, viewColumns))),
              }
            }
          />
        </ViewsRoot>
      </PanelSurface>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
