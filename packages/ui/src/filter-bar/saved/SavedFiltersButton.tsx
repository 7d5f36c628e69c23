'use client';
import { useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import { VisuallyHidden } from '../../foundation/content/VisuallyHidden.tsx';
import { Bookmark } from '../../foundation/icons/bookmark.ts';
import { NamedList } from '../../foundation/named/NamedList.tsx';
import { Popover } from '../../foundation/popup/Popover.tsx';
import { useTexts } from '../../locale/index.ts';
import { savedFiltersTexts } from '../../locale/ownTexts.ts';
import type { SavedFilter, SavedFilters } from './savedFilters.ts';
import { SavedRoot } from './SavedFilters.styles.ts';

/** What is said too soon is lost: first the focus goes back to the button, and that is read out. */
const QUIET = 400;

type SavedFiltersButtonProps = SavedFilters & {
  /** Shows the icon alone, where there is no room for the word. */
  readonly compact: boolean;
};

/** Opens the filters that a person keeps under names. One press applies them and closes the list; the host holds them. */
export function SavedFiltersButton({ items, current, onItems, onApply, compact }: SavedFiltersButtonProps) {
  const t = useTexts(savedFiltersTexts);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const apply = (chosen: SavedFilter): void => {
    onApply(chosen);
    setOpen(false);
    setNews('');
    setTimeout(() => setNews(t('savedFilters.applied', chosen)), QUIET);
  };
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={t('savedFilters.title')}
        align="end"
        trigger={
          compact ? (
            <IconButton size="small" label={t('savedFilters.title')}>
              <Bookmark />
            </IconButton>
          ) : (
            <Button size="small" variant="ghost" startIcon={<Bookmark aria-hidden />}>
              {t('savedFilters.open')}
            </Button>
          )
        }
      >
        <SavedRoot>
          <NamedList
            words={{
              list: t('savedFilters.title'),
              empty: t('savedFilters.empty'),
              save: t('savedFilters.save'),
              update: t('savedFilters.update'),
              name: t('savedFilters.name'),
              taken: t('savedFilters.taken'),
              replaceQuestion: t('savedFilters.replaceQuestion'),
            }}
            items={items}
            kept={(named) => ({ ...named, value: current })}
            isCurrent={({ value }) => value === current}
            onItems={onItems}
            onApply={apply}
          />
        </SavedRoot>
      </Popover>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
