'use client';
import type { SavedView, TableView } from '@sereno/domain/table';
import { useState } from 'react';
import { VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { viewPanelTexts } from '../../locale/ownTexts.ts';
import type { PanelFrame } from '../toolbar/PanelButton.tsx';
import { PanelSurface } from '../toolbar/PanelSurface.tsx';
import { knownView, namedViews } from './savedViews.ts';
import { ViewList, type ViewListProps } from './ViewList.tsx';

type ViewPanelProps = PanelFrame &
  Omit<ViewListProps, 'onShow'> & {
    /** Title of the table. */
    readonly title: string;
    /** Called with the chosen view, as far as it fits the columns. */
    readonly onShow: (view: TableView) => void;
  };

/** What is said too soon is lost: first the focus goes back to the button, and that is read out. */
const QUIET = 400;

/**
 * The views that a person keeps under a name: how the rows are searched, sorted and filtered and the columns laid out (TBL-08,
 * TBL-09). One press shows a view and closes the panel. The host holds the views.
 */
export function Panel({ title, open, anchor, onClose, onShow, ...list }: ViewPanelProps) {
  const t = useTexts(viewPanelTexts);
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
        <ViewList {...list} views={namedViews(list.views)} onShow={show} />
      </PanelSurface>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
