'use client';
import { useState } from 'react';
import { Button } from '../../foundation/button/Button.tsx';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import { VisuallyHidden } from '../../foundation/content/VisuallyHidden.tsx';
import { Bookmark } from '../../foundation/icons/bookmark.ts';
import { Popover } from '../../foundation/popup/Popover.tsx';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useTexts } from '../../locale/index.ts';
import { filterBarTexts } from '../../locale/texts/es/filterBar.ts';
import type { SavedFilter, SavedFilters } from './savedFilters.ts';
import { styled } from 'styled-components';

const SavedRoot = styled.div`
  inline-size: 300px;
  max-inline-size: 100%;
`;

/** Few people save filters, and every dashboard has the button. */
const namedList = lazyPart(() => import('../../foundation/named/NamedList.tsx').then((module) => module.NamedList));
const preload = (): void => void namedList.preload();

/** An earlier announcement is lost: the focus first returns to the button, which is announced. */
const QUIET = 400;

type SavedFiltersButtonProps = SavedFilters & {
  /** Shows only the icon, without room for the text. */
  readonly compact: boolean;
};

/** Opens a person's saved filters. One press applies an item and closes the list; the host holds them. */
export function SavedFiltersButton({ items, current, onItems, onApply, compact }: SavedFiltersButtonProps) {
  const t = useTexts(filterBarTexts);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const { part: NamedList } = useLazyPart(namedList, isOpen && 'now', (error) => {
    // The next press retries.
    setOpen(false);
    reportError(error);
  });
  const apply = (chosen: SavedFilter): void => {
    onApply(chosen);
    setOpen(false);
    setNews('');
    setTimeout(() => setNews(t('savedFilters.applied', chosen)), QUIET);
  };
  return (
    <>
      <Popover
        // Not before its list is there: the focus moves into it as it opens.
        open={isOpen && NamedList !== undefined}
        onOpenChange={setOpen}
        title={t('savedFilters.title')}
        align="end"
        trigger={
          compact ? (
            <IconButton size="small" label={t('savedFilters.title')} onPointerEnter={preload} onFocus={preload}>
              <Bookmark />
            </IconButton>
          ) : (
            <Button
              size="small"
              variant="ghost"
              startIcon={<Bookmark aria-hidden />}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {t('savedFilters.open')}
            </Button>
          )
        }
      >
        <SavedRoot>
          {NamedList && (
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
              saved={(named) => ({ ...named, value: current })}
              isCurrent={({ value }) => value === current}
              onItems={onItems}
              onApply={apply}
            />
          )}
        </SavedRoot>
      </Popover>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
