'use client';
import { Check } from '../icons/check.ts';
import { Detail, Found, Tick, TickBox, Words } from './option.styles.ts';
import { piecesOf } from './optionSearch.ts';
import type { SelectOption } from './options.ts';

type OptionContentProps = {
  option: SelectOption;
  /** What is searched, to be shown in the texts. */
  words?: readonly string[];
  /** Several can be chosen: each has a box instead of the check mark at its end. */
  multiple?: boolean;
};

const noWords: readonly string[] = [];

/** What the line of an option holds. The row around it says by `data-selected` whether it is chosen. */
export function OptionContent({ option, words = noWords, multiple = false }: OptionContentProps) {
  return (
    <>
      {multiple && (
        <TickBox>
          <Check aria-hidden />
        </TickBox>
      )}
      {option.icon}
      <Words>
        <Searched text={option.label} words={words} />
        {option.description !== undefined && (
          <Detail>
            <Searched text={option.description} words={words} />
          </Detail>
        )}
      </Words>
      {!multiple && (
        <Tick>
          <Check aria-hidden />
        </Tick>
      )}
    </>
  );
}

/** A text in which what was searched stands out. */
export function Searched({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  // Pieces have no identity but their place.
  // oxlint-disable-next-line react/no-array-index-key
  return piecesOf(text, words).map((piece, index) =>
    piece.found ? <Found key={index}>{piece.text}</Found> : piece.text,
  );
}
