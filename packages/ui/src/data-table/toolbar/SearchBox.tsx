'use client';
import { useEffect, useRef, useState } from 'react';
import { Search } from '../../foundation/icons/search.ts';
import { X } from '../../foundation/icons/x.ts';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';

type SearchBoxProps = {
  /** What is searched, for the name of the box: the title of the table. */
  readonly title: string;
  readonly value: string;
  /** How long a person must have stopped typing before `onSearch` is called, in ms: 0 where nothing is asked of a server. */
  readonly delay: number;
  readonly onSearch: (text: string) => void;
};

/** Where one types what the rows are searched for (TBL-05). What is typed is there at once, whatever the search takes. */
export function SearchBox({ title, value, delay, onSearch }: SearchBoxProps) {
  const t = useTexts(tableTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A text that waits is asked of the host as it is then, not as it was when the key was pressed.
  const newest = useRef(onSearch);
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, wait: number): void => {
    clearTimeout(timer.current);
    const ask = (): void => {
      setTyped(null);
      newest.current(text);
    };
    if (wait === 0) ask();
    else {
      setTyped(text);
      timer.current = setTimeout(ask, wait);
    }
  };
  const clear = (): void => {
    search('', 0);
    input.current?.focus();
  };
  const shown = typed ?? value;
  return (
    <div className="search">
      <Search size={16} />
      <input
        ref={input}
        type="search"
        aria-label={t('tableToolbar.search', { title })}
        placeholder={t('tableToolbar.searchShort')}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={({ target }) => search(target.value, delay)}
        onKeyDown={(event) => {
          // Escape empties the box first; only an empty one lets it close what the table stands in.
          if (event.key !== 'Escape' || shown === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {shown !== '' && (
        <button type="button" aria-label={t('tableToolbar.clearSearch')} onClick={clear}>
          <X size={14} />
        </button>
      )}
    </div>
  );
}
