'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundation/index.ts';
import { NamedList } from '../../foundation/named/NamedList.tsx';
import { useTexts } from '../../locale/index.ts';
import { tableViewsTexts } from '../../locale/texts/es/tableViews.ts';
import { encodeView } from '../model/viewText.ts';
import type { SavedView, TableView, ViewColumn } from '../model/tableView.ts';
import { type PanelFrame, PanelSurface } from '../../foundation/panel/PanelSurface.tsx';
import { knownView, namedViews, viewKey } from './savedViews.ts';
import { space } from '../../theme/index.ts';

/** The marks of the lines stand below the title; their background reaches beyond. */
const ViewsRoot = styled.div`
  margin-inline: ${space(-2.5)};
`;

type ViewListProps = {
  /** How the table stands now. */
  readonly view: TableView;
  readonly views: readonly SavedView[];
  /** What a view may name of the columns. */
  readonly viewColumns: readonly ViewColumn[];
  /** Called with all views when one is added, changed or removed. */
  readonly onViews: (views: readonly SavedView[]) => void;
  /** Called with the view that was pressed. */
  readonly onApply: (saved: SavedView) => void;
  /** Address of an encoded view; undefined where views cannot be shared. */
  readonly viewHref: ((encoded: string) => string) | undefined;
};

type ViewPanelProps = PanelFrame &
  Omit<ViewListProps, 'onApply'> & {
    /** Title of the table. */
    readonly title: string;
    /** Called with the chosen view, as far as it fits the columns. */
    readonly onShow: (view: TableView) => void;
  };

/** What is said too soon is lost: first the focus goes back to the button, and that is read out. */
const QUIET = 400;

/** The saved views; rendered only where the panel is open, because what they show is compared with what the table shows. */
function ViewList({ view, views, viewColumns, onViews, onApply, viewHref }: ViewListProps) {
  const t = useTexts(tableViewsTexts);
  const present = viewKey(view, viewColumns);
  return (
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
        items={views}
        saved={(named) => ({ ...named, view: knownView(view, viewColumns) })}
        isCurrent={(saved) => viewKey(saved.view, viewColumns) === present}
        onItems={onViews}
        onApply={onApply}
        share={
          viewHref && {
            label: t('viewPanel.link'),
            hrefOf: (saved) => viewHref(encodeView(knownView(saved?.view ?? view, viewColumns))),
          }
        }
      />
    </ViewsRoot>
  );
}

/**
 * The views that a person keeps under a name: how the rows are searched, sorted and filtered and the columns laid out (TBL-08,
 * TBL-09). One press shows a view and closes the panel. The host holds the views.
 */
export function ViewPanel({ title, open, anchor, onClose, onShow, ...list }: ViewPanelProps) {
  const t = useTexts(tableViewsTexts);
  const [news, setNews] = useState('');
  const show = ({ name, view }: SavedView): void => {
    onShow(knownView(view, list.viewColumns));
    onClose();
    setNews('');
    setTimeout(() => setNews(t('viewPanel.shown', { name })), QUIET);
  };
  return (
    <>
      <PanelSurface open={open} anchor={anchor} onClose={onClose} title={t('viewPanel.title', { title })}>
        <ViewList {...list} views={namedViews(list.views)} onApply={show} />
      </PanelSurface>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
