'use client';
import { Search } from '../icons/search.ts';
import { styled } from 'styled-components';
import { controlStyle } from '../field/fieldParts.styles.ts';
import { color, space } from '../../theme/index.ts';

const Find = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  margin-block-end: ${space(2)};

  > svg {
    position: absolute;
    inset-inline-start: ${space(2.5)};
    color: ${color.textMuted};
    pointer-events: none;
  }

  > input {
    ${controlStyle}
    padding-inline-start: ${space(8)};
    appearance: none;
  }
`;

type PanelSearchProps = {
  /** What is searched; the accessible name and the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** Searches the rows of a panel on each key. */
export function PanelSearch({ label, value, onChange }: PanelSearchProps) {
  return (
    <Find>
      <Search size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Escape empties the box first; only an empty one lets it close the panel.
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
    </Find>
  );
}
