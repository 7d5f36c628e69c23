'use client';
import type { MouseEvent } from 'react';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';
import { VisuallyHidden } from '../../foundation/index.ts';
import { Pending } from '../Pending.tsx';
import { useTexts } from '../../locale/index.ts';
import { figureCardTexts } from '../../locale/ownTexts.ts';
import type { CardStyle } from '../customProperties.ts';
import { LONGEST_FIGURE, ValueLine } from './FigureValue.styles.ts';

/** How many signs the arrow of a loss is as wide as. */
const ARROW = 2;

type FigureValueProps = {
  /** As it is written: '$1,234.50'; while loading as wide as it may be. */
  readonly text: string;
  /** As it is read aloud, with its name: 'Contratos: 186'. */
  readonly spoken: string;
  /** Where it is a loss, the word for that; `spoken` has it already. Default: none. */
  readonly loss?: string | undefined;
  readonly loading: boolean;
  /** A newer one is on its way: this one is muted, and opens nothing. Default: false. */
  readonly refreshing?: boolean;
  /** Whether there is anything behind it to be opened. */
  readonly isKnown: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly openLabel: string | undefined;
};

/** The figure itself, as large as there is room for; a button where rows stand behind it. */
export function FigureValue({
  text,
  spoken,
  loss,
  loading,
  refreshing = false,
  isKnown,
  onOpen,
  openLabel,
}: FigureValueProps) {
  const t = useTexts(figureCardTexts);
  const figures = Math.max(text.length, 1) + (loss === undefined ? 0 : ARROW);
  const style: CardStyle = { '--figures': figures };
  const line = {
    style,
    'data-figures': Math.min(figures, LONGEST_FIGURE),
    'data-loss': loss !== undefined || undefined,
    'data-refreshing': (refreshing && !loading) || undefined,
  };
  const shown = loading ? (
    <Pending>{text}</Pending>
  ) : (
    <>
      {loss !== undefined && (
        <span className="arrow">
          <ArrowDown aria-hidden />
        </span>
      )}
      {text}
    </>
  );
  if (onOpen === undefined) {
    return (
      <ValueLine {...line}>
        {!loading && <VisuallyHidden>{spoken}</VisuallyHidden>}
        <span className="figure" aria-hidden title={loss}>
          {shown}
        </span>
      </ValueLine>
    );
  }

  const isOpener = !loading && isKnown;
  const canOpen = isOpener && !refreshing;
  const press = (event: MouseEvent): void => {
    if (canOpen) onOpen();
    else event.preventDefault();
  };
  const action = openLabel ?? t('figureCard.open');
  return (
    <ValueLine {...line}>
      {/* Never `disabled`, which would drop the focus while newer figures are on their way. */}
      <button
        type="button"
        className="figure"
        aria-disabled={!canOpen || undefined}
        aria-label={isOpener ? t('figureCard.pressed', { figure: spoken, action }) : spoken}
        title={canOpen ? action : undefined}
        onClick={press}
      >
        {shown}
        <ChevronRight />
      </button>
    </ValueLine>
  );
}
