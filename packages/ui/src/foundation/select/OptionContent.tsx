'use client';
import { Check } from '../icons/check.ts';
import type { ReactNode } from 'react';
import { Detail, Found, Tick, TickBox, Words } from './option.styles.ts';
import { piecesOf } from './optionSearch.ts';
import type { OptionValue, SelectOption } from './options.ts';

type OptionContentProps = {
  option: SelectOption<OptionValue>;
  /** The search words, to highlight in the texts. */
  words?: readonly string[];
  /** Several can be selected: each has a checkbox instead of a check mark at its end. */
  multiple?: boolean;
  /** In place of icon and texts. */
  children?: ReactNode;
};

const noWords: readonly string[] = [];

/** Content of an option's row. The row's `data-selected` says whether it is selected. */
export function OptionContent({ option, words = noWords, multiple = false, children }: OptionContentProps) {
  return (
    <>
      {multiple && (
        <TickBox>
          <Check aria-hidden />
        </TickBox>
      )}
      {children === undefined ? (
        <>
          {option.icon}
          <Words>
            <Searched text={option.label} words={words} />
            {option.description !== undefined && (
              <Detail>
                <Searched text={option.description} words={words} />
              </Detail>
            )}
          </Words>
        </>
      ) : (
        <Words>{children}</Words>
      )}
      {!multiple && (
        <Tick>
          <Check aria-hidden />
        </Tick>
      )}
    </>
  );
}

/** A text with the search words highlighted. */
export function Searched({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  // Pieces have no identity but their index.
  // oxlint-disable-next-line react/no-array-index-key
  return piecesOf(text, words).map((piece, index) =>
    piece.found ? <Found key={index}>{piece.text}</Found> : piece.text,
  );
}
